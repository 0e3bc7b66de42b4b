import { isOwnHandler } from "../../../engine/http/handlers.ts";

/** The one source of requests that every `setupServer` of a process has, since msw 2.13; its types are not public. */
interface Source {
  /** Called by each `listen`, after which only the last to call it is asked. */
  enable(): unknown;
  /** Called by each `close`, after which none is asked. */
  disable(): unknown;
  queue(frame: object): Promise<void>;
  readonly emitter: { listenerCount(type: string): number };
}

interface Server {
  listen(): void;
  close(): void;
  listHandlers(): readonly unknown[];
}

/** The real one, even while a test uses fake timers. */
const laterTurn: (then: () => void) => unknown = globalThis.setTimeout;

const mend =
  "give it the bank's handlers by `server.use(...bank.handlers)`, or leave it out and give the bank yours (`bank.use(...)` in tests, `server.use(...)` of what `start` returns)";

const warnings = {
  before: `[sandbank] Another setupServer was listening when the bank started. msw asks one in a process, so its handlers aren't used from now on: ${mend}.`,
  after: `[sandbank] Another setupServer answers this process's requests since its listen(). msw asks one in a process, so the bank gets none until it is closed: ${mend}.`,
};

/**
 * Lets a server listen in such a way that another `setupServer` is noticed: a line in the console says so, unless it has
 * handlers of a bank, and when the other closes, the server listens again. With msw before 2.13 it only listens.
 * Returns a function that closes it.
 *
 * @param library the module `msw/node`
 */
export function listenAmongOthers(server: Server, library: object): () => void {
  const source = sourceOf(library);
  if (source === undefined) {
    server.listen();
    return () => server.close();
  }
  let isOwnCall = true;
  const asOwnCall = (work: () => void) => {
    isOwnCall = true;
    try {
      work();
    } finally {
      isOwnCall = false;
    }
  };
  let hasWarned = false;
  const warnUnlessGiven = async () => {
    const handlers = await handlersAskedBy(source);
    const isOurs = server.listHandlers().some((handler) => handlers.includes(handler));
    if (hasWarned || isOurs || handlers.length === 0 || handlers.some(isOwnHandler)) return;
    hasWarned = true;
    console.warn(warnings.after);
  };
  const { enable, disable } = source;
  if (source.emitter.listenerCount("frame") > 0) console.warn(warnings.before);
  source.enable = () => {
    // It may be given the bank's handlers just after.
    if (!isOwnCall) laterTurn(() => void warnUnlessGiven());
    return enable.call(source);
  };
  source.disable = () => {
    const result = disable.call(source);
    if (!isOwnCall)
      asOwnCall(() => {
        server.close();
        server.listen();
      });
    return result;
  };
  asOwnCall(() => server.listen());
  return () => {
    Reflect.deleteProperty(source, "enable");
    Reflect.deleteProperty(source, "disable");
    server.close();
  };
}

/** The handlers that msw would ask about a request now. */
async function handlersAskedBy(source: Source): Promise<readonly unknown[]> {
  let handlers: readonly unknown[] = [];
  await source.queue({
    // A frame that is no request, and is left to no handler.
    events: { on: () => undefined },
    getHandlers(controller: { currentHandlers(): readonly unknown[] }) {
      handlers = controller.currentHandlers();
      return [];
    },
    resolve: async () => null,
  });
  return handlers;
}

function sourceOf(library: object): Source | undefined {
  const options: unknown = Reflect.get(library, "defaultNetworkOptions");
  const sources: unknown = isObject(options) ? Reflect.get(options, "sources") : undefined;
  const [source]: unknown[] = Array.isArray(sources) ? sources : [];
  return isSource(source) ? source : undefined;
}

function isSource(value: unknown): value is Source {
  return (
    isObject(value) &&
    ["enable", "disable", "queue"].every((name) => typeof Reflect.get(value, name) === "function") &&
    typeof Reflect.get(Object(Reflect.get(value, "emitter")), "listenerCount") === "function"
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
