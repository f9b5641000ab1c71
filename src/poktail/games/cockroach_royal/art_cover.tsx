/** The drawings that the cover needs: knife, crown, bat, toad, scorpion. One ink (currentColor), cuts to the ground. */
import type { ComponentChildren } from "preact";

/** What shows where the knife went: the paper, or the ink on a negative. */
export const CUT = "var(--roy-cut)";

/** A cut of the knife: a lens from one point to another, so wide in the middle. */
export function lens(x1: number, y1: number, x2: number, y2: number, wide: number): string {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [dx, dy] = [((y2 - y1) / long) * wide, ((x1 - x2) / long) * wide];
  const at = (a: number, b: number) => `${a.toFixed(1)} ${b.toFixed(1)}`;
  return `M${at(x1, y1)}Q${at(x + dx, y + dy)} ${at(x2, y2)}Q${at(x - dx, y - dy)} ${at(x1, y1)}Z`;
}

/** Many cuts in one path. */
export function Cuts({ of }: { readonly of: readonly (readonly [number, number, number, number, number])[] }) {
  return <path fill={CUT} d={of.map((cut) => lens(...cut)).join("")} />;
}

/** The right half and its mirror image. */
export function Twice({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <g>{children}</g>
      <g transform="matrix(-1 0 0 1 96 0)">{children}</g>
    </>
  );
}

/** Scalloped wings, two ears. */
export function Bat() {
  return (
    <>
      <Twice>
        <path d="M47.3 30c2 0 3-.4 4.400-1L56 16l6.500 13c1 3 1.200 6 .8 9C68 36 72 30 72.500 21l4 5C85 29 92 40 94.500 57c-5-4.500-10-4-13.500 2.500-3.500-4.500-9-4-12 3-3-3.500-7.500-3-9.500 3.500C56 72 52 76 48 84h-.7z" />
        <path fill={CUT} d="M55.800 20.500 53 29q3.500.5 5.500 2.500z" />
        <circle cx="54" cy="37.500" r="3.600" fill={CUT} />
        <circle cx="53.400" cy="37.800" r="1.700" />
        <Cuts
          of={[
            [74, 28, 91.5, 51, 2.6],
            [73, 31, 80.5, 54, 2.6],
            [71, 34, 69, 57, 2.6],
            [66, 40, 60.5, 60, 2.4],
            [53, 54, 51.5, 64, 2],
            [57, 49, 56, 58, 2],
          ]}
        />
      </Twice>
      <Twice>
        <path fill={CUT} d="M48 46.500q3 0 6-1.800l-1.200 5.300-2.300-3.600q-1.200.6-2.500.6z" />
      </Twice>
      <Cuts of={[[48, 57, 48, 72, 2.2]]} />
    </>
  );
}

/** Squat, with a wide mouth. */
export function Toad() {
  return (
    <>
      <Twice>
        <path d="M47.2 27c4 0 7-.5 9-2.500C58 15 66 10.500 73 15c4.500 3 5.500 9 4 14.500 4 4.500 6.500 10 6 16-.3 3-1.500 6-3.500 8.500C88 58 92.500 66 92 75c2.500 1.500 4 4.500 3.500 8.500l-5-1.500-1.500 4-4.500-2-3 3.500-5-3-9.500.5-1 3-4.500-1.500-3 2-3.500-2.500-7.800.5z" />
        <circle cx="67.500" cy="22.500" r="6.600" fill={CUT} />
        <path d="M62.500 22.500q5-4.500 10 0-5 4.500-10 0z" />
        <Cuts
          of={[
            [53, 36.5, 57, 38.5, 2.2],
            [74, 57, 72, 82, 2.6],
            [77, 60, 87, 75, 3],
            [60, 66, 62, 80, 2.6],
            [80, 80, 76, 83.5, 1.6],
            [88, 78, 85, 82, 1.6],
          ]}
        />
        <circle cx="71" cy="35" r="1.700" fill={CUT} />
        <circle cx="65" cy="39" r="1.300" fill={CUT} />
      </Twice>
      <path
        fill={CUT}
        d="M17 41c8 8.5 19 12.500 31 12.500S71 49.500 79 41c-6.500 11.500-17.500 17.500-31 17.500S23.500 52.500 17 41z"
      />
      <Cuts
        of={[
          [38, 65, 58, 65, 3],
          [40, 71.5, 56, 71.5, 2.6],
          [42, 77.5, 54, 77.5, 2.2],
        ]}
      />
    </>
  );
}

const SEGMENTS = [
  [47.5, 61.5, 8.6, 5.4, 0],
  [47.5, 70.5, 7.8, 5, -4],
  [50.5, 79.5, 7.4, 4.9, -28],
  [58.5, 86.2, 7, 4.9, -68],
  [69.5, 87, 6.8, 4.7, -102],
  [79.5, 81.8, 6.2, 4.6, -142],
] as const;

/** Claws up, the tail curled to a sting. */
export function Scorpion() {
  return (
    <>
      <Twice>
        <path d="M69.500 35c-6.500-7.500-6-20 2-27-.6 5.500.8 9.500 4 12.500C77 13 81 7 87 3.500 95 13 94.500 27.500 85 35c-4.500 3.500-11 3.500-15.500 0z" />
        <Cuts
          of={[
            [70.5, 16, 74.5, 31, 3],
            [87.5, 11, 83, 30, 3.4],
          ]}
        />
        <path fill="none" stroke="currentColor" stroke-width="5.400" stroke-linejoin="round" d="M54 37l12-1 9-6" />
        <g fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">
          <path d="M58 42l12-1 10 7M58 48l13 2 9 10M55 54l12 5 5 11" />
        </g>
      </Twice>
      <path d="M48 28c8.500 0 13.500 4.500 14 11.500.4 7-2.500 14-6 18H40c-3.500-4-6.400-11-6-18C34.500 32.500 39.500 28 48 28z" />
      <Twice>
        <circle cx="52" cy="36" r="1.900" fill={CUT} />
      </Twice>
      <Cuts
        of={[
          [36.5, 41, 59.5, 41, 2.8],
          [37, 47, 59, 47, 2.8],
          [39, 53, 57, 53, 2.8],
        ]}
      />
      {SEGMENTS.map(([x, y, wide, high, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse rx={wide} ry={high} />
          <Cuts of={[[-wide * 0.6, 0.5, wide * 0.6, 0.5, 1.9]]} />
        </g>
      ))}
      <path d="M79 76c1-5.500 8-8 12-4 3.800 4 2 10-2.500 11.500-3.500 1-6.500 0-8-2zM80 75c-4-3.500-6-9-4-16 2.500 6 6.500 9 13 12z" />
    </>
  );
}

/** What a Royal wears: five points on a band. */
export function Crown() {
  return (
    <>
      <path d="M16 78 11 35c6 4 11 10 15 18 1-12 4-23 9-32 5 8 7 16 8 24 1-10 2-20 5-29 3 9 4 19 5 29 1-8 3-16 8-24 5 9 8 20 9 32 4-8 9-14 15-18l-5 43z" />
      <circle cx="10" cy="31" r="5" />
      <circle cx="86" cy="31" r="5" />
      <circle cx="48" cy="13" r="6" />
      <circle cx="34" cy="19" r="4.500" />
      <circle cx="62" cy="19" r="4.500" />
      <Cuts
        of={[
          [20, 68, 76, 68, 3.5],
          [48, 36, 48, 60, 4],
          [34, 42, 36, 60, 3.5],
          [62, 42, 60, 60, 3.5],
        ]}
      />
    </>
  );
}
