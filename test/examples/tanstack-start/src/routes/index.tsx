import { createFileRoute, useRouter } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { useEffect, useState } from "react";
import { add, listNames } from "../payments.ts";

/** Runs on the server, also when a page asks for it. */
const namesOnServer = createServerFn().handler(async () => ({ names: await listNames() }));

export const Route = createFileRoute("/")({
  loader: () => namesOnServer(),
  component: Home,
});

function Home() {
  const { names } = Route.useLoaderData();
  const router = useRouter();
  const [inPage, setInPage] = useState<number>();

  // Asked by the page itself, as soon as it is alive.
  useEffect(() => void listNames().then((found) => setInPage(found.length)), []);

  async function send() {
    await add("Acme Paper");
    await router.invalidate();
  }

  return (
    <main>
      <h1>Counterparties</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {inPage !== undefined && <p>{inPage} in the page</p>}
      <button type="button" onClick={() => void send()}>
        Add
      </button>
    </main>
  );
}
