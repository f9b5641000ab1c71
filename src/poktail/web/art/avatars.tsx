/** The pictures of people and bots at a table. */
import { appliances } from "./appliances";
import { food } from "./food";
import { Linocut } from "./knife";

/** Twelve kinds of food, for people. */
export const FOOD: readonly string[] = Object.keys(food);

/** Twelve appliances, for bots, in the order of the bots' names. */
export const APPLIANCES: readonly string[] = Object.keys(appliances);

/** One picture; it fills its square, so a round frame gives it two thirds of its width. A name nobody knows is a pear. */
export function Avatar({ name, size = 30 }: { name: string; size?: number }) {
  const print = food[name] ?? appliances[name] ?? food["pear"];
  return print ? <Linocut print={print} size={size} /> : null;
}
