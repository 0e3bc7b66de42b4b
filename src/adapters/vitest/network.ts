/** Tells whether the msw that this adapter has started still answers the process's requests. */
export type IsOurs = () => Promise<boolean>;

/**
 * Follows whose msw answers the process's requests, because a `setupServer` that a test starts takes over. Call it when
 * the adapter's own has just started. Resolves with undefined for msw 2, which answers `fetch` before any socket is
 * opened, so that there is nothing to gain by being there first.
 */
export async function followNetwork(): Promise<IsOurs | undefined> {
  // Variables, so that a bundler for browsers does not follow these imports.
  const [node, experimental] = ["msw/node", "msw/experimental"];
  const server: typeof import("msw/node") = await import(/* @vite-ignore */ node);
  // A part of msw's interface that is not promised to stay: without it, requests go by way of msw.
  const source = "SetupServerApi" in server ? undefined : server.defaultNetworkOptions?.sources[0];
  if (!source?.queue) return undefined;
  const { NetworkFrame }: typeof import("msw/experimental") = await import(/* @vite-ignore */ experimental);

  /** A frame that is no request, and shows which handlers it would have been given. */
  class Probe extends NetworkFrame<"probe", undefined, Record<never, never>> {
    controller: unknown;

    override getHandlers(controller: unknown): [] {
      this.controller = controller;
      return [];
    }

    override resolve = async () => null;
    override passthrough = () => undefined;
    override errorWith = () => undefined;
    override getUnhandledMessage = async () => "";
  }

  const controllerNow = async () => {
    const probe = new Probe("probe", undefined);
    await source.queue(probe);
    return probe.controller;
  };
  const ours = await controllerNow();
  return ours === undefined ? undefined : async () => (await controllerNow()) === ours;
}
