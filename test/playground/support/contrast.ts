import type { Page } from "playwright";
import { withAxe } from "./axe.ts";

/** Finds every control of the page, those in shadow roots too; the returned function holds them in states such as "hover". */
export async function holdControls(page: Page): Promise<(states: readonly string[]) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1, pierce: true });
  const controls: number[] = [];
  const walk = (node: typeof root): void => {
    if (
      ["A", "BUTTON", "INPUT", "LABEL", "SELECT", "SUMMARY", "TEXTAREA"].includes(node.nodeName) ||
      ["option", "separator", "slider", "tabindex"].some((word) => node.attributes?.includes(word))
    )
      controls.push(node.nodeId);
    for (const inner of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) walk(inner);
  };
  walk(root);
  return async (states) => {
    await Promise.all(
      controls.map((nodeId) =>
        session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [...states] }),
      ),
    );
  };
}

/** The texts with less than 4.5:1 (large ones 3:1), as axe finds them; it leaves out what is disabled. */
export async function faintTexts(page: Page): Promise<string[]> {
  await withAxe(page);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: object): Promise<{
          violations: { nodes: { html: string; any: { message: string }[] }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run({ runOnly: ["color-contrast"] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message}`));
  });
}

/** The controls whose border or ring of focus has less than 3:1 to what is around it, and the disabled ones with faint text. */
export function faintControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!paint) throw new Error("There is no canvas to read colours with.");
    type Colour = readonly [number, number, number, number];
    const read = (text: string): Colour => {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = text;
      paint.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = (top: Colour, under: Colour): Colour => {
      const mixed = (at: 0 | 1 | 2) => top[at] * top[3] + under[at] * (1 - top[3]);
      return [mixed(0), mixed(1), mixed(2), 1];
    };
    const luminance = (colour: Colour) => {
      const part = (at: 0 | 1 | 2) => {
        const value = colour[at] / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
    };
    const contrast = (one: Colour, other: Colour) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const parentOf = ({ assignedSlot, parentNode }: Element): Element | null =>
      assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : (parentNode as Element | null));
    const groundOf = (element: Element | null): Colour => {
      if (!(element instanceof Element)) return read("Canvas");
      const own = read(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, groundOf(parentOf(element)));
    };
    const found: string[] = [];
    const look = (element: Element): void => {
      const style = getComputedStyle(element);
      const around = groundOf(parentOf(element));
      const inside = groundOf(element);
      const say = (what: string, ratio: number) =>
        found.push(`${what} ${ratio.toFixed(2)}: ${element.outerHTML.replace(/\s+/g, " ").slice(0, 120)}`);
      const border = read(style.borderBottomColor);
      const edge = contrast(over(border, around), around);
      const isBordered = style.borderBottomStyle !== "none" && border[3] > 0;
      if (isBordered && Math.max(edge, contrast(inside, around)) < 3) say("border", edge);
      const ring = contrast(read(style.outlineColor), style.outlineOffset.startsWith("-") ? inside : around);
      if (style.outlineStyle !== "none" && ring < 3) say("ring", ring);
      const text = contrast(read(style.color), inside) * Number(style.opacity);
      if (element.getAttribute("aria-disabled") === "true" && text < 4.5) say("disabled", text);
    };
    const walk = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) walk(element.shadowRoot);
        const isControl = element.matches(
          "a, button, input:not([type=checkbox], [type=radio]), select, textarea",
        );
        if (isControl && element.checkVisibility()) look(element);
      }
    };
    walk(document);
    return found;
  });
}
