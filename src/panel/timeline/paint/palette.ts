import { html, type TemplateResult, unsafeCSS } from "lit";
import type { Tone } from "../../../index.ts";
import { badge } from "../../parts/status.ts";

const TONES: readonly Tone[] = ["wait", "move", "good", "held", "bad", "off"];
/** The tokens of texts and lines, and those of areas, by the name that each has here. */
const PARTS = {
  text: "text",
  muted: "muted",
  line: "line",
  strong: "line-strong",
  accent: "accent",
} as const;
const GROUNDS = { surface: "surface", ground: "ground", chosen: "chosen" } as const;

/** What the canvas draws with: the tokens as the browser has resolved them, system colors in forced colors. */
export interface Palette {
  readonly tones: Readonly<Record<Tone, string>>;
  readonly shapes: Readonly<Record<Tone, Path2D>>;
  readonly colors: Readonly<Record<keyof typeof PARTS, string>>;
  readonly surface: string;
  readonly ground: string;
  readonly chosen: string;
  readonly font: string;
  /** Equal for palettes that draw the same. */
  readonly name: string;
}

/** Elements that the colors and shapes are read from, so that the canvas and the rest of the panel have the same. */
export function swatches(): TemplateResult {
  return html`<div class="swatches" hidden>
    ${TONES.map((tone) => badge(tone, tone))}
    ${Object.keys(PARTS).map((part) => html`<i data-part=${part}></i>`)}
    ${Object.keys(GROUNDS).map((ground) => html`<i data-ground=${ground}></i>`)}
  </div>`;
}

const rulesOf = (attribute: string, property: string, tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens).map(
    ([name, token]) => `[data-${attribute}="${name}"] { ${property}: var(--sandbank-${token}); }`,
  );

export const swatchStyles = unsafeCSS(
  [...rulesOf("part", "color", PARTS), ...rulesOf("ground", "background-color", GROUNDS)].join("\n"),
);

/** Reads the palette from the swatches; `known` again if it is still right, which takes no time worth mentioning. */
export function paletteOf(root: ParentNode, known: Palette | undefined): Palette {
  const swatch = (selector: string): Element => {
    const found = root.querySelector(`.swatches ${selector}`);
    if (!found) throw new Error(`There is no swatch ${selector}.`);
    return found;
  };
  const colorOf = (part: string) => getComputedStyle(swatch(`[data-part=${part}]`)).color;
  const groundOf = (ground: string) => getComputedStyle(swatch(`[data-ground=${ground}]`)).backgroundColor;
  const name = `${colorOf("text")} ${colorOf("accent")} ${groundOf("surface")} ${devicePixelRatio}`;
  if (known?.name === name) return known;
  const byTone = <Value>(read: (element: Element) => Value) =>
    Object.fromEntries(TONES.map((tone) => [tone, read(swatch(`.tone-${tone}`))])) as Record<Tone, Value>;
  return {
    tones: byTone((element) => getComputedStyle(element).color),
    shapes: byTone(shapeOf),
    colors: Object.fromEntries(Object.keys(PARTS).map((part) => [part, colorOf(part)])) as Palette["colors"],
    surface: groundOf("surface"),
    ground: groundOf("ground"),
    chosen: groundOf("chosen"),
    font: getComputedStyle(swatch("[data-part=text]")).fontFamily,
    name,
  };
}

/** The outline of a badge, on a field of 16 by 16. */
function shapeOf(element: Element): Path2D {
  const path = new Path2D();
  for (const part of element.querySelectorAll("path, circle")) {
    const number = (name: string) => Number(part.getAttribute(name));
    if (part.localName === "path") path.addPath(new Path2D(part.getAttribute("d") ?? ""));
    else path.addPath(circle(number("cx"), number("cy"), number("r")));
  }
  return path;
}

function circle(x: number, y: number, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
}
