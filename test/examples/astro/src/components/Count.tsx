import { useEffect, useState } from "react";
import { listNames } from "../payments.ts";

/** An island: how many counterparties there are, asked by the page as soon as it hydrates. */
export function Count({ label }: { readonly label: string }) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    listNames().then(({ length }) => setCount(length), console.error);
  }, []);
  return (
    <p>
      {label}: {count ?? "asking"}
    </p>
  );
}
