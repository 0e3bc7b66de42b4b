import { Suspense, use } from "react";
import { FileUpload } from "./FileUpload.tsx";
import { Payouts } from "./Payouts.tsx";
import type { Payments } from "./payments.ts";
import { TransferForm } from "./TransferForm.tsx";

export function App({ payments, summary }: { payments: Payments; summary: Promise<string> }) {
  return (
    <main>
      <h1>Transfers</h1>
      <Suspense>
        <Summary text={summary} />
      </Suspense>
      <TransferForm payments={payments} />
      <FileUpload payments={payments} />
      <Payouts />
    </main>
  );
}

function Summary({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>;
}
