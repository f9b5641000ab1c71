/** When a round is put away: counters handed over go to the box, the others back to whom they belong. */
import { zoomOf } from "../../web/kit";

const OUT = "cubic-bezier(.4,0,.4,1)";

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
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const zoom = zoomOf(thing);
  const there = `translate(${x / zoom}px, ${y / zoom}px) scale(.6)`;
  return thing.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: there, opacity: 1, offset: 0.85 },
      { transform: there, opacity: 0 },
    ],
    { duration: 420 * pace, delay: order * 25 * pace, easing: OUT, fill: "both" },
  );
}
