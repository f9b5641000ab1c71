"""Four hidden-information games with rules, bots, a table server, a terminal client and batch simulation."""


def __getattr__(name: str) -> str:
    """`__version__`, looked up only when somebody asks, because reading the package's metadata takes a while."""
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415

        return version("poktail")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
