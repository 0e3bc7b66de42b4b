import { type FormEvent, useState } from "react";
import type { Payments, Transfer } from "./payments";
import { TransferStatus } from "./TransferStatus";

const acme = { name: "Acme Paper", account: "1234567890123456" };

/** A form that sends an ACH transfer to a supplier, and the status of the one it has sent. */
export function TransferForm({ payments }: { payments: Payments }) {
  const [dollars, setDollars] = useState("125.00");
  const [sent, setSent] = useState<Transfer>();
  const [problem, setProblem] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    try {
      setSent(await payments.originate(Math.round(Number(dollars) * 100), acme));
      setProblem(undefined);
    } catch (error) {
      setProblem(String(error));
    }
  }

  return (
    <>
      <form onSubmit={send}>
        <input aria-label="Amount" value={dollars} onChange={({ target }) => setDollars(target.value)} />
        <button type="submit">Send</button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      {sent && <TransferStatus key={sent.id} payments={payments} transfer={sent} />}
    </>
  );
}
