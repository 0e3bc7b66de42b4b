import { useState } from "react";
import type { Payments } from "./payments.ts";

/** Uploads a file to the service. */
export function FileUpload({ payments }: { payments: Payments }) {
  const [outcome, setOutcome] = useState<string>();

  async function upload(file: File | undefined) {
    if (!file) return;
    try {
      await payments.upload(file);
      setOutcome(`${file.name} was sent`);
    } catch (error) {
      setOutcome(String(error));
    }
  }

  return (
    <>
      <input aria-label="Statement" type="file" onChange={({ target }) => void upload(target.files?.[0])} />
      {outcome && <p>{outcome}</p>}
    </>
  );
}
