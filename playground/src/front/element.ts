let kept: HTMLElement | undefined;

/** The content of the first page, which index.html has: one element, shown wherever the first page is. */
export function frontPage(): HTMLElement {
  kept ??= document.querySelector<HTMLElement>("#front") ?? undefined;
  if (!kept) throw new Error("index.html has no element #front.");
  return kept;
}
