import { useState } from "react";
import type { Payments, Transfer } from "./payments.ts";
import { TransferStatus } from "./TransferStatus.tsx";

/** A form that sends an ACH transfer, and the status of the one it has sent. */
export function TransferForm({ payments }: { payments: Payments }) {
  const [sent, setSent] = useState<Transfer>();
  const [problem, setProblem] = useState<string>();

  async function send(form: FormData) {
    const amount = Math.round(Number(form.get("amount")) * 100);
    const receiver = { name: String(form.get("name")), account: String(form.get("account")) };
    try {
      setSent(await payments.originate(amount, receiver));
      setProblem(undefined);
    } catch (error) {
      setProblem(String(error));
    }
  }

  return (
    <>
      <form action={send}>
        <input aria-label="Amount" name="amount" defaultValue="125.00" />
        <input aria-label="Receiver" name="name" defaultValue="Acme Paper" />
        <input aria-label="Account" name="account" defaultValue="1234567890123456" />
        <button type="submit">Send</button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      {sent && <TransferStatus key={sent.id} payments={payments} transfer={sent} />}
    </>
  );
}
