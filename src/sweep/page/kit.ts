/** What every finder needs; in the page, so it refers to nothing outside of itself. */
export function pageKit() {
  /** Enough for any window, and few enough to measure. */
  const MOST_MEASURED = 2000;
  const isOther = /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION|OPTGROUP|TITLE|SANDBANK-PANEL)$/;
  const isSource = "pre, code, kbd, samp, textarea, [contenteditable]";

  /** The parent as it is rendered, through slots and shadow roots. */
  const above = (node: Node): Element | null => {
    const parent =
      (node instanceof Element || node instanceof Text ? node.assignedSlot : null) ?? node.parentNode;
    if (parent instanceof ShadowRoot) return parent.host;
    return parent instanceof Element ? parent : null;
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const nodes: Text[] = [];
  const elements: Element[] = [];
  const walk = (root: Node) => {
    for (const node of root.childNodes) {
      if (node instanceof Text) nodes.push(node);
      if (!(node instanceof Element) || isOther.test(node.tagName)) continue;
      elements.push(node);
      if (node.shadowRoot) walk(node.shadowRoot);
      walk(node);
    }
  };
  if (document.body) walk(document.body);

  const visible = new Map<Element, boolean>();
  /** The texts that are shown, in the order of the document. */
  const texts = nodes.flatMap((node) => {
    const text = node.data.replace(/\s+/g, " ").trim();
    const element = above(node);
    if (text === "" || !element) return [];
    const isShown = visible.get(element) ?? isVisible(element);
    visible.set(element, isShown);
    return isShown ? [{ node, element, text }] : [];
  });

  /** Where they are, those of no extent and those for screen readers alone left out. */
  const measured = texts.slice(0, MOST_MEASURED).flatMap((each) => {
    const range = document.createRange();
    range.selectNodeContents(each.node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) return [];
    for (let at: Element | null = each.element; at; at = above(at)) {
      const { clip, clipPath } = getComputedStyle(at);
      if (clip !== "auto" || clipPath !== "none" || at.clientWidth === 1 || at.clientHeight === 1) return [];
    }
    return [{ ...each, rects }];
  });

  /** A short selector, of an element with an id or of its place below one. */
  const selectorOf = (element: Element): string => {
    const names: string[] = [];
    for (let at: Element | null = element; at && at !== document.body && names.length < 4; at = above(at)) {
      const testId = at.getAttribute("data-testid");
      if (testId !== null) return [`[data-testid=${JSON.stringify(testId)}]`, ...names].join(" ");
      if (at.id) return [`#${CSS.escape(at.id)}`, ...names].join(" ");
      const [first] = at.classList;
      names.unshift(at.localName + (first === undefined ? "" : `.${CSS.escape(first)}`));
    }
    return names.join(" ");
  };

  return {
    texts,
    measured,
    elements,
    above,
    isVisible,
    selectorOf,
    /** Whether an element shows source text, in which such words are meant. */
    isSource: (element: Element) => element.closest(isSource) !== null,
    /** A text for a report. */
    short: (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text),
  };
}

/** What a finder gets. */
export type PageKit = ReturnType<typeof pageKit>;
