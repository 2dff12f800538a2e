"""What every game shares and none is named in."""
