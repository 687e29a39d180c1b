import { useSyncExternalStore } from "react";
import { widths } from "../../events/shell/index.ts";

const wide = `(min-width: ${widths.wide}px)`;

/** Whether there is room for the coupon beside the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches, isNot);
}

/** The server does not know how wide the screen is, and sends the page of a phone. */
const isNot = () => false;

function subscribe(report: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", report);
  return () => query.removeEventListener("change", report);
}
