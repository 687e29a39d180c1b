import {
  type Bet,
  type BetLock,
  couponAccount,
  stakeOf,
  withoutCode,
  withPrepaid,
} from "../../../events/coupon/index.ts";
import { type Blockage, totalStakeOf } from "../../../events/placement/index.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { formatTotalOdds } from "../../../events/money/odds.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useClosedText, useSingleWagerText } from "../../limits/useClosedText.ts";
import { useCouponDetails } from "./useCouponDetails.ts";
import { usePromoReason } from "./usePromoReason.ts";

const lockTexts = {
  suspended: "placement.stopSuspended",
  gone: "placement.stopGone",
  dependent: "placement.stopDependent",
  not_in_express: "placement.stopNotInExpress",
} as const satisfies Readonly<Record<BetLock, TranslationKey>>;

/** What prevents placing, in words, with the bets and sums that it is about. */
export function useObstacleText(iso: string): (blockage: Blockage) => string {
  const t = useTranslation();
  const money = useMoney(iso);
  const viewId = useCoefView();
  const details = useCouponDetails();
  const closedText = useClosedText(iso);
  const wager = useSingleWagerText(iso);
  const promoReason = usePromoReason();
  const { account, coupon, session } = details;
  const balance = couponAccount(details)?.money ?? 0;
  // What is said of amounts is said of the player's own.
  const paying = withoutCode(details);
  const { max, min } = stakeOf(paying);
  const pick = (bet: Bet): string => pickName(bet, coupon.bets);
  return ({ obstacle, remedy }) => {
    switch (obstacle.code) {
      case "coupon_empty":
        return t("coupon.emptyTitle");
      case "coupon_locked":
        return t(lockTexts[obstacle.lock], {
          // Bets that exclude each other are on one match.
          picks: obstacle.bets
            .map((bet) =>
              obstacle.lock === "dependent"
                ? `${bet.title.outcome} (${bet.title.market})`
                : pick(bet),
            )
            .join(", "),
        });
      case "block_wrong": {
        const { blockId: id, missing } = obstacle.block;
        return missing > 0
          ? t("coupon.blocksLacks", { id, count: missing })
          : t("coupon.blocksTooMany", { id });
      }
      case "system_size":
        return t("coupon.blocksNotOffered");
      case "anti_express_none":
        return t("coupon.antiExpressNone");
      case "anti_express_unpriced":
        return t("coupon.antiExpressPricing");
      case "no_account":
        return t(account.updateError === null ? "session.restoring" : "account.refreshFailed");
      case "sign_in_needed":
        return t(session.tag === "unknown" ? "session.restoring" : "placement.stopLoggedOut");
      case "odds_below_lowest":
        return t("coupon.belowLowest", { odds: formatTotalOdds(obstacle.lowest, viewId) });
      case "promo_unusable":
        return promoReason(obstacle.problem);
      case "prices_silent":
        return t("coupon.feedSilent", { seconds: Math.round(obstacle.ms / 1000) });
      case "amount_missing":
      case "amount_below_minimum":
      case "amount_above_maximum":
      case "amount_above_single_wager":
      case "not_enough_money":
        break;
      default:
        return closedText(obstacle.code);
    }
    const names = [
      ...obstacle.bets.map(pick),
      ...obstacle.blockIds.map((id) => t("coupon.block", { id })),
    ].join(", ");
    const isOfParts = names !== "";
    switch (obstacle.code) {
      case "amount_missing":
        return isOfParts ? t("placement.stopMissingOf", { names }) : t("placement.stopMissing");
      case "amount_below_minimum":
        return isOfParts
          ? t("placement.stopBelowOf", { names })
          : t("coupon.belowMin", { amount: money(min) });
      case "amount_above_maximum":
        return isOfParts
          ? t("placement.stopAboveOf", { names })
          : t("coupon.aboveMax", { amount: money(max ?? 0) });
      case "amount_above_single_wager":
        return wager ?? "";
      case "not_enough_money":
        if (remedy === null) return t("placement.stopToppingUp");
        return totalStakeOf(paying) > withPrepaid(paying, balance, iso)
          ? t("coupon.aboveBalance", { amount: money(balance) })
          : t("coupon.noMoney");
    }
  };
}

/** The pick, with its match where another bet of the coupon is on a pick of the same name. */
export function pickName({ market, title }: Bet, bets: readonly Bet[]): string {
  const isOnly = bets.every(
    (other) => other.market.id === market.id || other.title.outcome !== title.outcome,
  );
  const teams = [title.opponent1, title.opponent2].filter((name) => name !== "");
  return isOnly ? title.outcome : `${title.outcome} (${teams.join(" – ")})`;
}
