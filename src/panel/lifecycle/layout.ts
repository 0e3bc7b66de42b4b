import { Graph, layout } from "@dagrejs/dagre";
import { fromSides, type Obstacle, type Point, routeAround, type Size } from "./routing.ts";

export interface Line {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly label: Size;
}

/** Where everything is: the middle of each box and of each label, the route of each line. */
export interface Drawing extends Size {
  readonly boxes: ReadonlyMap<string, Point>;
  readonly labels: ReadonlyMap<string, Point>;
  readonly lines: ReadonlyMap<string, readonly Point[]>;
}

/** Lays boxes and lines out, from the left to the right where that fits into the width, otherwise from the top down. */
export function drawingOf(boxes: ReadonlyMap<string, Size>, lines: readonly Line[], width: number): Drawing {
  const across = laidOut(boxes, lines, "LR");
  return across.width <= width ? across : laidOut(boxes, lines, "TB");
}

function laidOut(boxes: ReadonlyMap<string, Size>, lines: readonly Line[], rankdir: "LR" | "TB"): Drawing {
  const graph = new Graph<object, Size & Partial<Point>, Size & { points?: Point[] } & Partial<Point>>({
    multigraph: true,
  });
  const apart = rankdir === "LR" ? { nodesep: 24, ranksep: 26 } : { nodesep: 20, ranksep: 22 };
  graph.setGraph({ rankdir, ...apart, edgesep: 14, marginx: 8, marginy: 8 });
  for (const [key, size] of boxes) graph.setNode(key, { ...size });
  for (const { key, from, to, label } of lines)
    graph.setEdge(from, to, { ...label, labelpos: "c" } as Size, key);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as Partial<Size>;
  const middles = Array.from(boxes.keys(), (key): [string, Point] => {
    const { x = 0, y = 0 } = graph.node(key);
    return [key, { x, y }];
  });
  const labels = new Map<string, Point>();
  for (const { key, from, to } of lines) {
    const { points = [], x, y } = graph.edge(from, to, key);
    const middle = points[Math.floor(points.length / 2)] ?? ORIGIN;
    labels.set(key, { x: x ?? middle.x, y: y ?? middle.y });
  }
  const centers = new Map(middles);
  const routes = lines.map(({ key, from, to }): [string, readonly Point[]] => {
    const { points = [] } = graph.edge(from, to, key);
    const others = obstaclesTo(key, lines, labels);
    const nodes = [...boxes].flatMap(([name, size]) => {
      const at = centers.get(name);
      return at && name !== from && name !== to ? [{ ...size, ...at }] : [];
    });
    const down = rankdir === "TB";
    const route = routeAround(points, [...nodes, ...others], down);
    const ends = [from, to].map((name) => ({ ...sizeIn(boxes, name), ...(centers.get(name) ?? ORIGIN) }));
    return [key, fromSides(route, ends, down)];
  });
  return { width, height, boxes: centers, labels, lines: new Map(routes) };
}

const ORIGIN: Point = { x: 0, y: 0 };

function sizeIn(boxes: ReadonlyMap<string, Size>, name: string): Size {
  return boxes.get(name) ?? { width: 0, height: 0 };
}

/** The labels of other lines. */
function obstaclesTo(
  own: string,
  lines: readonly Line[],
  labels: ReadonlyMap<string, Point>,
): readonly Obstacle[] {
  return lines.flatMap(({ key, label }) => {
    const at = labels.get(key);
    return at && key !== own ? [{ ...label, ...at }] : [];
  });
}

/** How far before and after a corner a route begins to turn, at most; CSS pixels. */
const ROUND = 14;

/** A route as a path of SVG, with round corners. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last) return "";
  const corners = others.slice(0, -1).map((corner, at) => {
    const before = points[at] ?? first;
    const after = others[at + 1] ?? last;
    return `L${pointText(towards(corner, before))}Q${pointText(corner)} ${pointText(towards(corner, after))}`;
  });
  return `M${pointText(first)}${corners.join("")}L${pointText(last)}`;
}

/** A point near the first, toward the other, and not beyond the middle between them. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(ROUND / length, 0.5);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The arrowhead at the end of a route, as a path of SVG. */
export function arrowheadOf(points: readonly Point[]): string {
  const [before, end] = points.slice(-2);
  if (!before || !end) return "";
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (turn: number) =>
    pointText({ x: end.x - 8 * Math.cos(angle + turn), y: end.y - 8 * Math.sin(angle + turn) });
  return `M${wing(-0.45)}L${pointText(end)}L${wing(0.45)}Z`;
}

function pointText({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
