// Links to a bank, as types. Compiled by `npm run typecheck` and `npm run check package`, never run.

import { connect, createBank, type RecipeCall, type Snapshot } from "sandbank";
import {
  LinkError,
  type LinkOptions,
  LinkTooLongError,
  link,
  type OpenedLink,
  openLink,
  takeLinks,
} from "sandbank/share";
import { expectTypeOf } from "vitest";

const bank = createBank({ record: true });
expectTypeOf(link(bank)).toEqualTypeOf<Promise<string>>();
expectTypeOf(link).parameter(1).toEqualTypeOf<LinkOptions | undefined>();
expectTypeOf(link(bank, { to: new URL("https://app.example"), whole: true })).resolves.toBeString();
// @ts-expect-error a bank behind HTTP makes no link
void link(connect({ baseUrl: "http://127.0.0.1:4010" }));
// @ts-expect-error a place on the page is part of its url
void link(bank, { place: "#/tours" });

expectTypeOf(openLink(bank, "https://app.example/#bank=x")).toEqualTypeOf<Promise<OpenedLink>>();
expectTypeOf<OpenedLink["form"]>().toEqualTypeOf<"recipe" | "difference" | "snapshot">();
expectTypeOf(takeLinks((url) => expectTypeOf(url).toBeString())).toEqualTypeOf<() => void>();

declare const error: unknown;
if (error instanceof LinkTooLongError) expectTypeOf(error.snapshot).toEqualTypeOf<Snapshot>();
if (error instanceof LinkError) expectTypeOf(error.message).toBeString();

declare const call: RecipeCall;
if ("request" in call) expectTypeOf(call.request).toBeString();
if ("simulate" in call)
  expectTypeOf(call.with).toEqualTypeOf<Readonly<Record<string, unknown>> | undefined>();
if ("advance" in call) expectTypeOf(call.advance).toBeNumber();
