/** Hatchings for people who cannot tell the colours apart: stripes over any colour, used in styles as `--weave-1` to 3. */

/** A stripe or spot inside a square that repeats; all in the units of the drawing it falls on. */
const WEAVES = [
  { name: "weave-1", size: 12, width: 12, height: 5 },
  { name: "weave-2", size: 12, width: 5, height: 12 },
  { name: "weave-3", size: 12, width: 6, height: 6 },
] as const;

/** The definitions; nothing of it is seen by itself. */
export function Weaves() {
  return (
    <svg class="weaves" width="0" height="0" aria-hidden="true" focusable="false">
      {WEAVES.map(({ name, size, width, height }) => (
        <filter key={name} id={name} primitiveUnits="userSpaceOnUse">
          <feFlood
            x={0}
            y={0}
            width={width}
            height={height}
            flood-color="var(--on-dark)"
            flood-opacity={0.62}
            result="stripe"
          />
          <feOffset in="stripe" x={0} y={0} width={size} height={size} result="tile" />
          <feTile in="tile" result="cloth" />
          <feComposite in="cloth" in2="SourceAlpha" operator="in" result="hatched" />
          <feMerge>
            <feMergeNode in="SourceGraphic" />
            <feMergeNode in="hatched" />
          </feMerge>
        </filter>
      ))}
    </svg>
  );
}
