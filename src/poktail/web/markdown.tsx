/** Our rulebooks as elements: headings, paragraphs, lists, tables, bold, italic, code. A clause is an anchor. */
import type { ComponentChildren, VNode } from "preact";

const CLAUSE = /^\*\*([A-Z]+-E?\d+)\*\*/;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;

/** A line of text with its bold, italic and code parts. */
export function inline(text: string): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let last = 0;
  for (const found of text.matchAll(INLINE)) {
    parts.push(text.slice(last, found.index));
    if (found[1] !== undefined) parts.push(<strong>{inline(found[1])}</strong>);
    else if (found[2] !== undefined) parts.push(<em>{inline(found[2])}</em>);
    else parts.push(<code>{found[3]}</code>);
    last = found.index + found[0].length;
  }
  parts.push(text.slice(last));
  return parts;
}

function table(lines: readonly string[]): VNode {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
  );
  const [head = [], , ...body] = rows;
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th scope="col">{inline(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr>{row.map((cell, n) => (n ? <td>{inline(cell)}</td> : <th scope="row">{inline(cell)}</th>))}</tr>
        ))}
      </tbody>
    </table>
  );
}

function items(lines: readonly string[], mark: RegExp): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) found.push(line.replace(mark, ""));
    else found.push(`${found.pop() ?? ""} ${line.trim()}`);
  }
  return found;
}

/** The lines up to a blank one: what kind of block they are shows in the first. */
function block(lines: readonly string[], lit: string | null): VNode {
  const first = lines[0] ?? "";
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading)
    return heading[1]?.length === 1 ? <h2>{inline(heading[2] ?? "")}</h2> : <h3>{inline(heading[2] ?? "")}</h3>;
  if (first.startsWith("|")) return table(lines);
  if (/^[-*] /.test(first))
    return (
      <ul>
        {items(lines, /^[-*] /).map((item) => (
          <li>{inline(item)}</li>
        ))}
      </ul>
    );
  if (/^\d+\. /.test(first))
    return (
      <ol>
        {items(lines, /^\d+\. /).map((item) => (
          <li>{inline(item)}</li>
        ))}
      </ol>
    );
  const clause = CLAUSE.exec(first)?.[1];
  const text = inline(lines.join(" "));
  if (clause === undefined) return <p>{text}</p>;
  return (
    <p id={clause} class={clause === lit ? "clause clause-lit" : "clause"} tabIndex={-1}>
      {text}
    </p>
  );
}

/** A whole text; the clause `lit` is marked. */
export function Markdown({ text, lit = null }: { readonly text: string; readonly lit?: string | null }) {
  const blocks: string[][] = [];
  let fresh = true;
  for (const line of text.split("\n")) {
    const starts = /^(#|\|)/.test(line) || /^[-*] |^\d+\. /.test(line);
    const before = blocks.at(-1)?.[0] ?? "";
    const same = starts && before.charAt(0) === line.charAt(0) && !line.startsWith("#");
    if (!line.trim()) fresh = true;
    else if (fresh || (starts && !same && !/^[-*\d]/.test(before))) (blocks.push([line]), (fresh = false));
    else blocks.at(-1)?.push(line);
  }
  return <div class="book">{blocks.map((lines) => block(lines, lit))}</div>;
}
