// Public entry `sandbank/define`.

import * as z from "zod";

export type { OwnResource, OwnResources } from "../bank/options/own-resources.ts";
export { OptionError } from "../engine/errors.ts";
export { Problem } from "../engine/http/problems.ts";
export { createService, type DefinedService, type ServiceOptions } from "./create-service.ts";
export { type DefinedResource, defineResource } from "./define-resource.ts";
export type * from "./definition/definition.ts";
export type { ResourceDefinition } from "./definition/resource-definition.ts";
export { bankingDay, type Moment } from "./fields/moment.ts";
export { referenceTo } from "./reference-to.ts";
export { type Refusal, refuse } from "./refuse.ts";
export type { PageOf, Rows } from "./turn/rows.ts";
export type { Turn } from "./turn/turn.ts";
export { z };
