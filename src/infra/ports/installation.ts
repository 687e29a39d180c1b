import type { DataOf, Draft, Entry } from "../../events/define.ts";
import {
  KeptPageFound,
  ServiceWorkerChosen,
  ServiceWorkerSettled,
} from "../../events/installation/events.ts";
import { WentOffline } from "../../events/shell/events.ts";
import { trusted } from "./scripts.ts";

/** Where the worker of the site is; see docs/serving.md. */
const workerPath = "/sw.js";

/** The browser's workers and caches; undefined where it has none, as on pages without https. */
export type WorkerDependencies = {
  readonly workers:
    | Pick<ServiceWorkerContainer, "getRegistrations" | "register" | "ready">
    | undefined;
  readonly caches: Pick<CacheStorage, "keys" | "delete"> | undefined;
  /** What this page consists of: its path and the addresses of its files so far. */
  readonly visit: () => { readonly page: string; readonly files: readonly string[] };
};

export const workerDependencies = (window: Window): WorkerDependencies => ({
  workers: window.navigator.serviceWorker,
  caches: "caches" in window ? window.caches : undefined,
  visit: () => ({
    page: window.location.pathname,
    files: window.performance.getEntriesByType("resource").map(({ name }) => name),
  }),
});

type Settled = DataOf<typeof ServiceWorkerSettled>;

/**
 * Removes all workers and caches of this origin, or registers the site's own worker, as the event says, and
 * reports the result.
 */
export const serviceWorkerPort =
  (dependencies: WorkerDependencies, report: (draft: Draft) => void) =>
  (entry: Entry): void => {
    if (!ServiceWorkerChosen.is(entry)) return;
    const { mode } = entry.data;
    const done = mode === "register" ? register(dependencies) : remove(dependencies);
    done.catch(failed(mode)).then((settled) => report(ServiceWorkerSettled(settled)));
  };

const nothing = { workersRemoved: 0, cachesRemoved: 0, isRegistered: false, problem: null };
const failed =
  (mode: Settled["mode"]) =>
  (error: unknown): Settled => ({
    ...nothing,
    mode,
    problem: error instanceof Error ? error.name : "unknown",
  });

/** [pwa-app-006] */
async function register({ workers, visit }: WorkerDependencies): Promise<Settled> {
  if (workers === undefined)
    return { ...nothing, mode: "register", problem: "this browser has no service workers" };
  await workers.register(trusted(workerPath), { scope: "/", updateViaCache: "none" });
  // The first visit came before its worker: the second one shall do without a network all the same.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target: it is of the origin
  void workers.ready.then(({ active }) => active?.postMessage(visit()));
  return { ...nothing, mode: "register", isRegistered: true };
}

/** [pwa-app-005] */
async function remove({ workers, caches }: WorkerDependencies): Promise<Settled> {
  const registrations = (await workers?.getRegistrations()) ?? [];
  // A worker that controls a page lives until that page closes, and must not fill the caches again.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target: it is of the origin
  for (const { active } of registrations) active?.postMessage("leave");
  const workersGone = await Promise.all(
    registrations.map((registration) => registration.unregister()),
  );
  const names = (await caches?.keys()) ?? [];
  const cachesGone = await Promise.all(names.map((name) => caches?.delete(name)));
  return {
    ...nothing,
    mode: "remove",
    workersRemoved: workersGone.filter((isGone) => isGone === true).length,
    cachesRemoved: cachesGone.filter((isGone) => isGone === true).length,
  };
}

/**
 * Reports that the page is one that the worker had kept (tools/build/offlineWorker.js), and that there is no network: a page
 * that was rendered starts as if there were one, because the answers to its first requests came with it.
 */
export function findKeptPage(
  { dataset }: HTMLElement,
  isOnline: boolean,
  report: (draft: Draft) => void,
): void {
  const madeAt = Number(dataset["kept"]);
  if (madeAt > 0) report(KeptPageFound({ madeAt }));
  if (!isOnline) report(WentOffline({}));
}
