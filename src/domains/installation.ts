import { offerInstall } from "../epics/installation/offer.ts";
import { chooseServiceWorker } from "../epics/installation/serviceWorker.ts";
import { serviceWorkerPort, workerDependencies } from "../infra/ports/installation.ts";
import { domain } from "./domain.ts";

/** The app on the home screen, and its service worker. */
export const installation = domain({
  name: "installation",
  epics: [offerInstall, chooseServiceWorker],
  ports: ({ window, report }) => [
    { onEntry: serviceWorkerPort(workerDependencies(window), report) },
  ],
});
