import { useEffect, useState } from "react";
import { backend, type Payout, type User } from "./own-backend.ts";

const POLL_MS = 100;

/** Who is signed in at the app's own backend, and what they have paid out; nothing where there is no backend. */
export function Payouts() {
  const [me, setMe] = useState<User>();
  const [payouts, setPayouts] = useState<Payout[]>([]);
  const [problem, setProblem] = useState<string>();
  const isPending = payouts.some(({ status }) => status === "pending");

  useEffect(() => {
    backend.me().then(setMe, () => undefined);
  }, []);

  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(async () => setPayouts(await backend.payouts()), POLL_MS);
    return () => clearInterval(timer);
  }, [isPending]);

  async function payOut(form: FormData) {
    const [payee, account] = [String(form.get("payee")), String(form.get("payeeAccount"))];
    try {
      await backend.payOut({ amount: 12_500, payee, account });
      setPayouts(await backend.payouts());
      setProblem(undefined);
    } catch (error) {
      setProblem(String(error));
    }
  }

  if (!me) return null;
  return (
    <section aria-label="Payouts">
      <p>Signed in as {me.name}</p>
      <form action={payOut}>
        <input aria-label="Payee" name="payee" defaultValue="City Power" />
        <input aria-label="Payee's account" name="payeeAccount" defaultValue="987654321" />
        <button type="submit">Pay out</button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      <ul>
        {payouts.map(({ id, payee, status }) => (
          <li key={id}>
            {payee}: {status}
          </li>
        ))}
      </ul>
    </section>
  );
}
