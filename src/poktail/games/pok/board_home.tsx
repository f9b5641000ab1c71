/** Animates the counters: from the fists to the dice that ask for them, then to the box or back to their owner. */
import { zoomOf } from "../../web/kit";

const OUT = "cubic-bezier(.4,0,.4,1)";

/** When the fists open, and when all is laid out, at normal pace; the style sheet keeps the same times. */
export const OPENS_MS = 430;
export const OPENING_MS = 900;

/** When the first counter falls into the box, counted from the start of its way. */
export const DROPS_MS = 360;

/** All fists open in one moment: from every seat its counter goes to where it counts. */
export function bringOut(root: HTMLElement, pace: number): void {
  if (pace === 0) return;
  for (const thing of root.querySelectorAll<HTMLElement>("[data-hand]")) {
    const home = root.querySelector(`[data-home="${thing.dataset["hand"]}"]`);
    if (home) bring(thing, home, pace);
  }
}

function bring(thing: HTMLElement, home: Element, pace: number): void {
  const [to, from] = [thing.getBoundingClientRect(), home.getBoundingClientRect()];
  const [x, y] = way(thing, from, to);
  const there = `translate(${x}px, ${y}px) scale(${to.width > 0 ? from.width / to.width : 1})`;
  thing.animate(
    [
      { transform: there, opacity: 0 },
      { transform: there, opacity: 1, offset: 0.02 },
      { transform: there, opacity: 1, offset: 0.25, easing: "cubic-bezier(.3,0,.2,1)" },
      { transform: "none", opacity: 1 },
    ],
    { duration: (OPENING_MS - OPENS_MS) * pace, delay: OPENS_MS * pace, fill: "backwards" },
  );
}

function way(thing: Element, to: DOMRect, from: DOMRect): readonly [number, number] {
  const zoom = zoomOf(thing);
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  return [x / zoom, y / zoom];
}

/** Lets every open hand glide to where it goes; done when the last one is there. */
export async function sendHome(root: HTMLElement, handed: readonly number[], pace: number): Promise<void> {
  if (pace === 0) return;
  const gliding: Promise<unknown>[] = [];
  const away = (thing: HTMLElement, goal: Element | null, order: number) => {
    if (goal) gliding.push(glide(thing, goal, order, pace).finished);
  };
  const box = root.querySelector(".pok-box");
  for (const thing of root.querySelectorAll<HTMLElement>("[data-hand]")) {
    const seat = Number(thing.dataset["hand"]);
    away(thing, handed.includes(seat) ? box : root.querySelector(`[data-home="${seat}"]`), gliding.length);
  }
  for (const thing of root.querySelectorAll<HTMLElement>("[data-home]")) {
    if (handed.includes(Number(thing.dataset["home"]))) away(thing, box, gliding.length);
  }
  await Promise.allSettled(gliding);
}

function glide(thing: HTMLElement, goal: Element, order: number, pace: number): Animation {
  const [from, to] = [thing.getBoundingClientRect(), goal.getBoundingClientRect()];
  const [x, y] = way(thing, to, from);
  const there = `translate(${x}px, ${y}px) scale(.6)`;
  return thing.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: there, opacity: 1, offset: 0.85 },
      { transform: there, opacity: 0 },
    ],
    { duration: 420 * pace, delay: order * 25 * pace, easing: OUT, fill: "both" },
  );
}
