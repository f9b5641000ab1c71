/** What a seat holds: a picture of each kind, and how many of it. */
import type { ComponentChildren } from "preact";
import { Hidden } from "./keys";

export interface HeldThing {
  readonly key: string;
  readonly name: string;
  readonly picture: ComponentChildren;
  readonly count?: number;
}

export function Held({ things }: { readonly things: readonly HeldThing[] }) {
  return (
    <ul class="held">
      {things.map(({ key, name, picture, count = 1 }) => (
        <li key={key} class="held-thing" title={name}>
          {picture}
          <Hidden>{name}</Hidden>
          {count > 1 && <b>×{count}</b>}
        </li>
      ))}
    </ul>
  );
}
