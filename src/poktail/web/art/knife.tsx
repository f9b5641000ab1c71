/** Draws a print on a 96 grid: one shape in one colour, with highlights cut out of it as lenses and dots. */

/** A lens from one point to another, so thick in the middle; `bend` bows it to the right of its way (down, going right). */
export type Lens = readonly [x1: number, y1: number, x2: number, y2: number, thick: number, bend?: number];

/** A round hole. */
export type Dot = readonly [x: number, y: number, radius: number];

/** One picture: what is inked, what is carved out of it, and what is inked again inside a carved part. */
export interface Print {
  readonly ink: string;
  readonly lenses?: readonly Lens[];
  readonly dots?: readonly Dot[];
  readonly cut?: string;
  readonly over?: string;
}

const short = (value: number) => Math.round(value * 10) / 10;

/** The outline of a lens. */
export function lens([x1, y1, x2, y2, thick, bend = 0]: Lens): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
  const by = (far: number) => `${short((x1 + x2) / 2 + nx * far)} ${short((y1 + y2) / 2 + ny * far)}`;
  return `M${x1} ${y1}Q${by(bend + thick)} ${x2} ${y2}Q${by(bend - thick)} ${x1} ${y1}z`;
}

/** The outline of a dot. */
export function dot([x, y, radius]: Dot): string {
  return `M${short(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A picture in the ink of the text around it; `--cut` is the ground that shows where the knife went. */
export function Linocut({ print, size }: { print: Print; size: number }) {
  const cut = (print.cut ?? "") + (print.lenses ?? []).map(lens).join("") + (print.dots ?? []).map(dot).join("");
  return (
    <svg class="linocut" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={print.ink} fill="currentColor" />
      {cut && <path d={cut} style={{ fill: "var(--cut, var(--card))" }} />}
      {print.over && <path d={print.over} fill="currentColor" />}
    </svg>
  );
}
