/** The lobby of a table for one device: type the names of everybody who plays here, then start. */
import { useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import type { Person } from "../board";
import { Key } from "../kit/keys";
import { Face } from "../kit/seats";
import { levelOf } from "../settings";
import { showProblem } from "../shell";
import type { GameOut, Problem, TableState } from "../wire";
import type { Words } from "../words";
import defaultNames from "../../i18n/default_names.json";
import { facesOf } from "./people";
import type { Store } from "./store";

export interface DeviceLobbyProps {
  readonly store: Store;
  readonly table: TableState;
  readonly game: GameOut;
  readonly words: Words;
}

interface Player {
  readonly name: string;
  readonly bot: boolean;
}

function peopleHere(players: readonly Player[]): readonly Person[] {
  const faces = facesOf(players);
  return players.map(({ name, bot }, seat) => {
    return {
      seat,
      name,
      bot,
      level: null,
      face: faces[seat] ?? "",
      away: false,
      standIn: false,
      awaySince: null,
      standInAt: null,
      emote: null,
    };
  });
}

/** A name for one more bot, that nobody here has. */
function botName(players: readonly Player[], words: Words): string {
  const names = defaultNames.bots[words.lang];
  return names.find((name) => players.every((player) => player.name !== name)) ?? names[0] ?? "?";
}

/** Give the table as many seats as there are players, seat everybody, and start. */
async function seatAndStart(
  { store, table, game }: DeviceLobbyProps,
  players: readonly Player[],
): Promise<Problem | null> {
  const options = { ...table.options, seats: players.length };
  let problem = await store.ask({ t: "set", d: { ...table.setup, options } });
  for (const [seat, { name, bot }] of players.entries()) {
    if (problem) break;
    problem = bot ? await store.ask({ t: "bot", d: { seat, level: levelOf(game) } }) : await store.sit(seat, name);
  }
  problem ??= await store.ask({ t: "start", d: { fill: null } });
  if (problem) for (const seat of store.mine.value) await store.ask({ t: "stand", d: { seat } });
  return problem;
}

/** The names so far, each with a key that takes it away. */
function Players({
  players,
  set,
  words,
}: {
  readonly players: readonly Player[];
  readonly set: (players: readonly Player[]) => void;
  readonly words: Words;
}) {
  return (
    <ul class="device-players" aria-label={words.say("web-device-players")}>
      {peopleHere(players).map((person) => (
        <li key={`${person.seat} ${person.name}`} class="device-player">
          <Face person={person} size={38} />
          <strong>{person.name}</strong>
          <button
            type="button"
            class="icon-key"
            aria-label={words.say("web-remove-entry", { what: person.name })}
            onClick={() => set(players.filter((_, seat) => seat !== person.seat))}
          >
            <Icon name="close" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Names as chips, one field, one key that starts: nobody plays here who was not added. */
export function DeviceLobby(props: DeviceLobbyProps) {
  const { game, words } = props;
  const [players, setPlayers] = useState<readonly Player[]>([]);
  const [name, setName] = useState("");
  const going = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const { low = 1, high = 1 } = game.options.find((option) => option.name === "seats") ?? {};
  const full = players.length >= Number(high);
  const add = (player: Player) => {
    if (player.name === "" || full) return;
    setPlayers([...players, player]);
    setName("");
    field.current?.focus();
  };
  const start = async () => {
    if (going.current) return;
    going.current = true;
    const problem = await seatAndStart(props, players);
    going.current = false;
    if (problem) showProblem(problem);
  };
  const missing = Math.max(0, Number(low) - players.length);
  const nobody = players.every((player) => player.bot);
  const hint = missing
    ? words.say("web-device-missing", { low: Number(low) })
    : nobody
      ? words.say("web-device-nobody")
      : undefined;
  return (
    <div class="device">
      <h3>{words.say("web-device-who")}</h3>
      <Players players={players} set={setPlayers} words={words} />
      <form
        class="sit"
        hidden={full}
        onSubmit={(event) => {
          event.preventDefault();
          add({ name: name.trim(), bot: false });
        }}
      >
        <label class="field">
          <span>{words.say("web-device-name")}</span>
          <input
            ref={field}
            class="input"
            maxLength={24}
            value={name}
            autocomplete="off"
            enterkeyhint="next"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="key key-quiet">
          {words.say("web-device-add")}
        </button>
        <Key icon="plus" onClick={() => add({ name: botName(players, words), bot: true })}>
          {words.say("web-add-bot")}
        </Key>
      </form>
      <Key kind="main" icon="play" disabled={missing > 0 || nobody} hint={hint} onClick={() => void start()}>
        {words.say("web-start", { count: players.length })}
      </Key>
    </div>
  );
}
