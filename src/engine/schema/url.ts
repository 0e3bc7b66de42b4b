import * as z from "zod";
import { expected } from "./expected.ts";

const urlExpected = expected("an absolute http or https url without query or fragment");

/** An absolute url without a slash at its end. */
export const httpUrl = z
  .string({ error: urlExpected })
  .refine((text) => /^https?:\/\/[^?#]+$/i.test(text) && URL.canParse(text), { error: urlExpected })
  .transform((text) => new URL(text).href.replace(/\/+$/, ""));
