/** What the plain pages share: the bar, the heading, the title of the window. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Bar } from "../bar";
import { useWords } from "../kit/context";
import { Corner, FootLinks } from "./start";

/** A page of its own; without a heading its children bring one. */
export function Frame({
  title,
  headed = true,
  children,
}: {
  readonly title: string;
  readonly headed?: boolean;
  readonly children: ComponentChildren;
}) {
  const words = useWords();
  useEffect(() => {
    document.title = `${title} · ${words.say("web-title-short")}`;
  }, [title, words]);
  return (
    <div class="page">
      <Bar>
        <Corner />
      </Bar>
      <main class="sheet-page" tabIndex={-1}>
        {headed && <h1>{title}</h1>}
        {children}
      </main>
      <footer class="foot">
        <FootLinks />
      </footer>
    </div>
  );
}
