import type {
  Bank,
  BankProgress,
  FaultPreset,
  FaultRule,
  ListedFault,
  OpenAuthorization,
  ResourceDescription,
} from "../index.ts";

/** A row as the panel reads it, whatever collection it is of. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string | number };

/** What the panel reads of a collection. */
interface Rows {
  get(id: string | number): Row | undefined;
  all(): readonly Row[];
  count(): number;
}

/** An action of `bank.simulate`; declared as a method, so that each action with arguments of its own is one. */
type Simulated = { call(id: string, ...values: readonly unknown[]): Promise<unknown> }["call"];

/** The rules by which requests go wrong: `faults` of a bank, or of a remote one. */
interface PanelFaults {
  add(rule: FaultRule | FaultPreset): unknown;
  list(): readonly ListedFault[] | Promise<readonly ListedFault[]>;
  remove(id: string): unknown;
  clear(): unknown;
}

/** A scenario, of whichever bank. */
export type AnyScenario = (bank: never) => unknown;

/** What the panel uses of a bank: any bank has it, whatever resources there are. */
export interface PanelBank
  extends Pick<
    Bank,
    | "ready"
    | "baseUrl"
    | "fetch"
    | "clock"
    | "history"
    | "outbox"
    | "log"
    | "explain"
    | "on"
    | "snapshot"
    | "restore"
    | "recipe"
  > {
  /** Which secret its requests are signed with, and its scenarios by name; a copy of a bank has neither. */
  readonly options?: Pick<Bank["options"], "signatures"> & {
    readonly scenarios?: Readonly<Record<string, AnyScenario>>;
  };
  readonly faults: PanelFaults;
  readonly resources: Readonly<Record<string, ResourceDescription>>;
  readonly db: Readonly<Record<string, Rows>>;
  readonly progress: BankProgress<string>;
  readonly simulate: Readonly<Record<string, Readonly<Record<string, Simulated>>>>;
  timeline(collection: string, id: string | number): ReturnType<Bank["timeline"]>;
  timelines(collection: string): ReturnType<Bank["timelines"]>;
  allowedActions(collection: string, id: string | number): readonly string[];
  openAuthorizations(id: string | number): readonly OpenAuthorization[];
  reset(to?: object): Promise<void>;
}
