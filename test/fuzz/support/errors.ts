/** Keeps what is written as an error: for a failure of its own the bank says there what it was. */
export function recordErrors() {
  const former = console.error;
  const errors: string[] = [];
  console.error = (...parts: readonly unknown[]) => {
    errors.push(
      parts
        .slice(-1)
        .map((part) => (part instanceof Error ? part.stack : String(part)))
        .join(),
    );
  };
  return {
    take: () => errors.splice(0),
    stop: () => {
      console.error = former;
    },
  };
}
