import { defineAction } from "astro:actions";
import { z } from "astro/zod";
import { add } from "../payments.ts";

/** Runs on the server, for a form or a script of a page. */
export const server = {
  add: defineAction({
    accept: "form",
    input: z.object({ name: z.string() }),
    handler: ({ name }) => add(name),
  }),
};
