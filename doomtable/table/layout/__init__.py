"""Layout: views and sizes in, rectangles out. Pure."""
