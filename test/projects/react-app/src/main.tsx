import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { call } from "./service.ts";

// A request while the modules load: whoever answers it was there before the app's first import.
const first = call<object[]>("/v1/ach").then(
  (transfers) => `${transfers.length} transfers at the start`,
  (error: Error) => `no service at the start: ${error.message}`,
);

createRoot(document.getElementById("root") as HTMLElement).render(<App first={first} />);
