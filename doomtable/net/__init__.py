"""A table over the network: friends in one room or one network, without a server, an account or the internet.

The host holds the game; everybody else holds a view. `protocol` are the messages, docs/protocol.md tells them to
whoever writes another client. Nothing here is imported before somebody hosts or joins.
"""
