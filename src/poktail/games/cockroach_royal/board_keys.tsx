/** Keys that more than one phase of a turn has. */
import { Key } from "../../web/kit";
import type { Turn } from "./board_compose";
import type { Props } from "./board_model";

/** Takes back what is composed and not sent. */
export function UndoKey({ turn, words, busy }: Pick<Props, "words" | "busy"> & { readonly turn: Turn }) {
  return (
    <Key
      icon="undo"
      label={words.say("board-undo")}
      disabled={!turn.begun || busy}
      why={words.say("board-undo-nothing")}
      onClick={turn.undo}
    />
  );
}
