"""The statements of the shelf, built once: to build one costs many times what the database needs to run it.

What an update sets is what its parameters name beside `key`.
"""

from __future__ import annotations

from sqlalchemy import BindParameter, bindparam, insert, select, update

from poktail.server import models

_key: BindParameter[str] = bindparam("key")

ADD_TABLE = insert(models.tables)
SAVE_TABLE = update(models.tables).where(models.tables.c.id == _key)
FIND_TABLE = select(models.tables.c.doc).where(models.tables.c.id == _key)

ADD_MATCH = insert(models.matches)
SAVE_MATCH = update(models.matches).where(models.matches.c.id == _key)
FIND_MATCH = select(models.matches).where(models.matches.c.id == _key)
FIND_SEED = select(models.matches.c.seed).where(models.matches.c.id == _key)

ADD_SEATS = insert(models.seats)
END_SEATS = update(models.seats).where(models.seats.c.match == _key, models.seats.c.seat == bindparam("place"))

_rated = models.ratings
_whom: BindParameter[list[str]] = bindparam("whom", expanding=True)
FIND_RATINGS = select(_rated).where(_rated.c.game == bindparam("of_game"), _rated.c.who.in_(_whom))
SAVE_RATINGS = update(_rated).where(_rated.c.game == bindparam("of_game"), _rated.c.who == _key)
ADD_RATINGS = insert(_rated)
