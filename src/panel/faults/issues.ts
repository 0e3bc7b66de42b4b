export interface RuleIssues {
  /** A sentence for each part of the rule that is wrong, such as `nth`. */
  readonly parts: ReadonlyMap<string, string>;
  /** What is about no single part; undefined for nothing. */
  readonly rest: string | undefined;
}

/** Sorts the message of a bank by the parts of the rule that it names. */
export function issuesIn(message: string): RuleIssues {
  const parts = new Map<string, string>();
  const others: string[] = [];
  for (const issue of message.split(/ ?(?=Option 'rule[.'])/)) {
    const [, part, inner = "", text] = /^Option 'rule\.(\w+)(?:\.([^']+))?' (.*)$/s.exec(issue) ?? [];
    if (part === undefined || text === undefined) others.push(issue.replace(/^Option 'rule' /, "The rule "));
    else
      parts.set(part, inner === "" ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : `${inner} ${text}`);
  }
  return { parts, rest: others.length > 0 ? others.join(" ") : undefined };
}
