/** The title of a table's page: what it shows, or, before that, that it is the reader's turn. */
import { effect, signal } from "@preact/signals";

const plain = signal("");
const urgent = signal<string | null>(null);
effect(() => {
  const text = urgent.value ?? plain.value;
  if (text) document.title = text;
});

/** Name what the page shows. */
export function setTitle(text: string): void {
  plain.value = text;
  if (urgent.value === null) document.title = text; // another page may have set its own since
}

/** Show this title instead; null: the plain one again. */
export function setUrgentTitle(text: string | null): void {
  urgent.value = text;
}
