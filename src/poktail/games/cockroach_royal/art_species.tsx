/** The other four species, Joker, Blank and the back of the cards; 96 grid, one ink, cuts to the ground. */
import { CUT, Cuts, Twice } from "./art_cover";

const LINE = { fill: "none", stroke: "currentColor", "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

/** Goggle eyes, veined wings. */
export function Fly() {
  return (
    <>
      <Twice>
        <g {...LINE} stroke-width="3.200">
          <path d="M55 38l14-8 4-12M57 46l20-6 10-8M54 56l9 12 2 18" />
        </g>
        <path d="M53 43c14-7 32 3 40 23 2.500 8-2 13-10 12-12-1.500-24-13-30-27z" />
        <Cuts
          of={[
            [58, 45, 87, 64, 2.6],
            [58, 49, 84, 73, 2.6],
            [72, 53.5, 74, 64, 1.6],
          ]}
        />
      </Twice>
      <path d="M48 52c8 0 12.500 5 12.500 13S55 86 48 92c-7-6-12.500-19-12.500-27S40 52 48 52z" />
      <ellipse cx="48" cy="43" rx="14" ry="12.500" />
      <path fill={CUT} d="M33.500 52.300q14.500 8.500 29 0-14.500 5-29 0z" />
      <Cuts
        of={[
          [38, 63, 58, 63, 3],
          [38.5, 70.5, 57.5, 70.5, 3],
          [41, 78, 55, 78, 2.6],
          [48, 36, 48, 50, 2.6],
          [41, 37, 40, 47, 2.4],
          [55, 37, 56, 47, 2.4],
        ]}
      />
      <path d="M40 24h16l-3.500 9.500L48 36l-4.500-2.500z" />
      <Twice>
        <circle cx="59" cy="20" r="11" />
        <circle cx="59.500" cy="19.500" r="8" fill={CUT} />
        <circle cx="58.500" cy="20.500" r="5" />
        <circle cx="60.300" cy="18.700" r="1.700" fill={CUT} />
      </Twice>
    </>
  );
}

/** A shield over the head, long feelers. */
export function Cockroach() {
  return (
    <>
      <Twice>
        <g {...LINE} stroke-width="2.700">
          <path d="M50 19C54 8 68 1 88 8" />
        </g>
        <g {...LINE} stroke-width="3.600">
          <path d="M61 42l15-3 8-12M63 55l16 2 11 9M60 66l13 9 5 15" />
        </g>
        <path d="M75 36.500l6-3.500M78 54l4-5M71 71l6-2" {...LINE} stroke-width="2" />
        <circle cx="54" cy="17.500" r="3.400" />
      </Twice>
      <ellipse cx="48" cy="18.500" rx="8.500" ry="6.500" />
      <path d="M48 20c11 0 19 6 20 17.500C62 42 55 43.500 48 43.500S34 42 28 37.500C29 26 37 20 48 20z" />
      <path d="M29.500 42C36 45 42 46 48 46s12-1 18.500-4C71 60 64 82 48 93 32 82 25 60 29.500 42z" />
      <Cuts
        of={[
          [48, 47, 48, 90, 2.6],
          [55, 49, 54, 80, 2.8],
          [41, 49, 42, 80, 2.8],
          [61.5, 49, 59, 71, 2.8],
          [34.5, 49, 37, 71, 2.8],
        ]}
      />
      <path
        fill={CUT}
        d="M39 25.500c-5 2.500-7 6-7 11 3-4 6-6.500 10-8 .8-2-.7-3.700-3-3zM57 25.500c5 2.500 7 6 7 11-3-4-6-6.500-10-8-.8-2 .7-3.700 3-3z"
      />
      <Cuts
        of={[
          [48, 27, 48, 40, 2.6],
          [42, 15.5, 45, 19, 1.6],
          [54, 15.5, 51, 19, 1.6],
        ]}
      />
    </>
  );
}

/** From the side: ear, whiskers, a long tail. */
export function Rat() {
  return (
    <>
      <path {...LINE} stroke-width="4" d="M18 70C6 68 2 57 8 49s16-5 15-13-9-11-17-9" />
      <path d="M12 70C12 50 26 36 43 36c6 0 11 1 15 3.500 4-1 9 0 13 2.500 6 3 12 9 21.500 17.500 2.500 2.200 2 5.500-1 6.500-8 2.500-14 4-21 5l-3.500 4.500 9.500 3.500v3.500H61l-7-6-14 1 5 4v4H25c-8-1.500-13-6-13-12z" />
      <circle cx="60" cy="33.500" r="11.500" />
      <circle cx="61" cy="34" r="7.600" fill={CUT} />
      <path d="M57.500 37.500c0-4 2-7 5.500-8 .5 4-1 7.500-5.500 8z" />
      <circle cx="75.500" cy="53" r="3.700" fill={CUT} />
      <circle cx="76.300" cy="53.400" r="1.900" />
      <path fill={CUT} d="M88 60.500c2-.5 3.500.2 4.300 1.800-1.600 1.200-3.400.5-4.300-1.800z" />
      <g {...LINE} stroke-width="1.600">
        <path d="M86 67l8 6M83 68l5 8" />
      </g>
      <Cuts
        of={[
          [20, 62, 33, 46, 3],
          [21, 72, 41, 51, 3],
          [31, 76, 49, 56, 3],
          [44, 47, 52, 47, 2.6],
          [49, 70, 58, 60, 3],
          [77, 64, 86, 64.5, 2],
          [62, 69, 67, 62, 2],
        ]}
      />
    </>
  );
}

/** Pointed shoulders, a carved triangle. */
export function StinkBug() {
  return (
    <>
      <Twice>
        <g {...LINE} stroke-width="2.700">
          <path d="M51 17l7-9 9-1 7-5" />
        </g>
        <g {...LINE} stroke-width="3.400">
          <path d="M64 34l14-7 5-13M70 52l14 3 8 11M62 68l13 9 3 14" />
        </g>
        <path d="M47.2 13c5 0 7.500 3.500 8 8 6 2 12 6 16 10l15.500 1.500C83 38 79 41.500 74.500 43 77 57 72 72 63 81c-5 5-10 8.500-15.8 11z" />
        <circle cx="53.500" cy="17.800" r="2.200" fill={CUT} />
        <Cuts
          of={[
            [57, 26.5, 79, 34, 2.8],
            [52, 27, 62, 36, 2.8],
            [69, 51, 70, 62, 2.6],
            [66, 60, 62, 75, 2.8],
            [58, 72, 52, 84, 2.8],
          ]}
        />
      </Twice>
      <path fill={CUT} d="M25 40.500c8 1.500 15 2 23 2s15-.5 23-2C66 54 59 66 48 76 37 66 30 54 25 40.500z" />
      <path d="M30.500 44.500c6 .8 11.500 1.200 17.500 1.200s11.500-.4 17.500-1.200C61 55 56 63.500 48 71c-8-7.500-13-16-17.500-26.500z" />
      <Cuts
        of={[
          [38, 49, 44, 61, 2.6],
          [58, 49, 52, 61, 2.6],
          [48, 49, 48, 66, 2.8],
        ]}
      />
    </>
  );
}

/** Disguise glasses: brows, a nose, a moustache. */
export function Joker() {
  return (
    <>
      <Twice>
        <path d="M54 18c8-9 24-9 34 2l-4 4c-8-7-18-7-26-1-3 1-5-2-4-5z" />
        <path {...LINE} stroke-width="4.600" d="M84.500 38l9-3" />
        <circle cx="68" cy="40" r="17" />
        <circle cx="68" cy="40" r="12.400" fill={CUT} />
        <circle cx="64" cy="41" r="6" />
        <circle cx="62.500" cy="39" r="2" fill={CUT} />
        <path d="M47.500 68c5-4 12-3.500 17 .5 5 4.500 11 5.500 19 1C82 80 74 87 64 86.500c-8-.5-13.500-4.500-16.500-10z" />
        <Cuts
          of={[
            [54, 72, 66, 80, 2.6],
            [60, 70.5, 77, 77, 2.6],
            [62, 17, 80, 18, 2],
          ]}
        />
      </Twice>
      <path d="M42 38q6-5 12 0c1 8 3.500 13 6 18 3 6-3 11-12 11s-15-5-12-11c2.500-5 5-10 6-18z" />
      <Cuts
        of={[
          [45.5, 42, 42, 57, 2.6],
          [40, 60.5, 45, 63.5, 2],
          [56, 60.5, 51, 63.5, 2],
          [33, 68.5, 48, 66.5, 1.8],
          [63, 68.5, 48, 66.5, 1.8],
        ]}
      />
    </>
  );
}

/** Nothing but a dashed ring. */
export function Blank() {
  return (
    <circle
      cx="48"
      cy="48"
      r="27"
      fill="none"
      stroke="currentColor"
      stroke-width="3.600"
      stroke-dasharray="8.600 5.530"
    />
  );
}

const MARKS = ["disc", "triangle", "ring", "square"] as const;

function Mark({ kind, x, y }: { readonly kind: (typeof MARKS)[number]; readonly x: number; readonly y: number }) {
  if (kind === "disc") return <circle cx={x} cy={y} r="5.400" />;
  if (kind === "ring") return <circle cx={x} cy={y} r="4.800" fill="none" stroke="currentColor" stroke-width="2" />;
  if (kind === "square") return <path d={`M${x - 4.8} ${y - 4.8}h9.600v9.600h-9.600z`} />;
  return <path d={`M${x} ${y - 5.8}l6.200 11h-12.400z`} />;
}

/** The back: rows of discs, triangles, rings and squares, cut off at the edge; viewBox 0 0 76 110. */
export function BackPattern() {
  const cells = Array.from({ length: 30 }, (_, at) => ({ column: at % 5, row: Math.floor(at / 5) }));
  return (
    <>
      {cells.map(({ column, row }) => (
        <Mark key={`${column}-${row}`} kind={MARKS[(column + row * 3) % 4] ?? "disc"} x={column * 19} y={row * 22} />
      ))}
    </>
  );
}
