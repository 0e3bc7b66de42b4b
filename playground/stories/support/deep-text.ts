/** The text of an element and of all shadow roots inside it. */
export function deepText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLStyleElement) return "";
  const inside = node instanceof Element && node.shadowRoot ? [node.shadowRoot] : [...node.childNodes];
  return inside.map(deepText).join(" ");
}

/** The first element that a selector finds in an element or in the shadow roots inside it. */
export function deepQuery(node: ParentNode, selector: string): Element | undefined {
  const found = node.querySelector(selector);
  if (found) return found;
  for (const { shadowRoot } of node.querySelectorAll("*")) {
    const inside = shadowRoot && deepQuery(shadowRoot, selector);
    if (inside) return inside;
  }
  return undefined;
}
