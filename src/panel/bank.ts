import type {
  Bank,
  BankProgress,
  FaultPreset,
  FaultRule,
  ListedFault,
  Movement,
  OpenAuthorization,
  RemoteBank,
  ResourceDescription,
  Snapshot,
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
    | "restore"
    | "recipe"
  > {
  /** Which secret its requests are signed with, and its scenarios by name; a copy of a bank has neither. */
  readonly options?: Partial<Pick<Bank["options"], "signatures">> & {
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
  movements(id: string | number): readonly Movement[];
  reset(to?: object): Promise<void>;
  snapshot(): Snapshot | Promise<Snapshot>;
}

/** A collection behind HTTP. */
interface RemoteRows {
  all(): Promise<readonly Row[]>;
  count(): Promise<number>;
}

/** What the panel uses of a bank in another process: any that `connect` gives has it, whatever resources there are. */
export interface RemotePanelBank
  extends Pick<
    RemoteBank,
    | "baseUrl"
    | "fetch"
    | "clock"
    | "history"
    | "outbox"
    | "log"
    | "explain"
    | "recipe"
    | "snapshot"
    | "restore"
    | "faults"
    | "scenarios"
    | "loadScenario"
  > {
  readonly db: Readonly<Record<string, RemoteRows>>;
  readonly progress: {
    get(): Promise<ReturnType<PanelBank["progress"]["get"]>>;
    set(modes: Parameters<PanelBank["progress"]["set"]>[0]): Promise<void>;
  };
  readonly simulate: PanelBank["simulate"];
  resources(): Promise<PanelBank["resources"]>;
  timeline(collection: string, id: string | number): Promise<ReturnType<PanelBank["timeline"]>>;
  allowedActions(collection: string, id: string | number): Promise<readonly string[]>;
  openAuthorizations(id: string | number): Promise<readonly OpenAuthorization[]>;
  timelines(collection: string): Promise<ReturnType<PanelBank["timelines"]>>;
  movements(id: string | number): Promise<readonly Movement[]>;
  reset(): Promise<void>;
}

/** A bank of this page, or one that `connect` has given. */
export type ShownBank = PanelBank | RemotePanelBank;
