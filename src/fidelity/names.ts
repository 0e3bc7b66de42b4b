/** A name as a key of an object in source text. */
export function nameOf(name: string): string {
  // Written as it is, it would set the prototype.
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}
