/** How a text ends whose checksum is in it. */
const END = /^,"sum":"([0-9a-f]{8})"\}$/;
const LENGTH = ',"sum":"00000000"}'.length;

/** The remainders of CRC-32, with the polynomial of zip and png, by the byte that is divided. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb8_8320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/**
 * Adds the checksum of an object's JSON to it as its last member, `sum`: eight hexadecimal digits. It depends on the checksum
 * `before`, that of the text before, so that a text which is missing, doubled or of another journal is noticed too.
 *
 * @example withChecksum('{"number":1}', "") // '{"number":1,"sum":"e1ed8a44"}'
 */
export function withChecksum(json: string, before: string): string {
  return `${json.slice(0, -1)},"sum":"${crc32(before + json)}"}`;
}

/** The checksum that stands in a text; undefined where none does. */
export function checksumIn(text: string): string | undefined {
  return END.exec(text.slice(-LENGTH))?.[1];
}

/** The JSON of which `withChecksum` made a text. */
export function withoutChecksum(text: string): string {
  return `${text.slice(0, -LENGTH)}}`;
}

/** Whether a text is as `withChecksum` made it. */
export function isAsStored(text: string, before: string): boolean {
  return checksumIn(text) === crc32(before + withoutChecksum(text));
}

/** CRC-32 of the UTF-16 units of a text, the lower byte of each first. It notices every change of up to 32 bits in a row. */
function crc32(text: string): string {
  let rest = 0xffff_ffff;
  const add = (byte: number) => {
    rest = (REMAINDERS[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  };
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    add(unit & 0xff);
    add(unit >>> 8);
  }
  return (~rest >>> 0).toString(16).padStart(8, "0");
}
