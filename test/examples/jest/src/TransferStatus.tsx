import { useEffect, useState } from "react";
import type { Payments, Transfer } from "./payments";

const POLL_MS = 100;
const FINAL = ["succeeded", "failed", "canceled"];

/** The status of a transfer, which is requested again until it is final. */
export function TransferStatus({ payments, transfer }: { payments: Payments; transfer: Transfer }) {
  const [status, setStatus] = useState(transfer.status);

  useEffect(() => {
    let isMounted = true;
    let timer = setTimeout(poll, POLL_MS);

    async function poll() {
      const latest = await payments.get(transfer.id);
      if (!isMounted) return;
      setStatus(latest.status);
      if (!FINAL.includes(latest.status)) timer = setTimeout(poll, POLL_MS);
    }

    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [payments, transfer.id]);

  return <output>{status}</output>;
}
