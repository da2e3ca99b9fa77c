"""Card pictures: posters of cut paper, composed from a vocabulary by one line of data a card.

A recipe (`recipes/SET/`) says who or what is shown, how it is framed, where, and in which light; what it leaves out
follows from the card's facts. The words of a recipe are painters: heads, weapons, poses and builds of a figure,
beasts, vehicles, things, scenes of events, places. Painters know words and numbers, never cards.
"""
