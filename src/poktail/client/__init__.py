"""The Python client of the wire protocol, used by `poktail join`, `poktail bot` and other people's programs."""

from poktail.client.addresses import parse_address
from poktail.client.bots import BotRunner
from poktail.client.connection import Lost, TableConnection
from poktail.client.errors import NotPoktail, Refused, Unreachable
from poktail.client.http_client import Server
from poktail.client.keys import Key, load_key
from poktail.client.messages import Message

__all__ = [
    "BotRunner",
    "Key",
    "Lost",
    "Message",
    "NotPoktail",
    "Refused",
    "Server",
    "TableConnection",
    "Unreachable",
    "load_key",
    "parse_address",
]
