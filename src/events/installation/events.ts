import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

const Mode = t.keyof({ remove: null, register: null });

/** What the site wants to do with service workers; a browser port does it. [pwa-app-005] [pwa-app-006] */
export const ServiceWorkerChosen = defineEvent("ServiceWorkerChosen", 1, shape({ mode: Mode }));

/** The result: workers and caches removed, or one worker registered. `problem` is for the log. */
export const ServiceWorkerSettled = defineInput(
  "ServiceWorkerSettled",
  1,
  shape({
    mode: Mode,
    workersRemoved: finite,
    cachesRemoved: finite,
    isRegistered: t.boolean,
    problem: nullable(openString),
  }),
);

/** The page is one that the worker had kept: there was no network. `madeAt`: when the server made it, Unix ms by its clock. */
export const KeptPageFound = defineInput("KeptPageFound", 1, shape({ madeAt: finite }));

/** A feed has answered on a page that the worker had kept: what is shown is no longer as old as that page. */
export const KeptPageRenewed = defineEvent("KeptPageRenewed", 1, shape({}));
