/** The frames of the cards, small enough for the cover: plain, Royal (the negative), thickness; viewBox 0 0 84 118. */
import type { ComponentChildren } from "preact";
import { CUT, Crown } from "./art_cover";

interface Frame {
  /** The name of an ink: a species, "joker" or "blank". */
  readonly ink: string;
  readonly royal?: boolean;
  readonly name?: string | undefined;
  readonly children: ComponentChildren;
}

/** A card, printed in one ink; a Royal is printed in the negative, framed twice and crowned. */
export function CardFrame({ ink, royal = false, name, children }: Frame) {
  return (
    <g style={{ color: `var(--roy-${ink})`, "--roy-ground": `var(--roy-${ink})` }}>
      <rect y="3" width="84" height="115" rx="10" fill="var(--roy-edge)" />
      <rect width="84" height="115" rx="10" fill="currentColor" />
      {royal ? (
        <rect x="3.6" y="3.6" width="76.8" height="107.8" rx="7" fill="none" stroke="var(--card)" stroke-width="2" />
      ) : (
        <rect x="2.6" y="2.6" width="78.8" height="109.8" rx="7.6" fill="var(--card)" />
      )}
      <g class={royal ? "roy-negative" : "roy-positive"} fill="currentColor">
        {royal && (
          <svg x="25" y="9" width="34" height="27" viewBox="4 6 88 74">
            <Crown />
          </svg>
        )}
        <Picture royal={royal} named={name !== undefined}>
          {children}
        </Picture>
        {name !== undefined && <Name name={name} />}
      </g>
    </g>
  );
}

interface Framed {
  readonly royal: boolean;
  readonly named: boolean;
  readonly children: ComponentChildren;
}

function Picture({ royal, named, children }: Framed) {
  const wide = royal ? (named ? 52 : 60) : 70;
  const top = royal ? (named ? 38 : 43) : named ? 14 : 22;
  return (
    <svg x={42 - wide / 2} y={top} width={wide} height={wide} viewBox="0 0 96 96">
      {children}
    </svg>
  );
}

/** Long names (three languages have some) are set smaller, so that they stay inside the frame. */
function Name({ name }: { readonly name: string }) {
  const size = Math.min(13.5, 108 / name.length);
  return (
    <text x="42" y="104" text-anchor="middle" font-size={size} font-weight="750">
      {name}
    </text>
  );
}

/** A card back: the pattern goes to the edge of the frame. */
export function BackFrame({ children }: { readonly children: ComponentChildren }) {
  return (
    <g style={{ color: "var(--tray)" }}>
      <rect y="3" width="84" height="115" rx="10" fill="var(--roy-edge)" />
      <rect width="84" height="115" rx="10" fill={CUT} />
      <svg x="5" y="5" width="74" height="105" viewBox="0 0 76 108" preserveAspectRatio="none" fill="currentColor">
        {children}
      </svg>
      <rect x="5" y="5" width="74" height="105" rx="5" fill="none" stroke="currentColor" stroke-width="1.6" />
    </g>
  );
}
