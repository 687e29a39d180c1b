import type { HistoryCoupon } from "../../../events/bets/events.ts";
import { placedCoef, placedStake } from "../../../events/bets/index.ts";
import { type BetStory, isSentPriceKept } from "../../../events/betStories/index.ts";
import { couponTypes, isBonusBet } from "../../../events/coupon/index.ts";
import { betState, isCouponStatus, pickNote } from "../betStates.ts";
import { scoreText } from "../scoreText.ts";
import type { Words } from "./words.ts";

/** What the server has recorded; where a policy let a price become another one, both. */
export function taken(
  coupon: HistoryCoupon,
  { t, format }: Words,
  story?: BetStory,
): readonly string[] {
  const picks = coupon.bets.filter((bet) => !isBonusBet(bet));
  return [
    t("betStories.taken"),
    ...oddsOf(coupon).map((coef) => `${t("betStories.odds")}: ${format.total(coef)}`),
    `${t("betStories.stake")}: ${format.money(placedStake(coupon))}`,
    ...(picks.length > 1
      ? picks.map((bet) => `${bet.marketName}: ${bet.outcomeName}, ${format.odds(placedCoef(bet))}`)
      : []),
    ...movedBetween(coupon, { t, format }, story),
    t("betStories.at", { time: format.time(coupon.createdAt * 1_000) }),
  ];
}

/** The odds it was placed at. A system has none of its own, and a dead heat has changed those of the whole since. */
function oddsOf({ bets, coef, typeId }: HistoryCoupon): readonly number[] {
  if (typeId === couponTypes.system) return [];
  if (!bets.some(({ deadHeat }) => deadHeat !== undefined)) return [coef];
  return bets.length === 1 ? bets.map(placedCoef) : [];
}

function movedBetween(coupon: HistoryCoupon, { t, format }: Words, story?: BetStory) {
  return (story?.legs ?? []).flatMap((leg) => {
    const bet = coupon.bets.find(({ marketId }) => marketId === leg.betId);
    if (bet === undefined) return [];
    const coef = placedCoef(bet);
    if (coef === leg.coef) return [];
    const key = isSentPriceKept(story?.changeCoefAction ?? null, leg.coef, coef)
      ? "betStories.moved"
      : "betStories.movedAgainst";
    return [t(key, { before: format.odds(leg.coef), after: format.odds(coef) })];
  });
}

/** What became of each pick and of the whole. */
export function ended(coupon: HistoryCoupon, { t, format }: Words): readonly string[] {
  const picks = coupon.bets.map((bet) =>
    [
      `${bet.outcomeName}: ${betState(bet.status, t).stateText}`,
      bet.deadHeat === undefined ? "" : (pickNote(bet, coupon.typeId, t) ?? "").replace(/\.$/, ""),
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
