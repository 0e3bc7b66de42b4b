import { Miniflare } from "miniflare";

/**
 * Runs what `vite build` has made in Cloudflare's own runtime; the worlds are kept in `folder`.
 *
 * @param {{ folder: string, port?: number, bindings?: Record<string, string>, scriptPath?: string }} options
 */
export function startRuntime({ folder, port = 0, bindings = {}, scriptPath = "dist/worker.js" }) {
  return new Miniflare({
    modules: true,
    scriptPath,
    port,
    bindings,
    compatibilityDate: "2026-07-01",
    durableObjects: { WORLDS: { className: "World", useSQLite: true } },
    durableObjectsPersist: folder,
  });
}
