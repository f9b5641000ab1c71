/** Turns events and values into sentences in the reader's language: the browser's side of poktail/i18n/words.py. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type ComponentChildren, type VNode, isValidElement } from "preact";
import errorArguments from "../i18n/error_arguments.json";

export const LANGUAGES = ["en", "fr", "de", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Which fields of a game's values hold seats or words of the game. Generated. */
export type Shapes = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** A seat, or several, in a sentence: by name, or as "you" where it is the reader's. */
export type Who = { readonly seat: number | null } | { readonly seats: readonly number[] };
export type Args = Readonly<Record<string, string | number | Who>>;
export type RichArgs = Readonly<Record<string, string | number | Who | VNode>>;
/** Draws a value as a picture; undefined: say it in words. */
export type Draw = (kind: string, value: unknown) => VNode | undefined;

type Value = { readonly is: string; readonly [field: string]: unknown };

/** Private-use character that stands for the nth drawn value in a text; no name can contain it. */
const MARK = 0xe000;

/** Stands before the word "you" inside a text, because only the whole text tells whether a sentence begins there. */
const YOU = "\uf8ff";
const YOU_FIRST = /(^|[.!?] )\uf8ff(.)/gu;

/** A class, field or code as the name of a message: "GoalMet" and "goal_met" are "goal-met". */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll("_", "-");
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Wraps right-to-left text in isolation marks, so that it does not reorder its surroundings. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.startsWith("\u2068") ? `\u2068${text}\u2069` : text;
}

/** The first of these locales that we speak, else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.split(/[-_.@]/, 1)[0]?.toLowerCase());
  return short.find((tag): tag is Language => (LANGUAGES as readonly (string | undefined)[]).includes(tag)) ?? "en";
}

/** Whose lists a language follows: the British put no comma before the last "and". As in words.py. */
const LIST_LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr", de: "de", es: "es" };
const LISTS = new Map<string, Intl.ListFormat>();

/** The list format of a language; cached, because making one is slow. */
function listed(lang: Language, type: "conjunction" | "disjunction"): Intl.ListFormat {
  const key = `${lang} ${type}`;
  const list = LISTS.get(key) ?? new Intl.ListFormat(LIST_LOCALES[lang], { type });
  LISTS.set(key, list);
  return list;
}

const PERCENTS = new Map<string, Intl.NumberFormat>();

/** The percent format of a language; cached, because making one is slow. */
function percentFormat(lang: Language): Intl.NumberFormat {
  const format = PERCENTS.get(lang) ?? new Intl.NumberFormat(lang, { style: "percent" });
  PERCENTS.set(lang, format);
  return format;
}

