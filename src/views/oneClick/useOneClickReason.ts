import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useOneClickStake } from "./useOneClickStake.ts";

/** Server refusals whose text for a one-click bet differs from that for a coupon. */
const textKeys: Readonly<Record<number, TranslationKey>> = {
  2001: "oneClick.priceChanged",
  2002: "oneClick.suspended",
  2003: "oneClick.over",
  2004: "oneClick.belowMin",
  2005: "oneClick.aboveMax",
  2006: "oneClick.noMoney",
};

/**
 * Why the server refused a one-click bet, with the limit that the stake missed; null: not such a bet, or no
 * text of its own for the code.
 */
export function useOneClickReason(): string | null {
  const t = useTranslation();
  const { amount, iso } = useOneClickStake();
  const money = useMoney(iso);
  const { oneClickBet, placement, minBetAmount, maxBetAmount } = useSelect(({ coupon }) => coupon);
  if (placement.tag !== "refused" || oneClickBet === null) return null;
  const { code } = placement;
  // A bound that the stake keeps is not the one it missed.
  if (code === 2004 && amount < minBetAmount)
    return t("coupon.belowMin", { amount: money(minBetAmount) });
  if (code === 2005 && maxBetAmount !== null && amount > maxBetAmount)
    return t("coupon.aboveMax", { amount: money(maxBetAmount) });
  const textKey = textKeys[code];
  return textKey === undefined ? null : t(textKey);
}
