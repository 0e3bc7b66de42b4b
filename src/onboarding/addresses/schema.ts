import * as z from "zod/mini";
import {
  nullableText,
  optionalText,
  optionalUsState,
  requiredCountry,
  requiredText,
  stateOfCountry,
} from "../../engine/schema/fields.ts";
import { createInput, updateInput } from "../../engine/schema/input.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { onboardingModel } from "../model.ts";
import type { OnboardingOptions } from "../options.ts";

/** An address (ONB-96 to ONB-106). */
export const Address = z.object({
  id: withMeta(z.int(), { statement: "ONB-97" }),
  street_line1: withMeta(requiredText, { statement: "ONB-98" }),
  street_line2: withMeta(optionalText(), { statement: "ONB-99" }),
  street_line3: withMeta(nullableText, { statement: "ONB-100" }),
  city: withMeta(requiredText, { statement: "ONB-101" }),
  state: withMeta(optionalUsState, { statement: "ONB-102" }),
  postal_code: withMeta(optionalText(), { statement: "ONB-103" }),
  country: withMeta(requiredCountry, { statement: "ONB-104" }),
  type: withMeta(z.literal("address"), { statement: "ONB-105" }),
});

export type Address = z.output<typeof Address>;

/** An address whose state is that of a US state in the US alone, which is a rule about both fields (OPT-18). */
const AnyAddress = z.extend(Address, { state: withMeta(stateOfCountry, { statement: "ONB-102" }) });

/** Picks by the option what takes US states alone, or what takes those of any country (OPT-18). */
const byStates = <T>({ assumptions }: OnboardingOptions, usOnly: T, any: T): T =>
  assumptions.foreignStates === "free" ? any : usOnly;

const required = ["street_line1", "city", "country"] as const;
const optional = ["street_line2", "street_line3", "state", "postal_code"] as const;
const fields = [...required, ...optional] as const;

const createOf = (row: typeof Address) => createInput(row, { required, optional });

export const AddressCreate = createOf(Address);
const AnyAddressCreate = createOf(AnyAddress);

/** What a create takes in a bank with such options. */
export const addressCreateIn = (options: OnboardingOptions) =>
  byStates(options, AddressCreate, AnyAddressCreate);

/** An update must send the required fields too (O12), or may leave out any field (OPT-15). */
const updatesOf = (row: typeof Address) => ({
  whole: updateInput(row, fields, { always: required }),
  partial: updateInput(row, fields, { required }),
});

const updates = updatesOf(Address);
const anyUpdates = updatesOf(AnyAddress);

export const AddressUpdate = updates.whole;

/** What an update takes in a bank with such options. */
export const addressUpdateIn = (options: OnboardingOptions) =>
  byStates(options, updates, anyUpdates)[options.assumptions.singleFieldUpdates ? "partial" : "whole"];

export const Addresses = onboardingModel({
  collection: "addresses",
  noun: "address",
  plural: "Addresses",
  type: "address",
  row: Address,
  urlStatement: "ONB-106",
  rowIn: (options: OnboardingOptions) => byStates(options, Address, AnyAddress),
  update: AddressUpdate,
});
