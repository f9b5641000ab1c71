/** The title of a table's page: what it shows, or, before that, that it is the reader's turn. */

let plain = "";
let urgent: string | null = null;

/** Name what the page shows. */
export function setTitle(text: string): void {
  plain = text;
  if (urgent === null) document.title = text; // another page may have set its own since
}

/** Show this title instead; null: the plain one again. */
export function setUrgentTitle(text: string | null): void {
  urgent = text;
  const shown = urgent ?? plain;
  if (shown) document.title = shown;
}
