import { useRef } from "react";
import { stakeOf } from "../../../events/coupon/index.ts";
import { blockages } from "../../../events/placement/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useCouponDetails } from "./useCouponDetails.ts";
import { useObstacleText } from "./useObstacleText.ts";

/**
 * What is new of what stops the bet, for screen readers: all that does while it is more than one thing, what is left, and that
 * nothing does any more. One alone is said by its button. Null: nothing is new since it was asked last.
 */
export function useBlockageNews(): () => string | null {
  const t = useTranslation();
  const details = useCouponDetails();
  const textOf = useObstacleText(stakeOf(details).iso);
  const list = details.coupon.placement.tag === "editing" ? blockages(details) : [];
  const texts = list.map((blockage) => textOf(blockage).replace(/\.$/, ""));
  const keys = list.map(({ obstacle }) => obstacle.code).join();
  const told = useRef({ keys, isListed: false });
  return () => {
    const before = told.current;
    const count = list.length;
    const isListed = count > 1 || (before.isListed && count > 0);
    told.current = { keys, isListed };
    if (keys === before.keys || (!isListed && !before.isListed)) return null;
    if (details.coupon.bets.length === 0) return null;
    return count === 0
      ? t("placement.stopFree")
      : t("placement.stopChanged", { count, texts: texts.join("; ") });
  };
}
