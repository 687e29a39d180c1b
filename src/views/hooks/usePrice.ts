import { useCallback } from "react";
import { coefViewOf } from "../../events/settings/index.ts";
import { type CoefViewId, coefViewIds, formatOdds } from "../format/odds.ts";
import { useSelect } from "./useSelect.ts";

/** The price view of the settings; decimal for an id we do not know. [coupon-009] */
export function useCoefView(): CoefViewId {
  const chosen = useSelect(coefViewOf);
  return coefViewIds.find((id) => id === chosen) ?? 0;
}

/** Writes a price as the player wants to read it. */
export function usePrice(): (coef: number) => string {
  const viewId = useCoefView();
  return useCallback((coef) => formatOdds(coef, viewId), [viewId]);
}
