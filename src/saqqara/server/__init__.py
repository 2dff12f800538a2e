"""Tables over the network: HTTP to come and go, one WebSocket per viewer to play."""
