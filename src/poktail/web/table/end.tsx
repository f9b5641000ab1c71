/** After the match: who won and why. */
import type { BoardProps, GameBoard, Sight } from "../board";
import { Why } from "../kit/context";
import { Key } from "../kit/keys";
import { complain } from "../shell";
import type { TableState } from "../wire";
import type { Words } from "../words";
import type { Store } from "./store";

/** The end screen. */
export function EndScreen({ store, table, board, words, sight }: { readonly store: Store; readonly table: TableState; readonly board: GameBoard; readonly words: Words; readonly sight: Sight }) {
  const { title, why, clause } = board.result(sight, words);
  const props: BoardProps = { ...sight, words, live: false, busy: false, send: () => undefined };
  return (
    <div class="board end">
      <h2>{title}</h2>
      <p>
        {why} {clause !== undefined && <Why clause={clause} />}
      </p>
      {board.End && <board.End {...props} />}
      {store.host.value && (
        <Key kind="main" icon="rematch" onClick={() => void store.ask({ t: "start", d: { fill: "regular" } }).then((problem) => problem && complain(problem))}>
          {words.say("web-rematch", { game: table.game })}
        </Key>
      )}
    </div>
  );
}
