"""The commands of `poktail admin` that act on people and tables; the work is in server/ops/operator.py."""

from __future__ import annotations

import getpass
import json
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from poktail.cli.admin import AsJson, print_rows
from poktail.cli.common import language
from poktail.cli.settings import Config, Data, settings_from
from poktail.core.errors import BadOptions
from poktail.i18n import Words

if TYPE_CHECKING:
    from poktail.server.ops.operator import Operator
    from poktail.server.settings import Settings

T = TypeVar("T")
ProfileId = Annotated[
    str, typer.Argument(metavar="PROFILE", help="A profile's id; `poktail admin profiles` lists them.")
]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why, for the audit log.")]
Days = Annotated[int, typer.Option("--days", min=1, max=3650, help="For how long.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only show what would be done.")]
CLOSE = "TABLE …, or --open with --by, --name-like or --all"


def _act(settings: Settings, reason: str, work: Callable[[Operator], T]) -> T:
    """Do something as the user of the operating system who runs this command."""
    from poktail.server.ops import operator  # noqa: PLC0415

    try:
        by = getpass.getuser()
    except (OSError, KeyError):  # a container may have no name for its user
        by = "?"
    now = time.time_ns() // 1_000_000
    return operator.write(settings, lambda conn: work(operator.Operator(conn, by, now, reason)))


def _say(message: str, **values: Any) -> None:
    typer.echo(Words(language(""))(message, **values))


def ban(
    profile: Annotated[str, typer.Argument(metavar="[PROFILE]", help="A profile's id.")] = "",
    address: Annotated[str, typer.Option("--address", help="Ban the network of this address instead.")] = "",
    days: Days = 7,
    reason: Reason = "",
    data: Data = None,
    config: Config = None,
) -> None:
    """Ban a profile for good, or the network of an address for some days (default: 7)."""
    if bool(profile) == bool(address):
        raise BadOptions(option="ban", want="PROFILE or --address")
    settings = settings_from(config, (), data=data)
    if address:
        _say(
            "admin-banned-address", network=_act(settings, reason, lambda do: do.ban_address(address, days)), days=days
        )
    else:
        _say("admin-banned", profile=profile, tables=len(_act(settings, reason, lambda do: do.ban(profile))))


def unban(
    profile: Annotated[str, typer.Argument(metavar="[PROFILE]", help="A profile's id.")] = "",
    address: Annotated[str, typer.Option("--address", help="Unban the network of this address instead.")] = "",
    reason: Reason = "",
    data: Data = None,
    config: Config = None,
) -> None:
    """Lift a ban."""
    if bool(profile) == bool(address):
        raise BadOptions(option="unban", want="PROFILE or --address")
    settings = settings_from(config, (), data=data)
    if address:
        _say("admin-unbanned", who=_act(settings, reason, lambda do: do.unban_address(address)))
    else:
        _act(settings, reason, lambda do: do.unban(profile))
        _say("admin-unbanned", who=profile)


def rename(
    profile: ProfileId,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    days: Days = 30,
    reason: Reason = "",
    data: Data = None,
    config: Config = None,
) -> None:
    """Give a profile another name everywhere, also in old matches; it keeps the name for some days (default: 30)."""
    from poktail.server.ops import operator  # noqa: PLC0415

    settings = settings_from(config, (), data=data)
    new = _act(settings, reason, lambda do: do.rename(profile, name, days))
    operator.rename_in_matches(settings, profile, new)
    _say("admin-renamed", profile=profile, name=new, days=days)


def mute(
    profile: ProfileId,
    minutes: Annotated[int | None, typer.Option("--minutes", min=1, max=5_256_000, help="Default: for good.")] = None,
    reason: Reason = "",
    data: Data = None,
    config: Config = None,
) -> None:
    """Stop a profile from chatting, reacting and choosing names."""
    _act(settings_from(config, (), data=data), reason, lambda do: do.mute(profile, minutes))
    _say("admin-muted", profile=profile, minutes=minutes or 0)


