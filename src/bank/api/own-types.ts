import type { AnyRow } from "../../engine/store/model.ts";
import type { OwnResource, OwnResources } from "../options/own-resources.ts";
import type { Reader } from "./db.ts";

/** The rows of own resources in `bank.db`. */
export type OwnDb<Own extends OwnResources> = {
  readonly [Name in keyof Own]: Own[Name] extends OwnResource<infer Row, object>
    ? Reader<Row & AnyRow, Row>
    : never;
};

/** The actions of own resources in `bank.simulate`. */
export type OwnSimulate<Own extends OwnResources> = {
  readonly [Name in keyof Own]: Own[Name] extends OwnResource<object, infer Actions> ? Actions : never;
};
