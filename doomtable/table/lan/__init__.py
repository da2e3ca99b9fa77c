"""LAN: the screens of games over the local network, and the connection behind them."""
