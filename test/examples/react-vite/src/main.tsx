import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { createPayments, SERVICE_URL } from "./payments.ts";

const payments = createPayments(SERVICE_URL);

// Sent while the modules load: the bank has started before, so that it answers the first request too.
const summary = payments.list().then(
  (transfers) => `${transfers.length} transfers at the start`,
  (error: Error) => `no service at the start: ${error.message}`,
);

createRoot(document.getElementById("root") as HTMLElement).render(
  <App payments={payments} summary={summary} />,
);
