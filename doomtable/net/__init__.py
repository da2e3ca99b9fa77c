"""Network games: the protocol, the host's side and the guest's side.

The host holds the game; everybody else holds a view. `protocol` are the messages, docs/protocol.md tells them to
whoever writes another client. Nothing here is imported before somebody hosts or joins.
"""
