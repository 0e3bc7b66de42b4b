/** What is used of a Durable Object's storage, which must be one with SQLite. */
export interface ObjectStorage {
  /** The object's own database. */
  readonly sql: SqlStorage;
  /** Does `work` in a transaction: when it throws, nothing of it is done. */
  transactionSync<T>(work: () => T): T;
  /** The value that is kept for a key; undefined when there is none. */
  get<T>(key: string): Promise<T | undefined>;
  /** Keeps a value for a key, in place of the one before. */
  put<T>(key: string, value: T): Promise<void>;
  /** Removes everything. */
  deleteAll(): Promise<void>;
  /** When the alarm goes off, machine milliseconds; null for never. */
  getAlarm(): Promise<number | null>;
  /** Sets the one alarm to a time, machine milliseconds, in place of the one before. */
  setAlarm(time: number): Promise<void>;
  /** Takes the alarm away, if one is set. */
  deleteAlarm(): Promise<void>;
}

/** The SQLite database of a Durable Object. */
export interface SqlStorage {
  /** Runs a statement of SQL with values for its `?`, and gives the rows that it answers. */
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
  /** The id of the object of a name: the same one every time. */
  idFromName(name: string): unknown;
  /** What sends requests to the object of an id. */
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
  /** Options of the bank as JSON, in addition to those of the module. */
  readonly SANDBANK_OPTIONS?: unknown;
}
