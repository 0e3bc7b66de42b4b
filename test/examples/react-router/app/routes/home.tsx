import { useEffect, useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { add, listNames } from "../payments.ts";

/** Runs on the server. */
export async function loader() {
  return { names: await listNames() };
}

export default function Home() {
  const { names } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [inPage, setInPage] = useState<number>();

  // Asked by the page itself, as soon as it is alive.
  useEffect(() => void listNames().then((found) => setInPage(found.length)), []);

  async function send() {
    await add("Acme Paper");
    await revalidate();
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
