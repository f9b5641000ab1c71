"""A client in 30 lines: python client.py http://127.0.0.1:8765/t/TABLE Ann (it needs `poktail`)."""

import random
import secrets
import sys

from poktail.client import Server, TableConnection, parse_address

origin, table = parse_address(sys.argv[1])
if table is None:
    sys.exit("That isn't a table link.")
server = Server(origin)
server.ask("POST", "/api/me", {"name": sys.argv[2]})

with TableConnection(server, table) as connection:
    seated = False
    for message in connection:
        data = message.data
        if message.kind == "table" and None in data["seats"] and not seated:
            connection.send("sit", {"seat": data["seats"].index(None), "entropy": secrets.token_hex(16)})
            seated = True
        elif message.kind in ("view", "events"):
            for version, event in data["events"]:
                print(version, event)
            if data["legal"]:
                notation, _move = random.choice(data["legal"])  # think here: data["view"] is what this seat sees
                connection.move(notation, message.version)
        elif message.kind == "error":
            print("refused:", data["code"], data["data"])
        elif message.kind == "over":
            print("place", data["ranks"][connection.seat], "of", len(data["ranks"]))
            break
