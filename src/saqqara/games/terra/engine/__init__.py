"""What is compiled: the rules and what they stand on."""