/** One reader's language and seat, one game's messages, one table's names. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    private readonly texts: readonly string[],
    private readonly shapes: Shapes = {},
    readonly names: readonly string[] = [],
    /** The reader's seat; undefined where nobody is addressed: spectators, and a screen that goes round. */
    readonly you?: number,
    bundle?: FluentBundle,
  ) {
    this.#bundle = bundle ?? new FluentBundle(lang, { useIsolating: false });
    if (bundle === undefined) for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  /** The same words at a table with these names, for the person in this seat. */
  at(names: readonly string[], you?: number): Words {
    return new Words(this.lang, this.texts, this.shapes, names, you, this.#bundle);
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The message of that name; a missing word is a defect, shown as such and reported to the console. */
  say(message: string, args: Args = {}): string {
    return this.#begin(this.#say(message, args));
  }

  /** The same inside another sentence. Each text and seat also gives `x-you`, to choose a wording by. */
  #say(message: string, args: Args): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern === undefined || pattern === null) {
      console.error(`no words for ${message}`);
      return `[${message}]`;
    }
    const errors: Error[] = [];
    const given: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      const who = typeof value === "object";
      given[name] = who ? this.#who(value) : typeof value === "string" ? isolated(value) : value;
      given[`${name}-you`] = who ? this.#isYou(value) : "other";
    }
    const text = this.#bundle.formatPattern(pattern, given, errors);
    for (const error of errors) console.error(`${message}: ${error.message}`);
    return text;
  }

  /** The text without marks; a sentence that begins with "you" gets its capital. */
  #begin(text: string): string {
    if (this.you === undefined) return text;
    const begun = text.replace(YOU_FIRST, (_, before: string, letter: string) => before + letter.toLocaleUpperCase());
    return begun.replaceAll(YOU, "");
  }

  /** How this seat, or these, stand inside a sentence; the reader comes first. */
  #who(who: Who): string {
    if ("seats" in who) {
      const first = who.seats.filter((seat) => seat === this.you);
      const rest = who.seats.filter((seat) => seat !== this.you);
      return this.all([...first, ...rest].map((seat) => this.#who({ seat })));
    }
    if (who.seat === null) return "";
    if (who.seat === this.you) return YOU + this.#say("you", {});
    return isolated(this.names[who.seat] ?? this.#say("seat-number", { number: who.seat + 1 }));
  }

  /** Whether the reader is meant: "you" or "other"; of several "only", "among" or "none". */
  #isYou(who: Who): string {
    if ("seat" in who) return who.seat !== null && who.seat === this.you ? "you" : "other";
    if (this.you === undefined || !who.seats.includes(this.you)) return "none";
    return who.seats.length === 1 ? "only" : "among";
  }

  /** A message whose arguments may be pictures. */
  rich(message: string, args: RichArgs = {}): ComponentChildren {
    const drawn: VNode[] = [];
    const plain: Record<string, string | number | Who> = {};
    for (const [name, value] of Object.entries(args)) {
      plain[name] = isValidElement(value) ? String.fromCharCode(MARK + drawn.push(value) - 1) : value;
    }
    return weave(this.say(message, plain), drawn);
  }

  /** The name of the person in a seat, or "You": a label, not a part of a sentence. */
  seat(seat: number): string {
    return this.#begin(this.#who({ seat }));
  }

  /** The same for several: "You and Anna". */
  seats(seats: readonly number[]): string {
    return this.#begin(this.#who({ seats }));
  }

  /** The name of each, or "you", as inside a sentence and in this order. */
  each(seats: readonly number[]): string[] {
    return seats.map((seat) => this.#who({ seat }).replace(YOU, ""));
  }

  /** A list in words: "a, b and c". */
  all(parts: readonly string[]): string {
    return parts.length ? listed(this.lang, "conjunction").format(parts.map(isolated)) : this.say("nobody");
  }

  /** Alternatives in words: "a, b or c". */
  either(parts: readonly string[]): string {
    return listed(this.lang, "disjunction").format(parts.map(isolated));
  }

  /** A part of a whole in percent: "25%", in other languages with a no-break space. */
  percent(part: number): string {
    return percentFormat(this.lang).format(part);
  }

  /** A refusal in words, the server's or this page's own; missing arguments are "none". */
  refusal(code: string, data: Readonly<Record<string, string | number | null>>): string {
    const id = [`error-${kebab(code)}`, `web-error-${kebab(code)}`].find((one) => this.has(one));
    if (id === undefined) return this.say("error-unknown", { code });
    const args: Record<string, string | number> = {};
    for (const name of errorArguments) args[name] = "none";
    for (const [name, value] of Object.entries(data)) args[kebab(name)] = value ?? "none";
    return this.say(id, args);
  }

  /** Any value of a game in words: a move, an event, an outcome, a symbol. `kind` says what a plain value is. */
  tell(value: unknown, kind = ""): string {
    return this.#begin(this.#tell(value, kind, () => undefined, []));
  }

  /** The same, with some values drawn. */
  draw(value: unknown, draw: Draw): ComponentChildren {
    const drawn: VNode[] = [];
    return weave(this.#begin(this.#tell(value, "", draw, drawn)), drawn);
  }

  #tell(value: unknown, kind: string, draw: Draw, drawn: VNode[]): string {
    if (value === null || value === undefined) return "";
    if (isSeats(value, kind)) return this.#who({ seats: value });
    if (Array.isArray(value)) return this.all(value.map((part) => this.#tell(part, kind, draw, drawn)));
    const own = isValue(value) ? kebab(value.is) : kind;
    const picture = draw(own, value);
    if (picture !== undefined) return String.fromCharCode(MARK + drawn.push(picture) - 1);
    if (isValue(value)) return this.#say(own, this.#args(value, draw, drawn));
    if (kind === "seat" && typeof value === "number") return this.#who({ seat: value });
    if (kind !== "") return this.say(`${kind}-${kebab(String(value))}`);
    return String(value);
  }

  /** Each field in words; also `x-id` (the raw value), `x-count` (how many) or `x-you`, to choose a wording by. */
  #args(value: Value, draw: Draw, drawn: VNode[]): Record<string, string | number | Who> {
    const args: Record<string, string | number | Who> = {};
    for (const [field, part] of Object.entries(value)) {
      if (field === "is") continue;
      const name = kebab(field);
      const kind = this.shapes[value.is]?.[field] ?? "";
      args[name] = this.#arg(part, kind, draw, drawn);
      if (part === null || typeof part === "string") args[`${name}-id`] = part ?? "none";
      if (Array.isArray(part)) args[`${name}-count`] = part.length;
    }
    return args;
  }

  #arg(part: unknown, kind: string, draw: Draw, drawn: VNode[]): string | number | Who {
    if (kind === "seat" && (typeof part === "number" || part === null)) return { seat: part };
    if (isSeats(part, kind)) return { seats: part };
    if (typeof part === "boolean") return String(part);
    return typeof part === "number" && kind === "" ? part : this.#tell(part, kind, draw, drawn);
  }
}

function isSeats(value: unknown, kind: string): value is readonly number[] {
  return kind === "seat" && Array.isArray(value);
}

function isValue(value: unknown): value is Value {
  return typeof value === "object" && value !== null && typeof (value as { is?: unknown }).is === "string";
}

function weave(text: string, drawn: readonly VNode[]): ComponentChildren {
  if (!drawn.length) return text;
  const parts: ComponentChildren[] = [];
  let plain = "";
  for (const letter of text) {
    const picture = drawn[letter.charCodeAt(0) - MARK];
    if (picture === undefined) plain += letter;
    else {
      parts.push(plain, picture);
      plain = "";
    }
  }
  parts.push(plain);
  return parts;
}
