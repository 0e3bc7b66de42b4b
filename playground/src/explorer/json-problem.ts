/** Says in words what keeps a text from being JSON, and where; undefined when it is JSON. */
export function jsonProblem(text: string): string | undefined {
  const reader = new Reader(text);
  const problem = reader.whole();
  if (problem === undefined) return undefined;
  const before = text.slice(0, reader.at).split("\n");
  return `Line ${before.length}, column ${(before.at(-1) ?? "").length + 1}: ${problem}.`;
}

/** Reads JSON up to its first fault: each method returns the problem at `at`, or undefined. */
class Reader {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): string | undefined {
    return this.#value() ?? (this.#next() === "" ? undefined : "unexpected text after the end of the JSON");
  }

  /** The next character that is no space; "" at the end. */
  #next(): string {
    while (/[ \t\r\n]/.test(this.#text.charAt(this.at))) this.at += 1;
    return this.#text.charAt(this.at);
  }

  #value(): string | undefined {
    const next = this.#next();
    if (next === "") return "expected a value, but the text ends";
    if (next === "{") return this.#members("}", "object", () => this.#member());
    if (next === "[") return this.#members("]", "array", () => this.#value());
    if (next === '"') return this.#string();
    if (next === "'") return "use double quotes instead of single quotes";
    const [word = ""] =
      /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/.exec(
        this.#text.slice(this.at),
      ) ?? [];
    if (word !== "") {
      this.at += word.length;
      return undefined;
    }
    if (/[\d.+-]/.test(next)) return "not a valid JSON number: use digits, with a period before decimals";
    if (/[,}\]]/.test(next)) return `missing a value before ${next}`;
    return "expected a value: text in double quotes, a number, true, false, null, { or [";
  }

  #members(end: string, noun: string, member: () => string | undefined): string | undefined {
    this.at += 1;
    if (this.#next() === end) return this.#skip();
    for (;;) {
      const problem = member();
      if (problem) return problem;
      const next = this.#next();
      if (next === end) return this.#skip();
      if (next === "") return `missing ${end} to close this ${noun}`;
      if (next !== ",") return `expected a comma or ${end} to close this ${noun}`;
      this.at += 1;
      if (this.#next() === end) return `remove the comma before ${end}`;
    }
  }

  #member(): string | undefined {
    const next = this.#next();
    if (next === "") return "expected a field, but the text ends";
    if (next !== '"') return "expected a field name in double quotes";
    const problem = this.#string();
    if (problem) return problem;
    if (this.#next() !== ":") return "expected a colon after the field name";
    this.at += 1;
    return this.#value();
  }

  #string(): string | undefined {
    for (this.at += 1; this.at < this.#text.length; this.at += 1) {
      const char = this.#text.charAt(this.at);
      if (char === '"') return this.#skip();
      if (char < " ") return "write a line break or tab inside text as \\n or \\t";
      if (char !== "\\") continue;
      const [escaped = ""] =
        /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(this.#text.slice(this.at, this.at + 6)) ?? [];
      if (escaped === "") return "write a backslash inside text as \\\\";
      this.at += escaped.length - 1;
    }
    return "missing the closing quote";
  }

  #skip(): undefined {
    this.at += 1;
    return undefined;
  }
}
