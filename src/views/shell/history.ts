/** What the app keeps with each entry of the browser's history. */
type Place = {
  /** How many pages of this visit lie before it. */
  readonly depth: number;
  /** Nobody has seen it yet. */
  readonly isNew: boolean;
};

function placeNow(): Place {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null) return { depth: 0, isNew: false };
  const depth = "depth" in state && typeof state.depth === "number" ? state.depth : 0;
  return { depth, isNew: "isNew" in state && state.isNew === true };
}

/** Goes to a path of the app, in place of the present one when `replace` is set. */
export function navigate(path: string, { replace }: { readonly replace: boolean }): void {
  const { depth } = placeNow();
  const place: Place = { depth: replace ? depth : depth + 1, isNew: true };
  if (replace) window.history.replaceState(place, "", path);
  else window.history.pushState(place, "", path);
}

/** Whether there is a page of this visit to go back to. */
export const hasEarlierPage = (): boolean => placeNow().depth > 0;

/** Whether the page was asked for and is seen for the first time; not so on the way back. */
export function takeNew(): boolean {
  const { depth, isNew } = placeNow();
  const seen: Place = { depth, isNew: false };
  if (isNew) window.history.replaceState(seen, "");
  return isNew;
}
