/**
 * A path in quotation marks, as its system writes it; what a terminal could take for a command is escaped.
 *
 * @example shownPath("C:\\banks\\bank.json") // "C:\banks\bank.json", with its quotation marks
 */
export function shownPath(path: string): string {
  return JSON.stringify(path).replaceAll("\\\\", "\\");
}

/**
 * A word as the shell of a system takes it: as it is, or in the quotation marks that the shell takes off.
 *
 * @example shellWord("it's here/bank.json", "linux") // 'it'\''s here/bank.json'
 */
export function shellWord(word: string, platform = globalThis.process?.platform): string {
  // Every shell of Windows takes double quotation marks, which no name there contains; bash drops a backslash outside of them.
  if (platform === "win32") return /^[\w./:-]+$/.test(word) ? word : `"${word}"`;
  return /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
