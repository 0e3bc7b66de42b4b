"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { createCounterparty, listCounterparties } from "../payments";

export function AddInPage() {
  const router = useRouter();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    void listCounterparties().then(({ length }) => setCount(length));
  }, []);
  const add = async () => {
    await createCounterparty("Added by the page");
    setCount((await listCounterparties()).length);
    router.refresh();
  };
  return (
    <>
      <p>{count ?? "?"} in the page</p>
      <button type="button" onClick={add}>
        Add in the page
      </button>
    </>
  );
}
