import { useMemo } from "react";
import {
  amountByBlockId,
  type BlockCombination,
  isSystem,
  placedStake,
  stakeOf,
  systemCombinations,
} from "../../../events/coupon/index.ts";
import { amountOf } from "../../../events/money/minorUnits.ts";
import { systemWin } from "../../../events/money/systems.ts";
import { useCouponDetails } from "./useCouponDetails.ts";

const none: readonly BlockCombination[] = [];

/** The combinations of the coupon's system, and what they cost and may pay in major units; null: no system. */
export function useSystem() {
  const details = useCouponDetails();
  const { coupon } = details;
  const { iso } = stakeOf(details);
  const amount = placedStake(details);
  const amounts = JSON.stringify(amountByBlockId(details));
  // Up to a thousand combinations: counted again only when the coupon or its stake changes.
  const combinations = useMemo(
    () => (isSystem(coupon) ? systemCombinations(coupon, amount, iso, JSON.parse(amounts)) : none),
    [coupon, amount, amounts, iso],
  );
  if (combinations.length === 0) return null;
  const stakes = combinations.map(({ stakeMinor }) => stakeMinor);
  const wins = combinations.map(({ winMinor }) => winMinor);
  return {
    combinations,
    iso,
    leastStake: amountOf(Math.min(...stakes), iso),
    mostStake: amountOf(Math.max(...stakes), iso),
    leastWin: amountOf(Math.min(...wins), iso),
    mostWin: amountOf(systemWin(combinations), iso),
  };
}
