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
