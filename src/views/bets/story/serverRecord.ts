import type { HistoryCoupon } from "../../../events/bets/events.ts";
import { type BetStory, isSentPriceKept } from "../../../events/betStories/index.ts";
import { couponTypes, isBonusBet } from "../../../events/coupon/index.ts";
import { betState, isCouponStatus } from "../betStates.ts";
import { scoreText } from "../scoreText.ts";
import type { Words } from "./words.ts";

/** What the server has recorded; where a policy let a price become another one, both. */
export function taken(
  coupon: HistoryCoupon,
  { t, format }: Words,
  story?: BetStory,
): readonly string[] {
  const stake = coupon.amount + (coupon.cashedOut?.amount ?? 0);
  const picks = coupon.bets.filter((bet) => !isBonusBet(bet));
  return [
    t("betStories.taken"),
    ...(coupon.typeId === couponTypes.system
      ? []
      : [`${t("betStories.odds")}: ${format.total(coupon.coef)}`]),
    `${t("betStories.stake")}: ${format.money(stake)}`,
    ...(picks.length > 1
      ? picks.map((bet) => `${bet.marketName}: ${bet.outcomeName}, ${format.odds(bet.coef)}`)
      : []),
    ...movedBetween(coupon, { t, format }, story),
    t("betStories.at", { time: format.time(coupon.createdAt * 1_000) }),
  ];
}

function movedBetween(coupon: HistoryCoupon, { t, format }: Words, story?: BetStory) {
  return (story?.legs ?? []).flatMap((leg) => {
    const bet = coupon.bets.find(({ marketId }) => marketId === leg.betId);
    if (bet === undefined || bet.coef === leg.coef) return [];
    const key = isSentPriceKept(story?.changeCoefAction ?? null, leg.coef, bet.coef)
      ? "betStories.moved"
      : "betStories.movedAgainst";
    return [t(key, { before: format.odds(leg.coef), after: format.odds(bet.coef) })];
  });
}

/** What became of each pick and of the whole. */
export function ended(coupon: HistoryCoupon, { t, format }: Words): readonly string[] {
  const picks = coupon.bets.map((bet) =>
    [
      `${bet.outcomeName}: ${betState(bet.status, t).stateText}`,
      // Of an open one it is the score when it was placed.
      bet.status === "open" ? "" : scoreText(bet.formattedScore, t),
    ]
      .filter(Boolean)
      .join(", "),
  );
  const isKnown = isCouponStatus(coupon.status);
  const whole = betState(coupon.status, t).stateText;
  return [
    ...picks,
    ...(coupon.status === "open" && coupon.cashedOut === undefined
      ? [t("betStories.notSettled")]
      : [t("betStories.whole", { state: whole })]),
    ...(coupon.status === "won" && coupon.hyperBonus !== undefined
      ? [`${t("coupon.hyperName")}: ${format.money(coupon.hyperBonus.amount)}`]
      : []),
    ...(coupon.payout === null || !isKnown
      ? []
      : [t("betStories.paid", { amount: format.money(coupon.payout) })]),
    ...(coupon.cashedOut === undefined
      ? []
      : [t("betStories.soldFor", { amount: format.money(coupon.cashedOut.payout) })]),
    ...(coupon.settledAt === null
      ? []
      : [t("betStories.at", { time: format.time(coupon.settledAt * 1_000) })]),
  ];
}
