/** The picture of a result, drawn on a canvas: only what the result page shows. */
import type { ComponentChildren } from "preact";
import { Avatar } from "../art/avatars";
import { Logo, Wordmark } from "../art/logo";
import type { Person } from "../board";
import { loadCover } from "../load";
import { type Plate, Studio } from "./share_art";
import { type Finished, drawBoard } from "./share_board";

/** One line of the ranking. */
export interface PictureRow {
  readonly rank: number | undefined;
  readonly person: Person;
  readonly name: string;
  readonly score: ComponentChildren;
}

/** What stands on the picture. */
export interface ResultPicture {
  readonly game: string;
  readonly title: string;
  readonly credit: string;
  readonly result: string;
  readonly why: string;
  readonly rows: readonly PictureRow[];
  /** Null for a game whose board has no picture. */
  readonly board: Finished | null;
  /** The word beside a bot's name. */
  readonly bot: string;
  readonly date: string;
  /** The address of the replay, as people read it. */
  readonly link: string;
}

const WIDTH = 1080;
const EDGE = 56;
const INSIDE = WIDTH - 2 * EDGE;
const ART = { width: 400, height: 314 } as const;
const TEXT_AT = EDGE + ART.width + 40;
const ROW = 92;
const GAP = 14;
/** Below a seat's line, around what lies in front of it. */
const FRONT = { above: 16, below: 20, side: 24 } as const;
const FACE = 64;
const PLY = 22;
const FOOT = 168;
const RESULT = { size: 58, least: 34, lines: 4 } as const;

const COLOURS = {
  lino: "--lino",
  tray: "--tray",
  soft: "--soft",
  line: "--line",
  paper: "--on-lino",
  card: "--card",
  ink: "--on-card",
  ink2: "--on-card-2",
  dark: "--dark",
  ply: "--ply",
  plyLine: "--ply-line",
} as const;
type Colours = Readonly<Record<keyof typeof COLOURS, string>>;

/** A canvas with the page's letters and a game's colours. */
interface Sheet {
  readonly pen: CanvasRenderingContext2D;
  readonly letters: string;
  readonly colours: Colours;
  readonly studio: Studio;
}

function letter({ pen, letters }: Sheet, weight: number, size: number, colour: string): void {
  pen.font = `${weight} ${size}px ${letters}`;
  pen.fillStyle = colour;
}

function box(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, round: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, round);
  pen.fill();
}

/** A text cut off where the room ends. */
function cut(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let short = [...text];
  while (short.length > 1 && pen.measureText(`${short.join("")}…`).width > width) short = short.slice(0, -1);
  return `${short.join("").trimEnd()}…`;
}

/** A text as lines of that width; what is too much for the last line is cut off. */
function wrap(pen: CanvasRenderingContext2D, text: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width && lines.length < most - 1) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].filter(Boolean).map((one) => cut(pen, one, width));
}

/** The result in letters as big as there is room for. */
function resultLines(sheet: Sheet, text: string, width: number): { readonly lines: readonly string[]; size: number } {
  let size: number = RESULT.size;
  for (; ; size -= 4) {
    letter(sheet, 800, size, sheet.colours.paper);
    const lines = wrap(sheet.pen, text, width, 99);
    const fits = lines.length <= RESULT.lines && lines.every((line) => !line.endsWith("…"));
    if (fits || size <= RESULT.least) return { lines: wrap(sheet.pen, text, width, RESULT.lines), size };
  }
}

/** The cover, the game and the result. */
async function head(sheet: Sheet, picture: ResultPicture): Promise<void> {
  const { pen, colours, studio } = sheet;
  const { Picture } = await loadCover(picture.game);
  const art = await studio.image(<Picture />, ART.width, ART.height);
  pen.drawImage(art, EDGE, EDGE, ART.width, ART.height);
  const room = WIDTH - EDGE - TEXT_AT;
  const { lines, size } = resultLines(sheet, picture.result, room);
  const height = 50 + lines.length * size * 1.12;
  let y = EDGE + Math.max(0, (ART.height - height) / 2) + 28;
  letter(sheet, 650, 30, colours.soft);
  pen.fillText(cut(pen, picture.title, room), TEXT_AT, y);
  letter(sheet, 800, size, colours.paper);
  y += 24;
  for (const line of lines) pen.fillText(line, TEXT_AT, (y += size * 1.12));
}

/** Somebody's face: round for people, square for bots. */
async function face({ pen, colours, studio }: Sheet, { bot, face: name }: Person, x: number, y: number): Promise<void> {
  pen.fillStyle = bot ? colours.dark : colours.card;
  box(pen, x, y, FACE, FACE, bot ? FACE * 0.24 : FACE / 2);
  const size = Math.round(FACE * 0.74);
  const art = await studio.image(
    <span class={`face ${bot ? "face-bot" : ""}`}>
      <Avatar name={name} size={size} />
    </span>,
    size,
    size,
  );
  pen.drawImage(art, x + (FACE - size) / 2, y + (FACE - size) / 2, size, size);
}

/** Draws a part of the board with its texts, its corner at left, y. */
function lay({ pen, letters }: Sheet, { image, width, height, lettering }: Plate, left: number, y: number): void {
  pen.drawImage(image, left, y, width, height);
  for (const { text, x, y: base, size, weight, colour, align, room } of lettering) {
    pen.font = `${weight} ${size}px ${letters}`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(cut(pen, text, room), left + x, y + base);
  }
  pen.textAlign = "left";
}

