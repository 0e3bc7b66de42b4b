// Public entry `sandbank/define`.

import * as z from "zod";

export type { OwnResource, OwnResources } from "../bank/options/own-resources.ts";
export { Problem } from "../engine/http/problems.ts";
export { type DefinedResource, defineResource, type ResourceDefinition } from "./define-resource.ts";
export type * from "./definition.ts";
export { referenceTo } from "./reference-to.ts";
export { refuse } from "./refuse.ts";
export type { Rows } from "./rows.ts";
export type { Turn } from "./turn.ts";
export { z };
