"""Problem: the JSON body of an error response; http/problems.py sends it."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class Problem(BaseModel):
    """An error: a code that the client translates, and the values for its text."""

    model_config = ConfigDict(extra="forbid")

    code: str = Field(pattern=r"^[a-z][a-z_]*$", examples=["bad_name"])
    data: dict[str, str | int | None]
