/** Our rulebooks as elements: headings, paragraphs, lists, tables, pictures, bold, italic. A clause is an anchor. */
import type { ComponentChildren, ComponentType, VNode } from "preact";
import { contains, split } from "./find";

const CLAUSE = /^\*\*([A-Z]+-E?\d+)\*\*/;
const PICTURE = /^!\[(.*)\]\((.*)\)$/s;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;

/** How a text is shown besides what it says. */
interface Showing {
  /** The clause that is marked. */
  readonly lit: string | null;
  /** The words that are looked for, as `wordsOf` gives them. */
  readonly sought: readonly string[];
  /** The pictures by name. */
  readonly pictures: Readonly<Record<string, ComponentType>>;
}

/** A line of text with its bold, italic and code parts; the words looked for are marked. */
function inline(text: string, sought: readonly string[]): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let last = 0;
  for (const found of text.matchAll(INLINE)) {
    parts.push(...marked(text.slice(last, found.index), sought));
    if (found[1] !== undefined) parts.push(<strong>{inline(found[1], sought)}</strong>);
    else if (found[2] !== undefined) parts.push(<em>{inline(found[2], sought)}</em>);
    else parts.push(<code>{found[3]}</code>);
    last = found.index + found[0].length;
  }
  parts.push(...marked(text.slice(last), sought));
  return parts;
}

function marked(text: string, sought: readonly string[]): ComponentChildren[] {
  return split(text, sought).map((part, n) => (n % 2 ? <mark>{part}</mark> : part));
}

function table(lines: readonly string[], sought: readonly string[]): VNode {
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
            <th scope="col">{inline(cell, sought)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr>
            {row.map((cell, n) => (n ? <td>{inline(cell, sought)}</td> : <th scope="row">{inline(cell, sought)}</th>))}
          </tr>
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
function block(lines: readonly string[], { lit, sought, pictures }: Showing): VNode {
  const first = lines[0] ?? "";
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) {
    const words = inline(heading[2] ?? "", sought);
    return heading[1]?.length === 1 ? <h2>{words}</h2> : <h3>{words}</h3>;
  }
  const [, caption = "", name = ""] = PICTURE.exec(lines.join(" ")) ?? [];
  if (name) return <Figure caption={inline(caption, sought)} Picture={pictures[name]} />;
  if (first.startsWith("|")) return table(lines, sought);
  if (/^[-*] /.test(first))
    return (
      <ul>
        {items(lines, /^[-*] /).map((item) => (
          <li>{inline(item, sought)}</li>
        ))}
      </ul>
    );
  if (/^\d+\. /.test(first))
    return (
      <ol>
        {items(lines, /^\d+\. /).map((item) => (
          <li>{inline(item, sought)}</li>
        ))}
      </ol>
    );
  const clause = CLAUSE.exec(first)?.[1];
  const text = inline(lines.join(" "), sought);
  if (clause === undefined) return <p>{text}</p>;
  return (
    <p id={clause} class={clause === lit ? "clause clause-lit" : "clause"} tabIndex={-1}>
      {text}
    </p>
  );
}

/** A picture and the words below it. */
function Figure({ caption, Picture }: { caption: ComponentChildren; Picture: ComponentType | undefined }) {
  return (
    <figure>
      {Picture && (
        <div class="book-picture lino">
          <Picture />
        </div>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function blocksOf(text: string): string[][] {
  const blocks: string[][] = [];
  let fresh = true;
  for (const line of text.split("\n")) {
    const starts = /^(#|\||!)/.test(line) || /^[-*] |^\d+\. /.test(line);
    const before = blocks.at(-1)?.[0] ?? "";
    const same = starts && before.charAt(0) === line.charAt(0) && !/^[#!]/.test(line);
    if (!line.trim()) fresh = true;
    else if (fresh || (starts && !same && !/^[-*\d]/.test(before))) (blocks.push([line]), (fresh = false));
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** The blocks that contain all these words, each after the headings above it. */
function found(blocks: readonly string[][], sought: readonly string[]): string[][] {
  if (!sought.length) return [...blocks];
  const kept: string[][] = [];
  let above: string[][] = [];
  for (const lines of blocks) {
    const level = /^#+/.exec(lines[0] ?? "")?.[0].length;
    if (level !== undefined) above = [...above.slice(0, level - 1), lines];
    else if (contains(lines.join(" "), sought)) {
      kept.push(...above, lines);
      above = [];
    }
  }
  return kept;
}

/** How many blocks below headings contain all these words. */
export function hits(text: string, sought: readonly string[]): number {
  return found(blocksOf(text), sought).filter(([first = ""]) => !first.startsWith("#")).length;
}

/** A whole text, or only what contains the words looked for. */
export function Markdown({ text, ...showing }: { readonly text: string } & Showing) {
  return <div class="book">{found(blocksOf(text), showing.sought).map((lines) => block(lines, showing))}</div>;
}
