/** The pictures of people and bots at a table. */
import { appliances } from "./appliances";
import { Linocut } from "./knife";
import { larder } from "./larder";

/** Twelve things from the larder, for people. */
export const LARDER: readonly string[] = Object.keys(larder);

/** Twelve appliances, for bots, in the order of the bots' names. */
export const APPLIANCES: readonly string[] = Object.keys(appliances);

/** One picture; it fills its square, so a round frame gives it two thirds of its width. A name nobody knows is a pear. */
export function Avatar({ name, size = 30 }: { name: string; size?: number }) {
  const print = larder[name] ?? appliances[name] ?? larder["pear"];
  return print ? <Linocut print={print} size={size} /> : null;
}
