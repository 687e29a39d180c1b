import type { Draft } from "../../events/define.ts";
import { KeptPageFound } from "../../events/installation/events.ts";
import { WentOffline } from "../../events/shell/events.ts";

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
