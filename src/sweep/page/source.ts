import { blankPage } from "./blank-page.ts";
import { controlsOf } from "./controls.ts";
import { cutText } from "./cut-text.ts";
import { endlessSpinner } from "./endless-spinner.ts";
import { pageKit } from "./kit.ts";
import { lookAt } from "./look.ts";
import { overlappingText } from "./overlapping-text.ts";
import { rawKeys } from "./raw-keys.ts";
import { rawValues } from "./raw-values.ts";
import { sidewaysScroll } from "./sideways-scroll.ts";

/** Each takes what is in the page alone, for it runs there as source text. */
const FINDERS = [blankPage, rawValues, rawKeys, cutText, overlappingText, sidewaysScroll, endlessSpinner];

/** An expression that looks at a page and is a `Seen`. */
export const LOOK: string = `(() => {
  const kit = (${pageKit})();
  return { ...(${lookAt})(kit), found: [${FINDERS.join(", ")}].flatMap((find) => find(kit)) };
})()`;

/** An expression that is whether a page shows that it is loading. */
export const IS_LOADING: string = `(${endlessSpinner})((${pageKit})()).length > 0`;

/** An expression that lists the controls of a page. */
export const CONTROLS: string = `(${controlsOf})((${pageKit})())`;
