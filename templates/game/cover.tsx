/** The picture of New Game for the start page: a card that nobody else sees, between two that lie open. */
import type { VNode } from "preact";
import type { Cover } from "../../web/board";

function Card({ at, back }: { readonly at: string; readonly back?: boolean }): VNode {
  return (
    <g transform={at}>
      <rect x="-38" y="-50" width="76" height="106" rx="10" class="newgame-edge" />
      <rect x="-38" y="-54" width="76" height="106" rx="10" class="newgame-card" />
      <circle r={back ? 20 : 9} class={back ? "newgame-ring" : "newgame-spot"} />
    </g>
  );
}

function Picture(): VNode {
  return (
    <svg class="newgame-cover" viewBox="0 0 290 228" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Card at="translate(70 122) rotate(-12)" />
      <Card at="translate(220 122) rotate(12)" />
      <Card at="translate(145 106)" back />
    </svg>
  );
}

const cover: Cover = { Picture };
export default cover;
