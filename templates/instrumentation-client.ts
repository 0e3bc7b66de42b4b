import { startPage } from "sandbank/next/client";

if (process.env.NODE_ENV === "development") startPage({ panel: () => import("sandbank/panel") });
