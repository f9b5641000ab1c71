/** The pieces of POK, cut in lino: counters, their signs in a line of text, the fist and the box. */
import type { ComponentChildren, VNode } from "preact";
import type { PokFace, PokSymbol } from "./wire";

/** The symbols in the order of the counts in a hand. */
export const SYMBOLS: readonly PokSymbol[] = ["disc", "square", "triangle"];

/** Outline of each symbol on the 96 grid, from the middle outwards: `r` is half its height. */
export function Shape({ symbol, r, x = 48, y = 48, turn = 0, ...rest }: ShapeProps): VNode {
  const at = `translate(${x} ${y}) rotate(${turn})`;
  if (symbol === "disc") return <circle {...rest} transform={at} r={r} />;
  if (symbol === "square") {
    const half = r * 0.9;
    return <rect {...rest} transform={at} x={-half} y={-half} width={half * 2} height={half * 2} rx={r * 0.17} />;
  }
  return <path {...rest} transform={at} d={triangle(r)} />;
}

interface ShapeProps {
  readonly symbol: PokSymbol;
  readonly r: number;
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly class?: string;
  readonly "stroke-width"?: number;
}

/** An upright triangle with soft corners; it hangs a little lower, so that it looks centred. */
function triangle(r: number): string {
  const [top, foot, side] = [-r * 1.08, r * 0.86, r * 1.1];
  const [slope, level] = [r * 0.16, r * 0.26];
  return (
    `M${-slope} ${top + slope * 1.6}Q0 ${top - slope * 0.2} ${slope} ${top + slope * 1.6}` +
    `L${side - slope * 0.4} ${foot - level}Q${side + slope * 0.6} ${foot} ${side - level} ${foot}` +
    `L${level - side} ${foot}Q${-side - slope * 0.6} ${foot} ${slope * 0.4 - side} ${foot - level}Z`
  );
}

/** A symbol in its ink with the carved echo line inside, as it is printed on dice. */
export function Print({ symbol, r, x = 48, y = 48, turn = 0 }: Omit<ShapeProps, "class">): VNode {
  const lower = symbol === "triangle" ? r * 0.1 : 0;
  return (
    <g>
      <Shape symbol={symbol} r={r} x={x} y={y} turn={turn} class={`pok-ink-${symbol}`} />
      <Shape
        symbol={symbol}
        r={echo(symbol) * r}
        x={x}
        y={y + lower}
        turn={turn}
        class="pok-echo"
        stroke-width={r * 0.11}
      />
    </g>
  );
}

function echo(symbol: PokSymbol): number {
  return symbol === "triangle" ? 0.47 : 0.58;
}

/** The flat parts of one counter, to be placed in any drawing of the 96 grid. */
export function CounterParts({ symbol }: { readonly symbol: PokSymbol }): VNode {
  const r = symbol === "disc" ? 42 : symbol === "square" ? 43 : 41;
  return (
    <g>
      <Shape symbol={symbol} r={r} y={55} class="pok-shade" />
      <Shape symbol={symbol} r={r} y={51} class="pok-edge" />
      <Shape symbol={symbol} r={r} y={45} class="pok-rim" />
      <Print symbol={symbol} r={r * (symbol === "triangle" ? 0.8 : 0.87)} y={symbol === "triangle" ? 46 : 45} />
    </g>
  );
}

/** A wooden counter lying on the table; more than one makes a stack. */
export function Counter({ symbol, size = 60, stack = 1 }: CounterProps): VNode {
  const more = Math.max(0, Math.min(stack, 4) - 1);
  return (
    <svg
      class="pok-counter"
      viewBox={`0 0 96 ${100 + more * 13}`}
      width={size}
      height={(size * (100 + more * 13)) / 96}
      aria-hidden="true"
    >
      {Array.from({ length: more }, (_, below) => (
        <g key={below} transform={`translate(0 ${(more - below) * 13})`}>
          <CounterParts symbol={symbol} />
        </g>
      ))}
      <CounterParts symbol={symbol} />
    </svg>
  );
}

interface CounterProps {
  readonly symbol: PokSymbol;
  readonly size?: number;
  readonly stack?: number;
}

/** Where a counter might lie: its dashed outline. */
export function Dashed({ symbol, size = 48 }: { readonly symbol: PokSymbol; readonly size?: number }): VNode {
  return (
    <svg class="pok-dashed" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
      <Shape symbol={symbol} r={40} />
    </svg>
  );
}

/** A symbol as small as a letter, with its name for who does not see it. */
export function Sign({ symbol, name }: { readonly symbol: PokSymbol; readonly name?: string }): VNode {
  const label = name === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": name };
  return (
    <svg class="pok-sign" viewBox="0 0 96 96" {...label}>
      <Shape symbol={symbol} r={46} class="pok-rim" />
      <Print symbol={symbol} r={symbol === "triangle" ? 37 : 40} />
    </svg>
  );
}

/** A goal in a line of text: "2 ×" and the sign. */
export function Goal({ face, name }: { readonly face: PokFace; readonly name: string }): VNode {
  return (
    <span class="pok-goal">
      {face.count}&nbsp;×&nbsp;
      {face.symbol && <Sign symbol={face.symbol} name={name} />}
    </span>
  );
}

/** A closed fist: four fingers and a thumb. */
export function Fist({
  size = 32,
  children,
}: {
  readonly size?: number;
  readonly children?: ComponentChildren;
}): VNode {
  return (
    <svg class="pok-fist" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
      {children}
      <path d="M13 27C13 17 29 17 29 27V43Q29 47 25 47H17Q13 47 13 43Z" />
      <path d="M32 20C32 10 48 10 48 20V43Q48 47 44 47H36Q32 47 32 43Z" />
      <path d="M51 20C51 10 67 10 67 20V43Q67 47 63 47H55Q51 47 51 43Z" />
      <path d="M70 28C70 18 84 18 84 28V43Q84 47 80 47H74Q70 47 70 43Z" />
      <path d="M13 51C24 49 41 50 55 50C66 50 66 63 56 63.500C46 64 40 64 34 68C26 67 13 61 13 51Z" />
      <path d="M68 50H84V58C84 71 77 78 73 81V88Q73 91 70 91H34Q31 91 31 88V80C25 77 18 72 15 64C21 69 28 71 36 72C42 67 50 68 58 67C69 65 71 56 68 50Z" />
    </svg>
  );
}

/** The box that swallows what is handed over. */
export function Box({ size = 30 }: { readonly size?: number }): VNode {
  return (
    <svg class="pok-box" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
      <path d="M14 40L26 22H70L82 40Z" class="pok-box-in" />
      <path d="M12 42H84V78Q84 84 78 84H18Q12 84 12 78ZM36 52Q34 55 36 58H60Q62 55 60 52Z" fill-rule="evenodd" />
      <path d="M10 38L23 17H29L16 38ZM86 38L73 17H67L80 38Z" />
    </svg>
  );
}
