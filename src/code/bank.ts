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
  /** The row with the id. */
  get(id: string | number): Row | undefined;
  /** All rows. */
  all(): readonly Row[];
  /** How many rows there are. */
  count(): number;
}

/** An action of `bank.simulate`; declared as a method, so that each action with arguments of its own is one. */
type Simulated = { call(id: string, ...values: readonly unknown[]): Promise<unknown> }["call"];

/** The actions of a collection by their names. */
export type Simulations = Readonly<Record<string, Simulated>>;

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
  /** The rules by which requests go wrong. */
  readonly faults: PanelFaults;
  /** What there is to know of each collection. */
  readonly resources: Readonly<Record<string, ResourceDescription>>;
  /** The rows, by collection. */
  readonly db: Readonly<Record<string, Rows>>;
  /** What makes the timed steps of rows. */
  readonly progress: BankProgress<string>;
  /** {@link Simulations} by collection, for what no request can do; an interface of them is no record to TypeScript. */
  readonly simulate: Readonly<Record<string, object>>;
  /** The statuses that a row has had. */
  timeline(collection: string, id: string | number): ReturnType<Bank["timeline"]>;
  /** The same of all rows of a collection. */
  timelines(collection: string): ReturnType<Bank["timelines"]>;
  /** The actions that the state of a row allows. */
  allowedActions(collection: string, id: string | number): readonly string[];
  /** The authorizations of a card that still hold an amount. */
  openAuthorizations(id: string | number): readonly OpenAuthorization[];
  /** What happened to the money of a card. */
  movements(id: string | number): readonly Movement[];
  /** Sets the bank to its state just after it was made. */
  reset(to?: object): Promise<void>;
  /** The whole state of the bank. */
  snapshot(): Snapshot | Promise<Snapshot>;
}

/** A collection behind HTTP. */
interface RemoteRows {
  /** All rows. */
  all(): Promise<readonly Row[]>;
  /** How many rows there are. */
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
  /** The rows, by collection. */
  readonly db: Readonly<Record<string, RemoteRows>>;
  /** What makes the timed steps of rows. */
  readonly progress: {
    /** What makes them now, by collection. */
    get(): Promise<ReturnType<PanelBank["progress"]["get"]>>;
    /** Sets it for the collections that are named. */
    set(modes: Parameters<PanelBank["progress"]["set"]>[0]): Promise<void>;
  };
  /** Actions by collection and name, for what no request can do. */
  readonly simulate: PanelBank["simulate"];
  /** What there is to know of each collection. */
  resources(): Promise<PanelBank["resources"]>;
  /** The statuses that a row has had. */
  timeline(collection: string, id: string | number): Promise<ReturnType<PanelBank["timeline"]>>;
  /** The actions that the state of a row allows. */
  allowedActions(collection: string, id: string | number): Promise<readonly string[]>;
  /** The authorizations of a card that still hold an amount. */
  openAuthorizations(id: string | number): Promise<readonly OpenAuthorization[]>;
  /** The same of all rows of a collection. */
  timelines(collection: string): Promise<ReturnType<PanelBank["timelines"]>>;
  /** What happened to the money of a card. */
  movements(id: string | number): Promise<readonly Movement[]>;
  /** Sets the bank to its state just after it was made. */
  reset(): Promise<void>;
}

/** A bank of this page, or one that `connect` has given. */
export type ShownBank = PanelBank | RemotePanelBank;
