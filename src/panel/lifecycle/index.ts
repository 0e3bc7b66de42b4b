import { ActionsView } from "../actions/actions.ts";
import { define } from "../define.ts";
import { LifecycleView } from "./lifecycle.ts";
import { SteppedLineView } from "./stepped-line.ts";

/** Defines the elements of the pictures, and what they use of the panel's, for a page may have them without the panel. */
export function defineLifecycle(): void {
  define("sandbank-actions", ActionsView);
  define("sandbank-lifecycle", LifecycleView);
  define("sandbank-stepped-line", SteppedLineView);
}
