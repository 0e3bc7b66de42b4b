/** A name as a label: "markPaid" and "mark_paid" are "Mark paid". */
export function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " ");
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
