import { Router } from "@solidjs/router";
import { FileRoutes } from "@solidjs/start/router";
import { Suspense } from "solid-js";

export default function App() {
  return (
    <Router root={({ children }) => <Suspense>{children}</Suspense>}>
      <FileRoutes />
    </Router>
  );
}
