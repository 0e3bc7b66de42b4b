const sizes = [
  ["narrow", "Narrow phone", 320, 640],
  ["phone", "Phone", 390, 844],
  ["tablet", "Tablet", 768, 1024],
  ["desktop", "Desktop", 1280, 800],
] as const;

/** What the toolbar offers as widths of the page, in CSS pixels. */
export const widths = Object.fromEntries(
  sizes.map(([key, name, width, height]) => [
    key,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
