import { join } from "node:path";
import {
  AngularNodeAppEngine,
  createNodeRequestHandler,
  writeResponseToNodeResponse,
} from "@angular/ssr/node";
import express from "express";
import { mountMocks } from "./mocks.server";

const app = express();
mountMocks(app);
const angularApp = new AngularNodeAppEngine();

app.use(express.static(join(import.meta.dirname, "../browser"), { index: false }));
app.use((request, response, next) => {
  angularApp
    .handle(request)
    .then((rendered) => (rendered ? writeResponseToNodeResponse(rendered, response) : next()))
    .catch(next);
});

/** What `ng serve` calls. */
export const reqHandler = createNodeRequestHandler(app);
