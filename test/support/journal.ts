import { checksumIn, withChecksum, withoutChecksum } from "../../src/adapters/persist/checksum.ts";

/** The texts of a journal that were changed on purpose, with the checksums of what they are now. */
export function resealed(texts: readonly string[]): string[] {
  let before = "";
  return texts.map((text) => {
    const sealed = withChecksum(checksumIn(text) === undefined ? text : withoutChecksum(text), before);
    before = checksumIn(sealed) ?? "";
    return sealed;
  });
}
