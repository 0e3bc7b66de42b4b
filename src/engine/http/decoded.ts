/** The text that a percent-encoded one stands for; one that is badly encoded as it stands. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
