/** The id of the region for screen readers; the page has it from its start, because a region that comes with its text is often not read. */
export const SPOKEN = "spoken";

/**
 * Says a sentence to a screen reader. Texts that follow each other must differ, as only a change is read.
 *
 * @example say("Answer 2: 200 OK.")
 */
export function say(text: string): void {
  const region = document.getElementById(SPOKEN);
  if (region) region.textContent = text;
}
