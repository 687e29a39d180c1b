import { offerInstall } from "../epics/pwa/install.ts";
import { chooseServiceWorker } from "../epics/serviceWorker/choose.ts";
import { serviceWorkerPort, workerDoors } from "../infra/ports/serviceWorker.ts";
import { domain } from "./domain.ts";

/** The app on the home screen, and its service worker. */
export const installation = domain({
  name: "installation",
  epics: [offerInstall, chooseServiceWorker],
  ports: ({ window, report }) => [{ heard: serviceWorkerPort(workerDoors(window), report) }],
});