/** How high a line of the ranking is, with what lies in front of the seat. */
function rowHeight(front: Plate | undefined): number {
  return ROW + (front ? FRONT.above + front.height + FRONT.below : 0);
}

/** Draws a line of the ranking, and what lies in front of the seat. */
async function row(sheet: Sheet, line: PictureRow, front: Plate | undefined, bot: string, y: number): Promise<void> {
  const { rank, person, name, score } = line;
  const { pen, colours, studio } = sheet;
  const first = rank === 1;
  pen.fillStyle = colours.tray;
  box(pen, EDGE, y, INSIDE, rowHeight(front), 26);
  if (front) lay(sheet, front, EDGE + FRONT.side, y + ROW + FRONT.above);
  const [ground, ink, ink2] = first
    ? [colours.card, colours.ink, colours.ink2]
    : [colours.tray, colours.paper, colours.soft];
  pen.fillStyle = ground;
  box(pen, EDGE, y, INSIDE, ROW, 26);
  const base = y + ROW / 2 + 12;
  letter(sheet, 750, 36, ink);
  pen.textAlign = "center";
  pen.fillText(rank === undefined ? "–" : String(rank), EDGE + 44, base);
  pen.textAlign = "left";
  if (first || person.bot) {
    pen.fillStyle = first ? colours.ink : colours.paper;
    box(pen, EDGE + 80 - 3, y + 11, FACE + 6, FACE + 6, person.bot ? FACE * 0.26 : FACE);
  }
  await face(sheet, person, EDGE + 80, y + 14);
  letter(sheet, 800, 34, ink);
  const points = studio.text(<>{score}</>);
  const wide = Math.min(pen.measureText(points).width, INSIDE * 0.45);
  pen.textAlign = "right";
  pen.fillText(cut(pen, points, wide + 1), WIDTH - EDGE - 32, base);
  pen.textAlign = "left";
  const from = EDGE + 80 + FACE + 24;
  const tag = person.bot ? 110 : 0;
  letter(sheet, 750, 36, ink);
  const called = cut(pen, name, WIDTH - EDGE - 32 - wide - 24 - tag - from);
  pen.fillText(called, from, base);
  const after = from + pen.measureText(called).width + 16;
  letter(sheet, 650, 24, ink2);
  if (person.bot) pen.fillText(cut(pen, bot, tag - 16), after, base);
}

/** The edge of the table, and below it whose picture this is. */
async function foot(sheet: Sheet, picture: ResultPicture, y: number): Promise<void> {
  const { pen, colours, studio } = sheet;
  pen.fillStyle = colours.ply;
  pen.fillRect(0, y, WIDTH, PLY);
  pen.fillStyle = colours.plyLine;
  for (const at of [5, 11, 17]) pen.fillRect(0, y + at, WIDTH, 2);
  pen.fillStyle = colours.tray;
  pen.fillRect(0, y + PLY, WIDTH, FOOT);
  const top = y + PLY + 28;
  pen.drawImage(await studio.image(<Logo size={64} />, 64, 64), EDGE, top - 6, 64, 64);
  const [width, height] = [Math.round((44 * 196) / 54), 44];
  pen.drawImage(await studio.image(<Wordmark size={height} />, width, height), EDGE + 80, top + 6, width, height);
  pen.textAlign = "right";
  letter(sheet, 650, 28, colours.paper);
  pen.fillText(picture.date, WIDTH - EDGE, top + 38);
  pen.textAlign = "left";
  letter(sheet, 400, 24, colours.soft);
  const credit = cut(pen, picture.credit, INSIDE * 0.58);
  pen.fillText(credit, EDGE, top + 106);
  const left = INSIDE - pen.measureText(credit).width - 32;
  pen.textAlign = "right";
  pen.fillText(cut(pen, picture.link, left), WIDTH - EDGE, top + 106);
  pen.textAlign = "left";
}

/** Draws the picture. */
export async function drawResult(picture: ResultPicture): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const letters = getComputedStyle(document.documentElement).fontFamily;
  const studio = new Studio(picture.game);
  try {
    await document.fonts.ready;
    const found = Object.entries(COLOURS).map(([name, token]) => [name, studio.colour(token)]);
    const sheet: Sheet = { pen, letters, colours: Object.fromEntries(found) as Colours, studio };
    letter(sheet, 400, 30, "black");
    const why = wrap(pen, picture.why, INSIDE, 3);
    const { middle, seats } = await drawBoard(studio, picture.board);
    const board = EDGE + ART.height + 36 + why.length * 40 + (why.length ? 24 : 0);
    const ranks = board + (middle ? middle.height + 36 : 0);
    const heights = picture.rows.map(({ person }) => rowHeight(seats.get(person.seat)) + GAP);
    const end = heights.reduce((y, height) => y + height, ranks) - GAP + EDGE;
    canvas.width = WIDTH;
    canvas.height = end + PLY + FOOT;
    pen.fillStyle = sheet.colours.lino;
    pen.fillRect(0, 0, WIDTH, canvas.height);
    await head(sheet, picture);
    letter(sheet, 400, 30, sheet.colours.paper);
    why.forEach((line, at) => pen.fillText(line, EDGE, EDGE + ART.height + 62 + at * 40));
    if (middle) lay(sheet, middle, (WIDTH - middle.width) / 2, board);
    let y = ranks;
    for (const [at, one] of picture.rows.entries()) {
      await row(sheet, one, seats.get(one.person.seat), picture.bot, y);
      y += heights[at] ?? 0;
    }
    await foot(sheet, picture, end);
    return canvas;
  } finally {
    studio.close();
  }
}
