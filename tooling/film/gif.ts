// Makes an animated GIF of the PNG files of a folder, in the order of their names, which repeats. Arguments: the folder, the file
// to write, and the milliseconds of a frame.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import gifenc from "gifenc";
import { PNG } from "pngjs";

const { GIFEncoder, applyPalette, quantize } = gifenc;
/** All frames share it, so that what stands still does not flicker. */
const COLOURS = 64;

const [folder = "", target = "", delay = "100"] = process.argv.slice(2);
const images = readdirSync(folder)
  .sort()
  .map((name) => PNG.sync.read(readFileSync(join(folder, name))));
const [first] = images;
if (!first) throw new Error(`There is no frame in ${folder}.`);
const palette = quantize(first.data, COLOURS);
const gif = GIFEncoder();
for (const [index, { width, height, data }] of images.entries()) {
  const pixels = applyPalette(data, palette);
  const timing = { delay: Number(delay) };
  gif.writeFrame(pixels, width, height, index === 0 ? { palette, ...timing } : timing);
}
gif.finish();
writeFileSync(target, gif.bytes());
