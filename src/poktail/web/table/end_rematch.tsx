/** After a match: a rematch that everybody agrees to, or another game with the same people. */
import { useEffect, useState } from "preact/hooks";
import { games } from "../api";
import { Key } from "../kit/keys";
import { Sheet } from "../kit/sheet";
import { gameWords } from "../load";
import { language } from "../settings";
import { showProblem } from "../shell";
import type { GameOut, TableState } from "../wire";
import type { Words } from "../words";
import { askAndReport } from "./ask";
import type { Message, Store } from "./store";

interface RematchProps {
  readonly store: Store;
  readonly table: TableState;
  readonly words: Words;
}

/** The profiles of the people who are connected, and of those among them who want a rematch. */
function agreement(table: TableState): { readonly people: number; readonly ready: number } {
  const here = table.seats.map((there) => (there?.kind === "person" && there.present ? there.profile : null));
  const count = (seats: readonly (string | null)[]) => new Set(seats.filter((profile) => profile !== null)).size;
  return { people: count(here), ready: count(here.filter((_, seat) => table.rematch.includes(seat))) };
}

interface Other {
  readonly game: GameOut;
  readonly title: string;
}

/** The other games that have a seat for everybody. */
function useOthers({ table }: RematchProps): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);
  const people = table.seats.filter((there) => there?.kind === "person").length;
  useEffect(() => {
    const most = (game: GameOut) => game.options.find((option) => option.name === "seats")?.high ?? 0;
    void games()
      .then((all) => all.filter((game) => game.id !== table.game && most(game) >= people))
      .then((all) =>
        Promise.all(
          all.map(async (game) => ({ game, title: (await gameWords(game.id, language.value)).say("title") })),
        ),
      )
      .then(setOthers, showProblem);
  }, [table.game, people]);
  return others;
}

/** The host chooses another game; everybody keeps their seat. */
function AnotherGame(props: RematchProps & { readonly close: () => void }) {
  const { store, table, words, close } = props;
  const choose = async ({ options, id }: GameOut) => {
    const { low = 1, high = 1 } = options.find((option) => option.name === "seats") ?? {};
    const seats = Math.min(Math.max(table.seats.length, Number(low)), Number(high));
    const problem = await store.ask({ t: "set", d: { ...table.setup, game: id, options: { seats } } });
    if (problem) showProblem(problem);
    else close();
  };
  return (
    <Sheet title={words.say("web-another-game")} close={close}>
      <div class="menu-keys">
        {useOthers(props).map(({ game, title }) => (
          <Key key={game.id} icon="play" onClick={() => void choose(game)}>
            {title}
          </Key>
        ))}
      </div>
    </Sheet>
  );
}

/** The key that asks for a rematch, and how many people are ready. */
export function Rematch(props: RematchProps) {
  const { store, table, words } = props;
  const [another, choose] = useState(false);
  const mine = store.mine.value;
  const { people, ready } = agreement(table);
  const asked = mine.some((seat) => table.rematch.includes(seat));
  const host = table.seats.find((there) => there?.profile === table.host);
  const ask = (message: Message) => void askAndReport(store, message);
  if (!mine.length) {
    return (
      <p class="tray-text">{host ? words.say("web-end-host", { name: host.name }) : words.say("web-end-some-host")}</p>
    );
  }
  return (
    <>
      <Key
        kind="main"
        icon="rematch"
        pressed={people > 1 ? asked : undefined}
        hint={asked ? words.say("web-rematch-text") : undefined}
        onClick={() => ask({ t: "rematch", d: { on: !asked } })}
      >
        {ready ? words.say("web-rematch-ready", { ready, people }) : words.say("web-rematch")}
      </Key>
      {store.host.value && (
        <Key icon="swap" onClick={() => choose(true)}>
          {words.say("web-another-game")}
        </Key>
      )}
      {another && <AnotherGame {...props} close={() => choose(false)} />}
    </>
  );
}
