/** The logo: a cocktail glass with a slice of orange on its rim and a die falling into it. */

/** The product's name, the same in every language. */
const NAME = "Poktail";

const GLASS = "M52.5 25L30 47 7.5 25M30 47V58.5M19.5 59.5H40.5";
const LIQUID = "M15.5 33.5Q23 31 30 33.5T44.5 33.5L30 47zM24 36.5Q27 41 32.5 40.5 29 35 24 36.5z";
const SPOKES = "M50.5 8V23M44 11.8L57 19.2M44 19.2L57 11.8";
const PIPS = "M21.5 12.5h.01M26 17h.01M30.5 21.5h.01";
const LETTERS =
  "M7 51V13.5H18.5A11.5 11.5 0 0 1 18.5 36.5H7M39.5 38.5A12.5 12.5 0 1 0 64.5 38.5 12.5 12.5 0 1 0 39.5 38.5M77 10V51M94 27L77.5 42.5M84.5 36L95 51M111.5 16V41C111.5 48 115 51 120 51M104.5 27H120M129.5 38.5A12.5 12.5 0 1 0 154.5 38.5 12.5 12.5 0 1 0 129.5 38.5M154.5 26V51M168.5 27V51M182.5 10V42C182.5 48 185 51 189.5 51";

/** The mark alone. It has the colour of the text around it; the page shows the name next to it. */
export function Logo({ size = 44 }: { size?: number }) {
  const line = { fill: "none", stroke: "currentColor", "stroke-linecap": "round", "stroke-linejoin": "round" } as const;
  return (
    <svg class="logo" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={LIQUID} fill="currentColor" fill-rule="evenodd" />
      <path d={GLASS} {...line} stroke-width="4.4" />
      <g transform="rotate(-16 26 17)">
        <rect x="17" y="8" width="18" height="18" rx="4.5" {...line} stroke-width="3" style={{ fill: "var(--card)" }} />
        <path d={PIPS} {...line} stroke-width="4.2" style={{ stroke: "var(--on-card)" }} />
      </g>
      <circle cx="50.5" cy="15.5" r="10" {...line} stroke-width="3" style={{ fill: "var(--marigold)" }} />
      <path d={SPOKES} {...line} stroke-width="1.8" style={{ stroke: "var(--card)" }} />
    </svg>
  );
}

/** The name, drawn. `size` is its height. It says its name itself. */
export function Wordmark({ size = 28 }: { size?: number }) {
  return (
    <svg
      class="wordmark"
      viewBox="0 4 196 54"
      width={Math.round((size * 196) / 54)}
      height={size}
      role="img"
      aria-label={NAME}
    >
      <path
        d={LETTERS}
        fill="none"
        stroke="currentColor"
        stroke-width="6.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <circle cx="168.5" cy="13.5" r="4.6" fill="currentColor" />
    </svg>
  );
}
