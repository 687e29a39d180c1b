import { offerInstall } from "../epics/installation/offer.ts";
import { renewKeptPage } from "../epics/installation/renewKeptPage.ts";
import { chooseServiceWorker } from "../epics/installation/serviceWorker.ts";
import { keptPageSlice } from "../events/installation/slice.ts";
import {
  findKeptPage,
  serviceWorkerPort,
  workerDependencies,
} from "../infra/ports/installation.ts";
import { domain } from "./domain.ts";

/** The app on the home screen, and its service worker. */
export const installation = domain({
  name: "installation",
  slices: [keptPageSlice],
  epics: [offerInstall, chooseServiceWorker, renewKeptPage],
  ports: ({ window, report }) => [
    {
      onEntry: serviceWorkerPort(workerDependencies(window), report),
      onArrived: () =>
        findKeptPage(window.document.documentElement, window.navigator.onLine, report),
    },
  ],
});
