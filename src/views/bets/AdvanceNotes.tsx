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
  return waitsFor > 0 ? t("prepaid.waits", { ...sums, count: waitsFor }) : t("prepaid.over", sums);
}

/** The bets paid in advance that what this one pays goes to. */
export function StandingNotes({ coupon }: { coupon: HistoryCoupon }) {
  const t = useTranslation();
  const money = useMoney(coupon.currencyIso);
  const { standsFor = {}, status, wentTo = {} } = coupon;
  const notes = [
    ...Object.entries(wentTo).map((entry) => ["prepaid.went", ...entry] as const),
    ...Object.entries(status === "open" ? standsFor : {}).map(
      (entry) => ["prepaid.goes", ...entry] as const,
    ),
  ];
  return notes.map(([text, id, amount]) => (
    <Note status="info" key={`${text} ${id}`}>
      {t(text, { amount: money(amount), number: groupDigits(Number(id)) })}
    </Note>
  ));
}
