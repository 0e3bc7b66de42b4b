/** What is used of a Durable Object's storage, which must be one with SQLite. */
export interface ObjectStorage {
  readonly sql: SqlStorage;
  /** Does `work` in a transaction: when it throws, nothing of it is done. */
  transactionSync<T>(work: () => T): T;
  get<T>(key: string): Promise<T | undefined>;
  put<T>(key: string, value: T): Promise<void>;
  /** Removes everything. */
  deleteAll(): Promise<void>;
  /** When the alarm goes off, machine milliseconds; null for never. */
  getAlarm(): Promise<number | null>;
  setAlarm(time: number): Promise<void>;
  deleteAlarm(): Promise<void>;
}

/** The SQLite database of a Durable Object. */
export interface SqlStorage {
  exec(query: string, ...bindings: (string | number)[]): Iterable<Readonly<Record<string, unknown>>>;
  /** Its size in bytes. */
  readonly databaseSize: number;
}

/** What a Durable Object gets of itself. */
export interface ObjectState {
  readonly storage: ObjectStorage;
}

/** The Durable Objects of a class, by their names. */
export interface ObjectNamespace {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(request: Request): Promise<Response> };
}

/** The bindings of the worker that are used here. */
export interface WorldsEnv {
  /** The Durable Objects, one for each world. */
  readonly WORLDS: ObjectNamespace;
  /** The key of the control, a secret of at least 16 characters; without it the control is closed. */
  readonly SANDBANK_CONTROL_KEY?: unknown;
  /** The key for making worlds, a secret of at least 16 characters; without it none can be made. */
  readonly SANDBANK_WORLDS_KEY?: unknown;
  /** Options of the bank as JSON, beside those of the module. */
  readonly SANDBANK_OPTIONS?: unknown;
}
