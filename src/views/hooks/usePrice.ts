import { useCallback } from "react";
import { coefViewOf } from "../../events/settings/index.ts";
import { type CoefViewId, formatOdds, knownCoefView } from "../../events/money/odds.ts";
import { useSelect } from "./useSelect.ts";

/** The odds format of the settings; decimal for an unknown id. [coupon-009] */
export function useCoefView(): CoefViewId {
  return knownCoefView(useSelect(coefViewOf));
}

/** Formats a price in the player's odds format. */
export function usePrice(): (coef: number) => string {
  const viewId = useCoefView();
  return useCallback((coef) => formatOdds(coef, viewId), [viewId]);
}
