import type { JsonObject } from "../../engine/schema/json-object.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";

/** How a bank came to be, as plain JSON; card numbers, account numbers and ssns are in it in plain text, keys are not. */
export interface Recipe {
  readonly format: "sandbank-recipe";
  readonly version: 1;
  /** The options of the bank as they were given, without those that hold functions and without keys. */
  readonly options: JsonObject;
  /** The options that hold functions, such as "scenarios.mine" or "faults.0.on"; to open it a bank needs the same. */
  readonly functions: readonly string[];
  readonly seed: number;
  /** Where it began: a scenario by its name (null for none) at a bank time in milliseconds, or a whole state. */
  readonly from: { readonly scenario: string | null; readonly at: number } | { readonly snapshot: Snapshot };
  /** Each call that wrote or moved time since, oldest first. */
  readonly calls: readonly RecipeCall[];
  /** The clock at the end; `at` is bank time in milliseconds. */
  readonly clock: { readonly at: number; readonly paused: boolean; readonly speed: number };
  /** A hash of the state that it leads to. */
  readonly hash: string;
}

/** A call of a recipe, with its bank time in milliseconds. */
export type RecipeCall =
  | RecipeRequest
  | {
      readonly at: number;
      /** Collection, id and name of an action, such as "achTransfers/1001/return". */
      readonly simulate: string;
      /** Its arguments by their names; none for {}. */
      readonly with?: JsonObject;
    }
  | {
      readonly at: number;
      /** The bank time to which the clock was moved, milliseconds. */
      readonly advance: number;
    }
  | { readonly at: number; readonly clock: { readonly paused: boolean; readonly speed: number } }
  | {
      readonly at: number;
      /** What `bank.progress.set` was given. */
      readonly progress: JsonObject;
    };

/** A request of a recipe. */
export interface RecipeRequest {
  readonly at: number;
  /** Method and path with the query, such as "POST /v1/ach". */
  readonly request: string;
  /** Its JSON body as it was sent, such as `{ data: … }`; none for a request without one. */
  readonly body?: JsonObject;
  /** The parts of its multipart body. */
  readonly form?: readonly RecipePart[];
  /** 2 for one that a fault has duplicated. */
  readonly times?: 2;
  /** The id of the row that it created, in a bank with resources of a team's own. */
  readonly id?: string;
}

/** A part of a multipart body; the bytes of files are not known. */
export interface RecipePart {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly fileName?: string | undefined;
  /** Bytes. */
  readonly size: number;
  /** The content of a part that is a field. */
  readonly text?: string | undefined;
}
