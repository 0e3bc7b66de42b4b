import { createAsync, query, revalidate } from "@solidjs/router";
import { createSignal, For, onMount, Show } from "solid-js";
import { add, listNames } from "../payments.ts";

/** Runs on the server, also when a page asks for it. */
const namesOnServer = query(async () => {
  "use server";
  return { names: await listNames() };
}, "names");

export const route = { preload: () => namesOnServer() };

export default function Home() {
  const found = createAsync(() => namesOnServer());
  const [inPage, setInPage] = createSignal<number>();

  // Asked by the page itself, as soon as it is alive.
  onMount(async () => setInPage((await listNames()).length));

  async function send() {
    await add("Acme Paper");
    await revalidate(namesOnServer.key);
  }

  return (
    <main>
      <h1>Counterparties</h1>
      <ul>
        <For each={found()?.names}>{(name) => <li>{name}</li>}</For>
      </ul>
      <Show when={inPage() !== undefined}>
        <p>{inPage()} in the page</p>
      </Show>
      <button type="button" onClick={() => void send()}>
        Add
      </button>
    </main>
  );
}
