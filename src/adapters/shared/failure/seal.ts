import { hashOf } from "../../../bank/recipe/state-hash.ts";

/** Adds a hash to a value that is plain JSON. */
export function sealed<Value extends object>(value: Value): Value & { readonly hash: string } {
  return { ...value, hash: hashOf(JSON.stringify(value)) };
}

/** Whether a value is as it was when its hash was made; no proof that it was made by this package. */
export function isSealed({ hash, ...rest }: Readonly<Record<string, unknown>>): boolean {
  return hash === hashOf(JSON.stringify(rest));
}
