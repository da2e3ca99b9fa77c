"""placeholder"""
from doomtable.ai.random import RandomPlayer
class GreedyPlayer(RandomPlayer): pass
