import * as z from "zod/mini";
import { expected } from "./expected.ts";

const urlExpected = expected("an absolute http or https url without query or fragment");

/** An absolute url without a slash at its end. */
export const httpUrl = z.pipe(
  z
    .string({ error: urlExpected })
    .check(
      z.refine((text) => /^https?:\/\/[^?#]+$/i.test(text) && URL.canParse(text), { error: urlExpected }),
    ),
  z.transform((text) => withoutLastSlashes(new URL(text).href)),
);

/** A url without the slashes at its end. */
export function withoutLastSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === "/") end -= 1;
  return url.slice(0, end);
}
