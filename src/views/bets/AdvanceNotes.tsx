import type { HistoryCoupon } from "../../events/bets/events.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { groupDigits } from "../format/digits.ts";
import { useMoney } from "../hooks/useMoney.ts";

/** What was paid of a bet in advance, and how far it is; and where what it pays goes. [coupon-053] */
export function AdvanceNotes({ coupon }: { coupon: HistoryCoupon }) {
  const own = useOwnText(coupon);
  return (
    <>
      {own !== null && <Note status="info">{own}</Note>}
      <StandingNotes coupon={coupon} />
    </>
  );
}

function useOwnText({ amount, cashedOut, currencyIso, prepaid, status }: HistoryCoupon) {
  const t = useTranslation();
  const money = useMoney(currencyIso);
  if (prepaid === undefined) return null;
  const isOpen = status === "open";
  const { collected, waitsFor } = prepaid;
  const staked = amount + (cashedOut?.amount ?? 0);
  const sums = {
    own: money(staked - (isOpen ? prepaid.amount : collected)),
    advance: money(prepaid.amount),
    collected: money(collected),
  };
  if (collected >= prepaid.amount) return t("prepaid.collected", sums);
  if (!isOpen) return t("prepaid.settled", sums);
  return waitsFor.length > 0
    ? t("prepaid.waits", { ...sums, count: waitsFor.length })
    : t("prepaid.over", sums);
}

/** The bets paid in advance that what this one pays goes to. */
export function StandingNotes({ coupon }: { coupon: HistoryCoupon }) {
  const t = useTranslation();
  const money = useMoney(coupon.currencyIso);
  const isOpen = coupon.status === "open";
  return (coupon.standsFor ?? []).flatMap(({ collected, couponId, missing }) => {
    const number = groupDigits(couponId);
    return [
      ...(collected > 0
        ? [
            <Note status="info" key={`went ${couponId}`}>
              {t("prepaid.went", { amount: money(collected), number })}
            </Note>,
          ]
        : []),
      ...(isOpen && missing > 0
        ? [
            <Note status="info" key={`goes ${couponId}`}>
              {t("prepaid.goes", { amount: money(missing), number })}
            </Note>,
          ]
        : []),
    ];
  });
}
