import { useEffect, useRef, useState } from "react";
import { betView, movedBets, totalCoef } from "../../../events/coupon/selectors.ts";
import type { CouponState } from "../../../events/coupon/state.ts";
import { useWords, type Words } from "../../../infra/i18n.ts";
import { LiveRegions } from "../../components/LiveRegions.tsx";
import { groupDigits } from "../../format/digits.ts";
import { type CoefViewId, formatTotalOdds } from "../../format/odds.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useRefusal } from "./useRefusal.ts";

/** Reads out what befalls the coupon: locks, moved odds, and what became of the bet. */
export function CouponVoice() {
  const words = useWords();
  const viewId = useCoefView();
  const coupon = useSelect((state) => state.coupon);
  const refusal = useRefusal();
  const before = useRef(coupon);
  const [polite, setPolite] = useState("");
  useEffect(() => {
    const news = newsOf(before.current, coupon, viewId, words);
    before.current = coupon;
    if (news !== null) setPolite(news);
  }, [coupon, viewId, words]);
  const assertive = refusal === null ? "" : words("coupon.refusedRead", { reason: refusal });
  return <LiveRegions polite={polite} assertive={assertive} />;
}

/** The one thing worth saying about the step from one state of the coupon to the next. */
function newsOf(
  before: CouponState,
  after: CouponState,
  viewId: CoefViewId,
  words: Words,
): string | null {
  const { placement } = after;
  if (placement.tag !== before.placement.tag) return placementNews(placement, viewId, words);
  for (const bet of after.bets) {
    const was = before.bets.find(({ market }) => market.id === bet.market.id);
    const isLocked = betView(after, bet).lock !== null;
    if (was !== undefined && (betView(before, was).lock !== null) !== isLocked) {
      return words(isLocked ? "coupon.betLocked" : "coupon.betUnlocked", {
        pick: bet.title.outcome,
      });
    }
  }
  // Prices move every few seconds: only that another bet has moved is news.
  const count = movedBets(after).length;
  if (count <= movedBets(before).length) return null;
  return words("coupon.movedRead", { count, total: formatTotalOdds(totalCoef(after), viewId) });
}

function placementNews(
  placement: CouponState["placement"],
  viewId: CoefViewId,
  words: Words,
): string | null {
  switch (placement.tag) {
    case "sending":
      return words("coupon.sendingTitle");
    case "pending":
      return words("coupon.pendingTitle");
    case "waiting":
      return `${words("coupon.waitingTitle")}. ${words("coupon.waitingText")}`;
    case "elsewhere":
      return words("coupon.elsewhereTitle");
    case "unknown":
      return words("coupon.unknownText");
    case "lost":
      return `${words("coupon.lostTitle")}. ${words("coupon.lostText")}`;
    case "accepted":
      return words("coupon.acceptedRead", {
        number: groupDigits(placement.couponId),
        odds: formatTotalOdds(placement.coef, viewId),
      });
    default:
      return null;
  }
}