def unmute(profile: ProfileId, reason: Reason = "", data: Data = None, config: Config = None) -> None:
    """Let a profile speak again."""
    _act(settings_from(config, (), data=data), reason, lambda do: do.unmute(profile))
    _say("admin-unmuted", profile=profile)


def close(
    tables: Annotated[list[str] | None, typer.Argument(metavar="[TABLE]...", help="Ids or codes of tables.")] = None,
    only_open: Annotated[bool, typer.Option("--open", help="Tables at which no match has begun.")] = False,
    by: Annotated[str, typer.Option("--by", metavar="PROFILE", help="With --open: those this profile hosts.")] = "",
    name_like: Annotated[
        str, typer.Option("--name-like", metavar="TEXT", help="With --open: public ones with this in a name.")
    ] = "",
    everything: Annotated[bool, typer.Option("--all", help="With --open: all public ones.")] = False,
    dry_run: DryRun = False,
    as_json: AsJson = False,
    reason: Reason = "",
    data: Data = None,
    config: Config = None,
) -> None:
    """Close tables for good; the people there are told. Records of finished matches stay."""
    from poktail.server.ops import admin, operator  # noqa: PLC0415

    if bool(tables) == only_open or only_open != bool(by or name_like or everything):
        raise BadOptions(option="close", want=CLOSE)

    settings = settings_from(config, (), data=data)

    def find(conn: Any) -> list[dict[str, Any]]:
        if tables:
            return operator.find_tables(conn, tables)
        return operator.open_tables(conn, by or None, name_like or None)

    def work(do: Operator) -> list[dict[str, Any]]:
        found = find(do.conn)
        do.close(row["id"] for row in found)
        return found

    found = admin.read(settings, find) if dry_run else _act(settings, reason, work)
    print_rows(found, as_json, ("id", "game", "state", "host", "created", "names"))
    if not as_json:
        _say("admin-would-close" if dry_run else "admin-closed", tables=len(found))


def reports(
    what: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID | done ID...]", help="A report to show in full, or reports to mark as done."),
    ] = None,
    everything: Annotated[bool, typer.Option("--all/--open", help="Also show reports that are done.")] = False,
    as_json: AsJson = False,
    data: Data = None,
    config: Config = None,
) -> None:
    """List what people have reported, show one report with its chat lines, or mark reports as done."""
    from poktail.server.ops import admin, operator  # noqa: PLC0415

    settings, words = settings_from(config, (), data=data), list(what or ())
    if words[:1] == ["done"]:
        ids = _numbers(words[1:])
        _act(settings, "", lambda do: do.done(ids))
        _say("admin-reports-done", reports=len(ids))
        return
    ids = _numbers(words) if words else []
    found = admin.read(settings, lambda conn: operator.reports(conn, everything or bool(ids)))
    if ids:
        found = [row for row in found if row["id"] in ids]
    print_rows(found, as_json, ("id", "at", "about", "subject", "name", "reason", "times", "table", "text"))
    if ids and not as_json:
        for line in (line for row in found for line in row["lines"]):
            typer.echo(f"{line['name']} ({line['profile']}): {line['text']}")


def _numbers(words: Sequence[str]) -> list[int]:
    if not words or not all(word.isdecimal() and len(word) < 10 for word in words):
        raise BadOptions(option="reports", want="ID, or done ID …")
    return [int(word) for word in words]


def log(data: Data = None, config: Config = None, as_json: AsJson = False) -> None:
    """Show the audit log: who did what to whom, when and why."""
    from poktail.server.ops import admin, operator  # noqa: PLC0415

    found = admin.read(settings_from(config, (), data=data), operator.log)
    if not as_json:
        found = [row | {"detail": json.dumps(row["detail"], ensure_ascii=False)} for row in found]
    print_rows(found, as_json, ("id", "at", "by", "what", "target", "name", "reason", "detail"))


COMMANDS: dict[str, Callable[..., None]] = {
    "ban": ban,
    "unban": unban,
    "rename": rename,
    "mute": mute,
    "unmute": unmute,
    "close": close,
    "reports": reports,
    "log": log,
}
