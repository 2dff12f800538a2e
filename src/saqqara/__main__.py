"""`python -m saqqara` is `saqqara`."""

from saqqara.cli import main

main()
