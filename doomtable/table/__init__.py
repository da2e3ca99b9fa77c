"""The table: the only room that knows pygame; its folders import downward only, paint first, window last."""
