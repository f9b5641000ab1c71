/** Our own SVG art as images for a canvas: the page's colours are written into a copy, and nothing is loaded. */
import { type VNode, render } from "preact";

/** The properties that the style sheets may set on our art. */
const STYLED = [
  "color",
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
] as const;

/** A text in a drawing, for a canvas: an image has none of the page's letters. */
interface Lettering {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: string;
  readonly colour: string;
  readonly align: CanvasTextAlign;
  /** How wide it may be. */
  readonly room: number;
}

/** A drawing in its own size: an image without its texts, and the texts. */
export interface Plate {
  readonly image: HTMLImageElement;
  readonly width: number;
  readonly height: number;
  readonly lettering: readonly Lettering[];
}

const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { start: "left", middle: "center", end: "right" };

/** A place in the page that nobody sees, in a game's colours by daylight. */
export class Studio {
  readonly #place = document.createElement("div");

  constructor(game: string) {
    this.#place.className = "hidden studio";
    this.#place.dataset["game"] = game;
    this.#place.setAttribute("aria-hidden", "true");
    document.body.append(this.#place);
  }

  /** What stands there now. */
  #show(thing: VNode): HTMLElement {
    render(thing, this.#place);
    return this.#place;
  }

  /** The colour of a token. */
  colour(token: string): string {
    this.#place.style.color = `var(${token})`;
    const { color } = getComputedStyle(this.#place);
    this.#place.style.color = "";
    return color;
  }

  /** The words in a drawn value, without those for screen readers. */
  text(thing: VNode): string {
    const shown = this.#show(thing).cloneNode(true) as HTMLElement;
    for (const part of shown.querySelectorAll(".hidden")) part.remove();
    return (shown.textContent ?? "").replace(/\s+/g, " ").trim();
  }

  /** A drawing in the colours of the page, as an image of this size. */
  async image(thing: VNode, width: number, height: number): Promise<HTMLImageElement> {
    const drawn = this.#show(thing).querySelector("svg");
    if (!drawn) throw new Error("nothing is drawn");
    return imageOf(drawn, width, height);
  }

  /** A drawing in its own size; null if nothing is drawn. */
  async plate(thing: VNode): Promise<Plate | null> {
    const drawn = this.#show(thing).querySelector("svg");
    const [width, height] = [drawn?.width.baseVal.value ?? 0, drawn?.height.baseVal.value ?? 0];
    if (!drawn || !width || !height) return null;
    const lettering = [...drawn.querySelectorAll("text")].map((text) => letteringOf(text, drawn));
    return { image: await imageOf(drawn, width, height, "text"), width, height, lettering };
  }

  close(): void {
    render(null, this.#place);
    this.#place.remove();
  }
}

/** What stands on the page as an image of this size, without the parts that this selector finds. */
async function imageOf(
  drawn: SVGSVGElement,
  width: number,
  height: number,
  without?: string,
): Promise<HTMLImageElement> {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const parts = [drawn, ...drawn.querySelectorAll<SVGElement>("*")];
  [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((part, at) => paint(parts[at] ?? drawn, part));
  if (without) for (const part of copy.querySelectorAll(without)) part.remove();
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Where a text stands in a drawing, and how it looks. */
function letteringOf(text: SVGTextElement, drawn: SVGSVGElement): Lettering {
  const looks = getComputedStyle(text);
  const place = drawn
    .getScreenCTM()
    ?.inverse()
    .multiply(text.getScreenCTM() ?? new DOMMatrix());
  const [x, y] = [text.x.baseVal, text.y.baseVal].map((at) => (at.numberOfItems ? at.getItem(0).value : 0));
  const at = new DOMPoint(x, y).matrixTransform(place);
  const scale = place?.a ?? 1;
  return {
    text: text.textContent ?? "",
    x: at.x,
    y: at.y,
    size: parseFloat(looks.fontSize) * scale,
    weight: looks.fontWeight,
    colour: looks.fill,
    align: ALIGN[looks.textAnchor] ?? "left",
    room: Number(text.dataset["room"] ?? Infinity) * scale,
  };
}

/** Writes the colours and lines that the page gives to a part into its copy. */
function paint(from: Element, to: Element): void {
  const looks = getComputedStyle(from);
  to.removeAttribute("style");
  to.removeAttribute("class");
  for (const name of STYLED) to.setAttribute(name, looks.getPropertyValue(name));
}
