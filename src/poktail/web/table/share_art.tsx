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
    const copy = drawn.cloneNode(true) as SVGSVGElement;
    const parts = [drawn, ...drawn.querySelectorAll<SVGElement>("*")];
    [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((part, at) => paint(parts[at] ?? drawn, part));
    copy.setAttribute("width", String(width));
    copy.setAttribute("height", String(height));
    const image = new Image(width, height);
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    return image;
  }

  close(): void {
    render(null, this.#place);
    this.#place.remove();
  }
}

/** Writes the colours and lines that the page gives to a part into its copy. */
function paint(from: Element, to: Element): void {
  const looks = getComputedStyle(from);
  to.removeAttribute("style");
  to.removeAttribute("class");
  for (const name of STYLED) to.setAttribute(name, looks.getPropertyValue(name));
}
