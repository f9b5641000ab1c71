"""`python -m poktail` is `poktail`."""

from poktail.cli import main

main()
