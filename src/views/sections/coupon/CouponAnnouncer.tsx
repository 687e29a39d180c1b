import { useEffect, useRef, useState } from "react";
import {
  type CouponState,
  agreedTotalCoefOf,
  betView,
  havePricesMoved,
  isAntiExpress,
  isSingles,
  isSystem,
  movedBets,
  totalCoefOf,
} from "../../../events/coupon/index.ts";
import { useTranslation, type Translate } from "../../../infra/i18n.ts";
import { LiveRegions } from "../../components/LiveRegions.tsx";
import { groupDigits } from "../../format/digits.ts";
import { type CoefViewId, couponOdds } from "../../../events/money/odds.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { lockText } from "./lockText.ts";
import { useBlockageNews } from "./useBlockageNews.ts";
import { useRefusal } from "./useRefusal.ts";

/** Announces changes of the coupon to screen readers: locks, what stops the bet, changed odds and the result of the bet. */
export function CouponAnnouncer() {
  const t = useTranslation();
  const viewId = useCoefView();
  const coupon = useSelect((state) => state.coupon);
  const format = couponOdds(isAntiExpress(coupon));
  const total = format(useSelect(totalCoefOf), viewId);
  const agreed = format(useSelect(agreedTotalCoefOf), viewId);
  const refusal = useRefusal();
  const blockageNews = useBlockageNews();
  const before = useRef(coupon);
  const [polite, setPolite] = useState("");
  useEffect(() => {
    const news = newsOf(before.current, coupon, { before: agreed, after: total }, viewId, t);
    const isPlaced = before.current.placement.tag !== coupon.placement.tag;
    before.current = coupon;
    const blockage = blockageNews();
    const told = [news, isPlaced ? null : blockage].filter((text) => text !== null);
    // Where a bet was placed or refused, or is changed again, it is no longer on its way.
    if (told.length > 0 || isPlaced) setPolite(told.join(". "));
  }, [coupon, total, agreed, viewId, t, blockageNews]);
  const assertive = refusal === null ? "" : t("coupon.refusedRead", { reason: refusal });
  return <LiveRegions polite={polite} assertive={assertive} />;
}

/** The most important change between two states of the coupon; null: nothing to announce. */
function newsOf(
  before: CouponState,
  after: CouponState,
  totals: { readonly before: string; readonly after: string },
  viewId: CoefViewId,
  t: Translate,
): string | null {
  const { placement } = after;
  if (placement.tag !== before.placement.tag) {
    if (placement.tag === "singlesAnswered") return singlesNews(after, t);
    return placementNews(placement, viewId, t);
  }
  for (const bet of after.bets) {
    const previous = before.bets.find(({ market }) => market.id === bet.market.id);
    const wasLock = previous === undefined ? null : betView(before, previous).lock;
    const { lock } = betView(after, bet);
    if (previous === undefined || lock === wasLock) continue;
    const pick = bet.title.outcome;
    if (lock === "suspended") return t("coupon.betLocked", { pick });
    if (lock !== null) return `${pick}: ${lockText(lock, false, t)}`;
    // Bets that excluded it were removed: the player knows.
    if (wasLock === "suspended") return t("coupon.betUnlocked", { pick });
  }
  if (isAntiExpress(after)) {
    const isNews = havePricesMoved(after) && !havePricesMoved(before);
    return isNews ? t("coupon.antiExpressMoved", totals) : null;
  }
  // Prices move every few seconds: announce only that one more bet has moved, or fallen after it had risen.
  const count = movedBets(after).length;
  const countBefore = movedBets(before).length;
  if (count === 0 && countBefore > 0 && hasAccepted(before, after))
    return isSingles(after) || isSystem(after)
      ? t("coupon.acceptedPrices")
      : t("coupon.acceptedPricesRead", { total: totals.after });
  if (count <= countBefore && fallenIn(after) <= fallenIn(before)) return null;
  if (isSingles(after) || isSystem(after)) return t("coupon.movedSingles", { count });
  return t("coupon.movedRead", { count, total: totals.after });
}

/** How many prices are below those that the player agreed to. */
const fallenIn = (coupon: CouponState): number =>
  movedBets(coupon).filter(({ coef, agreedCoef }) => agreedCoef !== null && coef < agreedCoef)
    .length;

/** Whether the player agreed to another price: one that came back by itself is no news. */
const hasAccepted = (before: CouponState, after: CouponState): boolean =>
  after.bets.some(({ market }) =>
    before.bets.some((bet) => bet.market.id === market.id && bet.market.coef !== market.coef),
  );

function singlesNews({ singlesResultCoupons: singles }: CouponState, t: Translate): string {
  const count = singles.filter(({ answer }) => answer?.tag === "accepted").length;
  return t("coupon.singlesSome", { count, total: singles.length });
}

function placementNews(
  placement: CouponState["placement"],
  viewId: CoefViewId,
  t: Translate,
): string | null {
  switch (placement.tag) {
    case "sending":
      return t("coupon.sendingTitle");
    case "singles":
      return t("coupon.singlesSendingText");
    case "pending":
      return t("coupon.pendingTitle");
    case "waiting":
      return `${t("coupon.waitingTitle")}. ${t("coupon.waitingText")}`;
    case "elsewhere":
      return t("coupon.elsewhereTitle");
    case "unknown":
      return t("coupon.unknownText");
    case "lost":
      return `${t("coupon.lostTitle")}. ${t("coupon.lostText")}`;
    case "accepted":
      if (placement.systemValue !== undefined)
        return t("coupon.acceptedNumber", {
          kind: t("coupon.acceptedTitle"),
          number: groupDigits(placement.couponId),
        });
      return t("coupon.acceptedRead", {
        number: groupDigits(placement.couponId),
        odds: couponOdds(placement.isAntiExpress === true)(placement.coef, viewId),
      });
    default:
      return null;
  }
}
