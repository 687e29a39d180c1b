import type { HistoryCoupon } from "../../events/bets/events.ts";
import { placedStake } from "../../events/bets/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { groupDigits } from "../format/digits.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";

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

function useOwnText(coupon: HistoryCoupon) {
  const { bets, currencyIso, prepaid, status } = coupon;
  const t = useTranslation();
  const money = useMoney(currencyIso);
  const isSold = useHasCashOut();
  if (prepaid === undefined) return null;
  const isOpen = status === "open";
  const { collected, open } = prepaid;
  const sums = {
    own: money(placedStake(coupon) - prepaid.amount),
    advance: money(prepaid.amount),
    collected: money(collected),
  };
  if (collected >= prepaid.amount) return t("prepaid.collected", sums);
  if (!isOpen) return t("prepaid.settled", sums);
  if (open === 0) return t("prepaid.over", sums);
  const waits = t("prepaid.waits", { ...sums, count: open });
  // What only waits for that is over: nothing of it will be for sale.
  const isUndecided = bets.some((bet) => bet.status === "open");
  return isSold && isUndecided ? `${waits} ${t("prepaid.saleWaits")}` : waits;
}

/** The bets paid in advance that what this one pays goes to. */
export function StandingNotes({ coupon }: { coupon: HistoryCoupon }) {
  const t = useTranslation();
  const money = useMoney(coupon.currencyIso);
  const isSold = useHasCashOut();
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
      {text === "prepaid.goes" && isSold && ` ${t("prepaid.saleHeld")}`}
    </Note>
  ));
}

/** What is never sold is not spoken of as if it were. */
const useHasCashOut = (): boolean =>
  useSelect(({ shell }) => shell.config?.featureFlags?.["cashOut"] !== false);
