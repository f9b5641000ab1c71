/** The pictures in the rulebook: a round whose goals are met, and one whose goals are missed. */
import type { VNode } from "preact";
import type { Minute } from "../../web/board";
import { CounterParts } from "./art";
import { DieArt } from "./art_dice";
import type { PokFace, PokSymbol } from "./wire";

const face = (count: number, symbol: PokSymbol | null): PokFace => ({ is: "Face", count, symbol });

/** Three dice above, four counters below; those that are handed over lie in the box. */
function Round({ dice, shown, handed }: { dice: PokFace[]; shown: PokSymbol[]; handed: number }): VNode {
  return (
    <svg viewBox="0 0 320 196" aria-hidden="true">
      {dice.map((die, n) => (
        <DieArt key={n} face={die} x={72 + n * 88} y={48} size={68} turn={[-6, 3, 7][n] ?? 0} />
      ))}
      <rect class="pok-minute-box" x={8} y={108} width={handed * 76} height={84} rx={14} />
      {shown.map((symbol, n) => (
        <g key={n} transform={`translate(${18 + n * 76} 122) scale(${56 / 96})`}>
          <CounterParts symbol={symbol} />
        </g>
      ))}
    </svg>
  );
}

const minute: Minute = {
  pictures: {
    met: () => (
      <Round
        dice={[face(1, "triangle"), face(2, "disc"), face(0, null)]}
        shown={["disc", "disc", "triangle", "square"]}
        handed={3}
      />
    ),
    missed: () => (
      <Round
        dice={[face(1, "disc"), face(2, "square"), face(0, null)]}
        shown={["triangle", "square", "square", "square"]}
        handed={1}
      />
    ),
  },
};
export default minute;
