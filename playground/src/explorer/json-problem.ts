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
    return this.#value() ?? (this.#next() === "" ? undefined : "nothing may follow the end of the JSON");
  }

  /** The next character that is no space; "" at the end. */
  #next(): string {
    while (/[ \t\r\n]/.test(this.#text.charAt(this.at))) this.at += 1;
    return this.#text.charAt(this.at);
  }

  #value(): string | undefined {
    const next = this.#next();
    if (next === "") return "the text ends where a value is expected";
    if (next === "{") return this.#members("}", "object", () => this.#member());
    if (next === "[") return this.#members("]", "array", () => this.#value());
    if (next === '"') return this.#string();
    if (next === "'") return "text is written in double quotes, not in single ones";
    const [word = ""] =
      /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/.exec(
        this.#text.slice(this.at),
      ) ?? [];
    if (word !== "") {
      this.at += word.length;
      return undefined;
    }
    if (/[\d.+-]/.test(next)) return "this is no number of JSON: digits, with a point before decimals";
    if (/[,}\]]/.test(next)) return `a value is missing before ${next}`;
    return "a value is expected: text in double quotes, a number, true, false, null, { or [";
  }

  #members(end: string, noun: string, member: () => string | undefined): string | undefined {
    this.at += 1;
    if (this.#next() === end) return this.#skip();
    for (;;) {
      const problem = member();
      if (problem) return problem;
      const next = this.#next();
      if (next === end) return this.#skip();
      if (next === "") return `the text ends before the ${end} that closes this ${noun}`;
      if (next !== ",") return `a comma, or the ${end} that closes this ${noun}, is expected`;
      this.at += 1;
      if (this.#next() === end) return `no comma may stand before ${end}`;
    }
  }

  #member(): string | undefined {
    const next = this.#next();
    if (next === "") return "the text ends where a field is expected";
    if (next !== '"') return "the name of a field in double quotes is expected";
    const problem = this.#string();
    if (problem) return problem;
    if (this.#next() !== ":") return "a colon is expected after the name of a field";
    this.at += 1;
    return this.#value();
  }

  #string(): string | undefined {
    for (this.at += 1; this.at < this.#text.length; this.at += 1) {
      const char = this.#text.charAt(this.at);
      if (char === '"') return this.#skip();
      if (char < " ") return "a line break or tab inside text is written \\n or \\t";
      if (char !== "\\") continue;
      const [escaped = ""] =
        /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(this.#text.slice(this.at, this.at + 6)) ?? [];
      if (escaped === "") return "a backslash inside text is written \\\\";
      this.at += escaped.length - 1;
    }
    return "the text ends before the quote that closes it";
  }

  #skip(): undefined {
    this.at += 1;
    return undefined;
  }
}
