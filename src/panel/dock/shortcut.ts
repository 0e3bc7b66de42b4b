/** The shortcut of a panel that has no other: no browser takes it, and it needs no dead key. */
export const SHORTCUT = "Control+`";

const MODIFIERS = {
  Control: "ctrlKey",
  Alt: "altKey",
  Shift: "shiftKey",
  Meta: "metaKey",
} as const satisfies Readonly<Record<string, keyof KeyboardEvent>>;

/** Whether the keys are those of a shortcut, which is written as in `aria-keyshortcuts`: "Alt+Shift+B". */
export function isPressed(shortcut: string, event: KeyboardEvent): boolean {
  const parts = shortcut.split("+");
  const key = parts.at(-1) ?? "";
  if (key === "" || event.repeat || event.isComposing) return false;
  const isHeld = Object.entries(MODIFIERS).every(
    ([name, property]) => event[property] === parts.slice(0, -1).includes(name),
  );
  // With Alt or on other layouts the same key has another letter.
  return isHeld && (event.key.toLowerCase() === key.toLowerCase() || event.code === codeOf(key));
}

/** The shortcut as it is shown: "Ctrl+`". */
export function shortcutText(shortcut: string): string {
  return shortcut.replace("Control", "Ctrl");
}

function codeOf(key: string): string {
  if (key === "`") return "Backquote";
  return /^\d$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
}
