/** Cards, Banners and badges of Pook, printed from the layers in art_paths. */
import type { ComponentChildren } from "preact";
import { HEADS, type Layer, PIG, PIGGY, PURSE, SACK, SHIELD } from "./art_paths";
import type { PookBanner, PookCard, PookFaction } from "./wire";

/** One linocut: a square of `size` with its corner at x, y. */
export function Print({ layers, x, y, size }: { layers: readonly Layer[]; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 96})`}>
      {layers.map(([kind, path]) => (
        <path key={path} class={kind === "ink" ? "pook-i" : "pook-c"} d={path} />
      ))}
    </g>
  );
}

/** The two factions of a Banner, in its order. */
export function allies(banner: PookBanner): readonly [PookFaction, PookFaction] {
  return banner.split("-") as [PookFaction, PookFaction];
}

function Sheet({ ink, children }: { ink: string; children: ComponentChildren }) {
  return (
    <svg class={`pook-print pook-${ink}`} viewBox="0 0 96 96" aria-hidden="true">
      <rect class="pook-sheet" x="1.75" y="1.75" width="92.5" height="92.5" rx="11.5" />
      {children}
    </svg>
  );
}

function Coin({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 81)`}>
      <circle class="pook-i" r="7" />
      <circle class="pook-c" r="4.9" />
      <path class="pook-i" d="M0-3 3 0 0 3-3 0Z" />
    </g>
  );
}

/** The Warrior side: head, level as number and as coins. */
export function WarriorArt({ card }: { card: PookCard }) {
  const coins = Array.from({ length: card.level }, (_, n) => 48 + (n - (card.level - 1) / 2) * 19);
  return (
    <Sheet ink={card.faction}>
      <Print layers={HEADS[card.faction]} x={20} y={10} size={60} />
      <path class="pook-i" d="M0 14A14 14 0 0 1 14 0H28V18A10 10 0 0 1 18 28H0Z" />
      <text class="pook-c pook-level" x="13.5" y="21.5">
        {card.level}
      </text>
      {coins.map((x) => (
        <Coin key={x} x={x} />
      ))}
    </Sheet>
  );
}

/** The Purse side, alike on all cards. */
export function PurseArt() {
  return (
    <Sheet ink="purse">
      <Print layers={PURSE} x={17} y={16} size={62} />
    </Sheet>
  );
}

/** The one card that is Piggy. */
export function PiggyArt() {
  return (
    <Sheet ink="piggy">
      <Print layers={PIGGY} x={13} y={11} size={70} />
    </Sheet>
  );
}

/** A head alone, in its ink on the ground behind it. */
export function Head({ faction, size }: { faction: PookFaction; size: number }) {
  return (
    <svg class={`pook-head pook-${faction}`} width={size} height={size} viewBox="0 0 96 96" aria-hidden="true">
      <Print layers={HEADS[faction]} x={0} y={0} size={96} />
    </svg>
  );
}

function Pennant({ faction, right }: { faction: PookFaction; right: boolean }) {
  return (
    <g class={`pook-pennant pook-${faction}`} transform={right ? "translate(38 0)" : undefined}>
      <path class="pook-c" d={right ? "M0 6H31V88L0 73Z" : "M5 6H36V73L5 88Z"} />
      <Print layers={HEADS[faction]} x={right ? 2 : 7} y={27} size={27} />
    </g>
  );
}

/** A Banner hanging from its pole: two inks, two heads. */
export function BannerArt({ banner, width }: { banner: PookBanner; width: number }) {
  const [left, right] = allies(banner);
  return (
    <svg class="pook-banner" width={width} height={(width * 90) / 74} viewBox="0 0 74 90" aria-hidden="true">
      <path class="pook-seam" d="M35 6H39V74.5L37 73.5 35 74.5Z" />
      <Pennant faction={left} right={false} />
      <Pennant faction={right} right={true} />
      <rect class="pook-pole" width="74" height="8" rx="3" />
    </svg>
  );
}

/** A Banner that hangs with its back to us. */
export function SecretBanner({ width }: { width: number }) {
  return (
    <svg class="pook-banner" width={width} height={(width * 90) / 74} viewBox="0 0 74 90" aria-hidden="true">
      <path class="pook-back" d="M6 6H68V86L37 73 6 86Z" />
      <path class="pook-back-cut" d="M37 22 49 34 37 46 25 34ZM37 29 32 34 37 39 42 34ZM37 52 43 58 37 64 31 58Z" />
      <rect class="pook-pole" width="74" height="8" rx="3" />
    </svg>
  );
}

/** The sign of a protected card. */
export function ShieldBadge() {
  return (
    <svg class="pook-shield" viewBox="0 0 32 32" aria-hidden="true">
      <circle class="pook-shield-rim" cx="16" cy="16" r="14.5" />
      <path class="pook-shield-mark" transform="translate(5.6 6) scale(.86)" d={SHIELD} />
    </svg>
  );
}

/** A shield in the colour of the text. */
export function ShieldMark({ size = 20 }: { size?: number }) {
  return <Mark path={SHIELD} size={size} />;
}

/** A purse in the colour of the text, for counts. */
export function Sack({ size = 18 }: { size?: number }) {
  return <Mark path={SACK} size={size} />;
}

/** The pig in the colour of the text, for keys. */
export function Pig({ size = 22 }: { size?: number }) {
  return <Mark path={PIG} size={size} />;
}

function Mark({ path, size }: { path: string; size: number }) {
  return (
    <svg class="pook-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fill-rule="evenodd" d={path} />
    </svg>
  );
}
