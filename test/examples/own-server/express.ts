import express from "express";
import { port, scripts } from "./config.ts";
import { renderPage } from "./page.ts";
import { sandbank } from "./sandbank.ts";

const app = express();
if (sandbank) app.use("/sandbank", sandbank.nodeHandler);
app.use("/client", express.static(scripts));
app.get("/", async (_, response) => {
  (await renderPage()).pipe(response.type("html"));
});
app.listen(port);
