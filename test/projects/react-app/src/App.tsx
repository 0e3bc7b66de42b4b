import { Suspense, use, useEffect, useState } from "react";
import { call, originate, SERVICE, type Transfer } from "./service.ts";

const POLL_MS = 100;

/** A form that sends an ACH transfer, and then its status as it changes. */
export function App({ first, service }: { first?: Promise<string>; service?: string }) {
  const [sent, setSent] = useState<Transfer>();
  const [problem, setProblem] = useState<string>();
  const [uploaded, setUploaded] = useState<string>();

  async function send(form: FormData) {
    try {
      const receiver = { name: String(form.get("name")), account: String(form.get("account")) };
      setSent(await originate(Math.round(Number(form.get("amount")) * 100), receiver, service));
      setProblem(undefined);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  async function upload(file: File | undefined) {
    if (!file) return;
    const body = new FormData();
    body.append("file", file);
    const init = { method: "POST", headers: { Authorization: "Bearer test" }, body };
    const response = await fetch(`${service ?? SERVICE}/v1/files`, init);
    setUploaded(response.ok ? `${file.name} was sent` : await response.text());
  }

  return (
    <main>
      <h1>Transfers</h1>
      {first && (
        <Suspense>
          <First text={first} />
        </Suspense>
      )}
      <form action={send}>
        <input aria-label="Amount" name="amount" defaultValue="125.00" />
        <input aria-label="Receiver" name="name" defaultValue="Acme Paper" />
        <input aria-label="Account" name="account" defaultValue="1234567890123456" />
        <button type="submit">Send</button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      {sent && <Status key={sent.id} transfer={sent} service={service} />}
      <input aria-label="Statement" type="file" onChange={({ target }) => void upload(target.files?.[0])} />
      {uploaded && <p>{uploaded}</p>}
    </main>
  );
}

function First({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>;
}

/** Asks again and again until the transfer has come to its end. */
function Status({ transfer, service }: { transfer: Transfer; service: string | undefined }) {
  const [status, setStatus] = useState(transfer.status);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const poll = async () => {
      const now = await call<Transfer>(`/v1/ach/${transfer.id}`, {}, service);
      if (isGone) return;
      setStatus(now.status);
      if (!["succeeded", "failed", "canceled"].includes(now.status)) timer = setTimeout(poll, POLL_MS);
    };
    timer = setTimeout(poll, POLL_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [transfer.id, service]);
  return <output>{status}</output>;
}
