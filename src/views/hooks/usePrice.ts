import { useCallback } from "react";
import { coefViewOf } from "../../events/settings/index.ts";
import { type CoefViewId, coefViewIds, formatOdds } from "../format/odds.ts";
import { useSelect } from "./useSelect.ts";

/** The odds format of the settings; decimal for an unknown id. [coupon-009] */
export function useCoefView(): CoefViewId {
  const chosen = useSelect(coefViewOf);
  return coefViewIds.find((id) => id === chosen) ?? 0;
}

/** Formats a price in the player's odds format. */
export function usePrice(): (coef: number) => string {
  const viewId = useCoefView();
  return useCallback((coef) => formatOdds(coef, viewId), [viewId]);
}
