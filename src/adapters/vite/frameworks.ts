/** A framework that has no index.html, and that the plugin serves by its client entry and in the process of its server. */
export interface SupportedFramework {
  readonly name: string;
  /** The modules that run first in a page, by their ids, queries included. */
  readonly entry: RegExp;
  /** What Vite's base has below that of the pages. */
  readonly below?: string;
}

/** A framework that the plugin does not serve, and what its users do by hand. */
interface OtherFramework {
  readonly name: string;
  readonly instead: string;
}

/** What runs first in the process that Nitro's plugin starts for the app's server. */
export const OTHER_PROCESS = /\/nitro\/dist\/runtime\/internal\/vite\/dev-entry\.mjs/;

const SUPPORTED: readonly (SupportedFramework & { readonly plugin: RegExp })[] = [
  {
    name: "React Router",
    // With "/rsc" where it has server components.
    plugin: /^react-router([:/]|$)/,
    entry: /\/entry\.client\.[cm]?[jt]sx?(?:\?|$)/,
  },
  {
    name: "SvelteKit",
    plugin: /^vite-plugin-sveltekit-setup$/,
    // The second is that of a project with all of its client in one bundle.
    entry: /\/@sveltejs\/kit\/src\/runtime\/client\/(?:entry|bundle)\.js(?:\?|$)/,
  },
  {
    name: "Nuxt",
    plugin: /^nuxt:/,
    entry: /\/nuxt\/dist\/app\/entry(?:\.async)?\.js(?:\?|$)/,
    below: "_nuxt/",
  },
  {
    name: "Astro",
    plugin: /^astro:/,
    // Scripts of components, what integrations add to each page, and what runs before an island.
    entry: /\?astro&type=script|astro:scripts\/(?:before-hydration|page)\.js/,
  },
  {
    name: "TanStack Start",
    plugin: /^tanstack-start/,
    // The framework's own, or the project's.
    entry: /\/default-entry\/client\.tsx(?:\?|$)|\/src\/client\.[jt]sx?(?:\?|$)/,
  },
  {
    name: "SolidStart",
    plugin: /^solid-start/,
    entry: /\/src\/entry-client\.[jt]sx(?:\?|$)/,
  },
  {
    name: "Vike",
    plugin: /^vike(:|$)/,
    entry: /\/vike\/dist\/client\/runtime-(?:client|server)-routing\/entry\.js(?:\?|$)/,
  },
];

const OTHERS: readonly (OtherFramework & { readonly plugin: RegExp })[] = [
  {
    name: "Analog",
    plugin: /^@?analogjs/,
    instead:
      "its server's routes run in a thread of Nitro's, so run `npx sandbank` and let server and pages call its address (docs/start/any-language.md)",
  },
  {
    name: "Laravel",
    plugin: /^laravel(:|$)/,
    instead: "start `sandbank/browser` in resources/js/app.js before the app's first import",
  },
];

/** The framework whose client entry and server the plugin serves; undefined for any other, and for none. */
export function supportedFramework(plugins: readonly string[]): SupportedFramework | undefined {
  return SUPPORTED.find(({ plugin }) => plugins.some((name) => plugin.test(name)));
}

/** What to say in a project of a framework that the plugin does not serve; undefined where nothing is known of it. */
export function adviceFor(plugins: readonly string[], worker: string): string | undefined {
  const found = OTHERS.find(({ plugin }) => plugins.some((name) => plugin.test(name)));
  return found && `sandbank() starts no bank in ${found.name}: ${found.instead}. ${served(worker)}`;
}

/** What to say where Vite's client was asked for by a page that Vite has not served. */
export function generalAdvice(worker: string): string {
  return `sandbank() has started no bank: no page with a module script was served by Vite. Start \`sandbank/browser\` before the app's first import, and \`sandbank/node\` in the server where that calls the service. ${served(worker)}`;
}

function served(worker: string): string {
  return `The worker's script is served at ${worker}.`;
}
