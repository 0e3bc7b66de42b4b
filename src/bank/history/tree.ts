import type { Delta } from "../turns/delta.ts";
import type { Base } from "./base.ts";
import type { Described } from "./describe.ts";
import { sizeOf } from "./size.ts";

/** What a place takes up besides its texts and what it has changed, in bytes. */
const PLACE_BYTES = 600;

/** A place in the history: the state just after an entry. */
export interface Place {
  readonly id: number;
  readonly entry: Described;
  readonly branch: Branch;
  /** Undefined for the first that is kept. */
  parent: Place | undefined;
  /** How it differs from the state of its parent; undefined when it does not, and for the first that is kept. */
  delta: Delta | undefined;
  readonly changed: boolean;
  /** How many places were before it, those included that are no longer kept. */
  readonly depth: number;
  bytes: number;
  readonly children: Place[];
}

/** A line of places that began where another was left. */
export interface Branch {
  readonly id: number;
  readonly name: string;
  /** The id of the place after which it began; null for none. */
  readonly from: number | null;
  /** The id of its last place. */
  end: number;
  /** How many places of its own are kept. */
  count: number;
}

/** The places of a history, where each may be followed by several, the oldest removed when they are too many. */
export class Tree {
  readonly #base: Base;
  readonly #maxBytes: number;
  readonly #places = new Map<number, Place>();
  readonly #branches = new Map<number, Branch>();
  #bytes = 0;
  #lastId = 0;
  #lastBranch = 0;
  /** From the first place that is kept to the end of the current branch. */
  #line: Place[];
  #present: Place;

  /** `base` is the state of the first place. */
  constructor(base: Base, maxBytes: number, first: Described) {
    this.#base = base;
    this.#maxBytes = maxBytes;
    this.#present = this.#put(first, undefined, undefined);
    this.#line = [this.#present];
  }

  get present(): Place {
    return this.#present;
  }

  /** Whether nothing follows the present place. */
  get isAtEnd(): boolean {
    return this.#present === this.#line.at(-1);
  }

  /** What it takes up, by estimate, in bytes. */
  get bytes(): number {
    return this.#bytes + this.#base.bytes;
  }

  get branches(): readonly Branch[] {
    return [...this.#branches.values()];
  }

  get currentBranch(): Branch {
    return (this.#line.at(-1) as Place).branch;
  }

  place(id: number): Place | undefined {
    return this.#places.get(id);
  }

  branch(id: number): Branch | undefined {
    return this.#branches.get(id);
  }

  /** The places from the first that is kept to a branch's end. */
  lineOf(branch: Branch): Place[] {
    const line: Place[] = [];
    for (let each = this.#places.get(branch.end); each; each = each.parent) line.push(each);
    return line.reverse();
  }

  /** Whether a place is on the line from the first place to the end of the current branch. */
  isOnLine(place: Place): boolean {
    return this.#onLine(place.depth) === place;
  }

  /** Adds a place after the present one, where it begins a branch if there are others, and makes it the present. */
  add(entry: Described, delta: Delta | undefined): void {
    if (!this.isAtEnd) this.#line = this.#line.slice(0, this.#at(this.#present.depth) + 1);
    this.#present = this.#put(entry, delta, this.#present);
    this.#line.push(this.#present);
    this.#fit();
  }

  /**
   * Makes a place the present, and its branch the current one unless it is on that already. Steps that are due at its time
   * belong to it, for a bank makes them at once: returns the last of these.
   */
  goTo(place: Place): Place {
    if (!this.isOnLine(place)) this.#line = this.lineOf(place.branch);
    let last = place;
    for (
      let next = this.#onLine(last.depth + 1);
      next && isDueAt(next, place);
      next = this.#onLine(last.depth + 1)
    )
      last = next;
    this.#present = last;
    return last;
  }

  /** How the present differs from the base, oldest first. */
  deltas(): readonly Delta[] {
    const line = this.#line.slice(1, this.#at(this.#present.depth) + 1);
    return line.flatMap(({ delta }) => delta ?? []);
  }

  #at(depth: number): number {
    return depth - (this.#line[0] as Place).depth;
  }

  #onLine(depth: number): Place | undefined {
    return this.#line[this.#at(depth)];
  }

  #put(entry: Described, delta: Delta | undefined, parent: Place | undefined): Place {
    this.#lastId += 1;
    const id = this.#lastId;
    const bytes = PLACE_BYTES + sizeOf(entry) + sizeOf(delta);
    const depth = parent ? parent.depth + 1 : 0;
    const continued = parent?.branch.end === parent?.id ? parent?.branch : undefined;
    const branch = continued ?? this.#newBranch(entry.what, parent);
    const changed = delta !== undefined;
    const place: Place = { id, entry, branch, parent, delta, changed, depth, bytes, children: [] };
    branch.end = id;
    branch.count += 1;
    parent?.children.push(place);
    this.#places.set(place.id, place);
    this.#bytes += bytes;
    if (delta) this.#base.hold(delta);
    return place;
  }

  #newBranch(name: string, from: Place | undefined): Branch {
    this.#lastBranch += 1;
    const branch: Branch = { id: this.#lastBranch, name, from: from?.id ?? null, end: 0, count: 0 };
    this.#branches.set(branch.id, branch);
    return branch;
  }

  /** Removes the oldest places, and branches that began at them, until the others fit. */
  #fit(): void {
    while (this.bytes > this.#maxBytes && this.#line[0] !== this.#present) this.#forgetFirst();
  }

  #forgetFirst(): void {
    const first = this.#line.shift() as Place;
    const next = this.#line[0] as Place;
    for (const child of first.children) if (child !== next) this.#removeWithAllAfter(child);
    this.#remove(first);
    next.parent = undefined;
    if (!next.delta) return;
    const size = sizeOf(next.delta);
    this.#base.absorb(next.delta);
    next.delta = undefined;
    next.bytes -= size;
    this.#bytes -= size;
  }

  #removeWithAllAfter(first: Place): void {
    const waiting = [first];
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      waiting.push(...place.children);
      if (place.delta) this.#base.release(place.delta);
      this.#remove(place);
    }
  }

  #remove(place: Place): void {
    this.#places.delete(place.id);
    this.#bytes -= place.bytes;
    place.branch.count -= 1;
    if (place.branch.count === 0) this.#branches.delete(place.branch.id);
  }
}

function isDueAt(place: Place, { entry }: Place): boolean {
  return place.entry.kind === "step" && place.entry.at <= entry.at;
}
