import { tokens } from "sandbank/internal";

/** Gives the page the colours, spaces and sizes of the panel, so that both are of one piece. */
export function adoptTokens(): void {
  if (tokens.styleSheet) document.adoptedStyleSheets.push(tokens.styleSheet);
}
