/** Asks the table for something whose answer nobody waits for; a refusal is shown to the reader. */
import { showProblem } from "../shell";
import type { Message, Store } from "./store";

export async function askAndReport(store: Store, message: Message): Promise<void> {
  const problem = await store.ask(message);
  if (problem) showProblem(problem);
}
