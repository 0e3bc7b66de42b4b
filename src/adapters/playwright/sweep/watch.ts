/**
 * A script to run before those of a page: it counts when the page changed last, and keeps the rejections that nothing handled, for
 * which a browser's own report does not tell them from errors.
 */
export const WATCH: string = `(${watchPage})()`;

/** Expressions that read what {@link WATCH} keeps. */
export const QUIET_MS = "__sandbankSweep.quiet()";
export const REJECTIONS = "__sandbankSweep.rejections";

function watchPage(): void {
  let changed = performance.now();
  const rejections: string[] = [];
  const watched = { quiet: () => performance.now() - changed, rejections };
  Object.defineProperty(globalThis, "__sandbankSweep", { value: watched });
  addEventListener("unhandledrejection", ({ reason }) => {
    rejections.push(reason instanceof Error ? reason.message : String(reason));
  });
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  const observe = (root: Node) =>
    observer.observe(root, {
      ...{ subtree: true, childList: true, characterData: true },
      // What other attributes animate is no change of the content.
      attributeFilter: ["class", "hidden", "aria-busy", "open", "disabled"],
    });
  observe(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    observe(root);
    return root;
  };
}
