import { useSyncExternalStore } from "react";

const wide = "(min-width: 1024px)";

/** Whether there is room for the coupon beside the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}
