import { bootstrapApplication } from "@angular/platform-browser";
import { App } from "./app/app";
import { appConfig } from "./app/app.config";
import { startMocks } from "./mocks";

startMocks()
  .then(() => bootstrapApplication(App, appConfig))
  .catch((error) => console.error(error));
