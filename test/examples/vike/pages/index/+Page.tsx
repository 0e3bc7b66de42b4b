import { useEffect, useState } from "react";
import { reload } from "vike/client/router";
import { useData } from "vike-react/useData";
import { add, listNames } from "../../payments.ts";
import type { data } from "./+data.ts";

export default function Page() {
  const { names } = useData<Awaited<ReturnType<typeof data>>>();
  const [inPage, setInPage] = useState<number>();

  // Asked by the page itself, as soon as it is alive.
  useEffect(() => void listNames().then((found) => setInPage(found.length)), []);

  async function send() {
    await add("Acme Paper");
    await reload();
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
