import type { Draft, Entry } from "../../events/define.ts";
import { countersPort, measurePage } from "./analytics.ts";
import { fingerprintPort } from "./fingerprint.ts";
import { loadScript } from "./scripts.ts";
import { serviceWorkerPort, workerDoors } from "./serviceWorker.ts";
import { readTries } from "./tries.ts";
import { watchWindowSize } from "./window.ts";

type Fingerprinted = { readonly TouchlineFingerprint?: { readonly run: () => Promise<unknown> } };

/** Ports that no first page needs; what they watch they watch from now on. Gives those that hear facts. */
export function laterPorts(
  window: Window & Fingerprinted,
  storage: Storage | null,
  report: (draft: Draft) => void,
): readonly ((entry: Entry) => void)[] {
  const load = (url: string) => loadScript(window.document, url);
  watchWindowSize(window, report);
  // After the rules that come with these ports, so that they hear of it.
  window.setTimeout(() => {
    report(readTries(storage));
    measurePage(window.performance, report);
  }, 0);
  return [
    serviceWorkerPort(workerDoors(window), report),
    countersPort(load),
    fingerprintPort({ load, runner: () => window.TouchlineFingerprint, storage, report }),
  ];
}
