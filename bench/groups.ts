/** A group of contests that is run in a process of its own. */
export interface Group {
  readonly about: string;
  readonly load: () => Promise<{ run(): Promise<void> }>;
}

/** The groups by the names that `npm run bench -- <name>` takes, in the order in which all are run. */
export const GROUPS: Readonly<Record<string, Group>> = {
  requests: { about: "requests in the process", load: () => import("./requests.ts") },
  first: { about: "the first request of a fresh bank", load: () => import("./first.ts") },
  intercepted: { about: "requests that msw intercepts", load: () => import("./intercepted/run.ts") },
  http: { about: "requests over HTTP", load: () => import("./http.ts") },
  server: { about: "the command under load", load: () => import("./server.ts") },
  import: { about: "import in a fresh process", load: () => import("./import.ts") },
  types: { about: "tsc of a file that uses a bank", load: () => import("./types.ts") },
  command: { about: "the command's start", load: () => import("./command.ts") },
  scenarios: { about: "scenarios, reset and restore", load: () => import("./scenarios.ts") },
  vitest: { about: "tests in Vitest", load: () => import("./vitest.ts") },
  vite: { about: "a page of Vite's dev server", load: () => import("./vite.ts") },
  page: { about: "long work in a page", load: () => import("./page/run.ts") },
  memory: { about: "memory of rows", load: () => import("./memory.ts") },
  rows: { about: "100,000 rows", load: () => import("./rows.ts") },
  growth: { about: "requests among more and more rows", load: () => import("./growth.ts") },
  cards: { about: "cards: pages, metadata, authorizations", load: () => import("./cards.ts") },
  onboarding: { about: "trees of companies, deletes", load: () => import("./onboarding.ts") },
  options: { about: "faults, history and a state file", load: () => import("./options.ts") },
  define: { about: "a resource of a team's own", load: () => import("./define.ts") },
  products: { about: "accounts, which follow transfers", load: () => import("./products.ts") },
  persist: { about: "a kept bank in a page", load: () => import("./persist/run.ts") },
  panel: { about: "the panel's first opening", load: () => import("./panel/run.ts") },
  timeline: { about: "frames while time is moved", load: () => import("./timeline/run.ts") },
  cloudflare: {
    about: "worlds in Durable Objects, under miniflare",
    load: () => import("./cloudflare/run.ts"),
  },
  playground: { about: "the playground's first answer", load: () => import("./playground.ts") },
};
