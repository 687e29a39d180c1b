import { useTranslation } from "../../../infra/i18n.ts";
import { activeAccount } from "../../../events/account/index.ts";
import { stakeOf } from "../../../events/coupon/index.ts";
import { obstacles } from "../../../events/placement/index.ts";
import { limitsMissing, singleWagerLimit, tightestLimit } from "../../../events/limits/index.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { errorMessage } from "../../format/errorMessage.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useMissingText, useReachedText, useSingleWagerText } from "../../limits/useClosedText.ts";
import { useOneClickReason } from "../../oneClick/useOneClickReason.ts";
import { usePrepaidRefusal } from "./PrepaidRefused.tsx";
import { useCouponDetails } from "./useCouponDetails.ts";

/** A limit of the player does not allow the bet (contract, "Errors"). */
export const LIMIT_REACHED = 2014;
/** The price changed, or what is added to the winnings. */
const CHANGED = 2001;
/** The stake is above the maximum. */
const ABOVE_MAXIMUM = 2005;
const MALFORMED = 10;
const FIELDS_INVALID = 11;

/**
 * Why the server refused the bet: the operator's message for the player, else our text for the code; null if
 * it was not refused. [error-038]
 */
export function useRefusal(): string | null {
  const t = useTranslation();
  const placement = useSelect(({ coupon }) => coupon.placement);
  const oneClick = useOneClickReason();
  const iso = useSelect(({ account }) => activeAccount(account)?.iso ?? "EUR");
  const reached = useReachedText(iso);
  const wager = useSingleWagerText(iso);
  // As the server does: of those that the bet exceeds, the one that leaves least.
  const isByWager = useSelect((state) => {
    const most = singleWagerLimit(state, iso);
    return most !== null && most < (tightestLimit(state, iso)?.limitBalance ?? Infinity);
  });
  const areMissing = useSelect((state) => limitsMissing(state).length > 0);
  const missing = useMissingText();
  const exceeded = useExceededMaximum();
  const hyper = useLessHyperBonus();
  const short = usePrepaidRefusal();
  if (placement.tag !== "refused") return null;
  const { code, message } = placement;
  // The limits were requested after the refusal: they say which one it was.
  if (code === LIMIT_REACHED && areMissing) return missing;
  if (code === LIMIT_REACHED && isByWager && wager !== null) return wager;
  if (code === LIMIT_REACHED && reached !== null) return reached;
  if (code === ABOVE_MAXIMUM && oneClick === null && exceeded !== null) return exceeded;
  if (hyper !== null) return hyper;
  if (short !== null) return short;
  if (message !== null) return message;
  if (oneClick !== null) return oneClick;
  // A refusal with an unknown code gets the general text for a refused request. A coupon has no field to mark.
  return t(errorMessage({ code: code === FIELDS_INVALID ? MALFORMED : code, status: 400 }));
}

/** The maximum that the amount of the coupon is above by now; null: none is known, or each part has its own. */
function useExceededMaximum(): string | null {
  const t = useTranslation();
  const details = useCouponDetails();
  const { iso, max } = stakeOf(details);
  const money = useMoney(iso);
  const isAbove = obstacles(details).some(
    (one) =>
      one.code === "amount_above_maximum" && one.bets.length === 0 && one.blockIds.length === 0,
  );
  return isAbove && max !== null ? t("coupon.aboveMax", { amount: money(max) }) : null;
}

/** The hyper bonus by now, if it is less than what was shown when the bet was sent; null: it is not. */
function useLessHyperBonus(): string | null {
  const t = useTranslation();
  const details = useCouponDetails();
  const { placement, hyperBonus: told } = details.coupon;
  const { iso } = stakeOf(details);
  const money = useMoney(iso);
  if (placement.tag !== "refused" || placement.code !== CHANGED) return null;
  const { hyperBonus: sent } = placement;
  if (sent === undefined || told === undefined) return null;
  const { hyperBonusPercent: percent, maxHyperBonusLimit: most } = told;
  if (percent === 0) return t("coupon.hyperGone", { percent: sent.hyperBonusPercent });
  if (percent < sent.hyperBonusPercent)
    return t("coupon.hyperLess", { before: sent.hyperBonusPercent, after: percent });
  return most !== null && most < (sent.maxHyperBonusLimit ?? Infinity)
    ? t("coupon.hyperMostNow", { amount: money(most) })
    : null;
}
