// The worker of load.test.ts and broken.test.ts: its objects count their alarms, and are broken on request.

import { cloudflareBank, type ObjectState, type WorldsEnv } from "sandbank/cloudflare";

const deployed = cloudflareBank({ limits: { requestsPerSecond: 1000 } });

/** What is done to an object. */
interface Orders {
  /** How many more rows it writes before a write fails. */
  room?: number;
  /** Whether the runtime ends the object in the middle of its next alarm, after the steps are made. */
  endsInAlarm?: boolean;
}

type TestedState = ObjectState & {
  readonly storage: { sync(): Promise<void> };
  abort(reason: string): void;
};

export class World extends deployed.World {
  readonly #state: TestedState;
  readonly #orders: Orders;

  constructor(state: TestedState, env: WorldsEnv) {
    const orders: Orders = {};
    super({ storage: withRoom(state.storage, orders) }, env);
    this.#state = state;
    this.#orders = orders;
  }

  override async fetch(request: Request): Promise<Response> {
    if (!request.url.endsWith("/_tested")) return super.fetch(request);
    if (request.method === "POST") Object.assign(this.#orders, await request.json());
    return Response.json({ alarms: (await this.#state.storage.get<number>("alarms")) ?? 0 });
  }

  override async alarm(): Promise<void> {
    const { storage } = this.#state;
    await storage.put("alarms", ((await storage.get<number>("alarms")) ?? 0) + 1);
    await super.alarm();
    if (this.#orders.endsInAlarm)
      this.#state.abort("ended in the middle of its alarm, as the test asked for");
  }
}

/** The storage, whose writes of rows fail once there is no more room. */
function withRoom(storage: ObjectState["storage"], orders: Orders): ObjectState["storage"] {
  const sql = new Proxy(storage.sql, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (name !== "exec") return member;
      return (query: string, ...bindings: (string | number)[]) => {
        if (query.startsWith("INSERT") && orders.room !== undefined) {
          if (orders.room === 0) throw new Error("database or disk is full: SQLITE_FULL");
          orders.room -= 1;
        }
        return target.exec(query, ...bindings);
      };
    },
  });
  return new Proxy(storage, {
    get(target, name) {
      if (name === "sql") return sql;
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

export default {
  fetch(request: Request, env: WorldsEnv): Promise<Response> {
    const world = request.headers.get("x-sandbank-world") ?? "";
    // Past the worker, which would refuse the path.
    if (request.url.endsWith("/_tested")) return env.WORLDS.get(env.WORLDS.idFromName(world)).fetch(request);
    return deployed.worker.fetch(request, env);
  },
};
