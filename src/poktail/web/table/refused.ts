/** Why a table does not let this page in. */
import { get, Refusal } from "../api";
import type { Problem } from "../wire";

/** A browser does not say why a connection was refused; a plain request gets the reason, if there is one. */
export async function whyRefused(table: string): Promise<Problem | null> {
  try {
    await get(`/api/tables/${table}`);
  } catch (error) {
    if (error instanceof Refusal && error.status >= 400 && error.status < 500 && error.status !== 429) {
      return { code: error.code, data: error.data };
    }
  }
  return null;
}
