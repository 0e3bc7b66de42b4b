/** The edges of the page that a panel can be docked at. */
export const EDGES = ["right", "left", "top", "bottom"] as const;

/** An edge of the page. */
export type Edge = (typeof EDGES)[number];

/** Where a panel is: at an edge of the page, or in the element around it. */
export type Dock = Edge | "inline";

/** The corners that the button of a collapsed panel can be in. */
export const CORNERS = ["bottom-right", "bottom-left", "top-left", "top-right"] as const;

/** A corner of the page. */
export type Corner = (typeof CORNERS)[number];

/** Whether a panel at this edge has the height of the page, and a width of its own. */
export function isBeside(edge: Edge): boolean {
  return edge === "right" || edge === "left";
}

/** One of the words, or undefined. */
export function oneOf<const Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value);
}
