/** A modal sheet over the page; a <dialog>, so that keyboard and screen reader stay inside it. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { useWords } from "./context";

/** A sheet with a title and a close button. */
export function Sheet({
  title,
  close,
  wide,
  foot,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly wide?: boolean;
  /** Keys that stay in sight while the rest scrolls. */
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  // Not an effect after the next frame: a key pressed until then would not reach the sheet.
  useLayoutEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet ${wide ? "sheet-wide" : ""}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="icon-key" aria-label={words.say("web-close")} onClick={close}>
            <Icon name="close" size={22} />
          </button>
        </header>
        <div class="sheet-body" tabIndex={0} role="region" aria-label={title}>
          {children}
        </div>
        {foot}
      </div>
    </dialog>
  );
}
