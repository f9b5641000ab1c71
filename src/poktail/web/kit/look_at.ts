/** Lets a board that shows an earlier moment say so in the bar. */
import { useLayoutEffect } from "preact/hooks";
import type { BoardProps } from "../board";

/** The board shows the moment of this version; null: the present. */
export function useLookAt({ onLookAt }: Pick<BoardProps, "onLookAt">, version: number | null): void {
  useLayoutEffect(() => {
    onLookAt?.(version);
    return () => onLookAt?.(null);
  }, [version, onLookAt]);
}
