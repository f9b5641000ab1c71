/** Which lessons this device has gone through; kept in the browser, sent nowhere. */

const key = (game: string) => `poktail.learned.${game}`;

/** Whether the lesson of this game has been gone through here. */
export function isLearned(game: string): boolean {
  try {
    return localStorage.getItem(key(game)) !== null;
  } catch {
    return false; // storage may be forbidden
  }
}

/** Remember that the lesson of this game has been gone through. */
export function setLearned(game: string): void {
  try {
    localStorage.setItem(key(game), "1");
  } catch {
    // As above.
  }
}
