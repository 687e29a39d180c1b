import type { HistoryCoupon } from "../../../events/bets/events.ts";
import { type Standing, standingOf } from "../../../events/bets/standing.ts";
import { useWords, type Words } from "../../../infra/i18n.ts";
import { HistoryCard, type Leg } from "../../components/HistoryCard.tsx";
import { formatMoment, formatTime, type TimeView } from "../../format/dates.ts";
import { groupDigits } from "../../format/digits.ts";
import { formatOdds, formatTotalOdds } from "../../format/odds.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { betState, isCouponStatus } from "./betStates.ts";

/** A placed coupon with its bets. `now` in Unix ms. */
export function CouponCard(props: { coupon: HistoryCoupon; now: number }) {
  const { coupon, now } = props;
  const words = useWords();
  const viewId = useCoefView();
  const view = useTimeView();
  const money = useMoney(coupon.currencyIso);
  const status = betState(coupon.status, words);
  const standing = standingOf(coupon);
  return (
    <HistoryCard
      title={kindOf(coupon, words)}
      about={words("bets.numberAt", {
        number: groupDigits(coupon.id),
        time: formatTime(coupon.createdAt * 1000, view),
      })}
      {...status}
      legs={coupon.bets.map((bet) => ({
        ...legOf(bet, now, view, words),
        odds: formatOdds(bet.coef, viewId),
      }))}
      sums={[
        { name: words("bets.stake"), value: money(coupon.amount) },
        { name: words("bets.odds"), value: formatTotalOdds(standing.coef, viewId) },
        payOf(coupon, standing, money, words),
      ]}
    />
  );
}

const kindOf = ({ bets }: HistoryCoupon, words: Words): string =>
  bets.length > 1 ? words("bets.express", { count: bets.length }) : words("bets.single");

function legOf(
  bet: HistoryCoupon["bets"][number],
  now: number,
  view: TimeView,
  words: Words,
): Omit<Leg, "odds"> {
  const { state, stateText, note } = betState(bet.status, words);
  const teams = bet.opponents.join(" – ");
  const startsAt = bet.startTime * 1000;
  const isRunning = state === "open" && bet.formattedScore !== "";
  const when = state === "open" && startsAt > now ? formatMoment(startsAt, now, view) : "";
  const score = scoreOf(bet.formattedScore);
  return {
    id: bet.marketId,
    pick: `${bet.marketName}: ${bet.outcomeName}`,
    event: [teams, isRunning ? "" : score || when].filter(Boolean).join(", "),
    state,
    stateText,
    note,
    clock: isRunning ? score : undefined,
  };
}

/** "2:1 (1:0)" of the server without its parts: "2–1"; other forms stand as they are. */
const scoreOf = (text: string): string => text.replace(/^(\d+):(\d+)( \(.*\))?$/, "$1–$2");

/** What the coupon may pay while it is open, and what it paid after that. */
function payOf(
  { payout, status }: HistoryCoupon,
  { possibleWin }: Standing,
  money: ReturnType<typeof useMoney>,
  words: Words,
) {
  if (status === "open") return { name: words("bets.possibleWin"), value: money(possibleWin) };
  if (payout === null && !isCouponStatus(status)) return { name: words("bets.paid"), value: "–" };
  const name = words(
    status === "returned" || status === "cancelled" ? "bets.returned" : "bets.paid",
  );
  const isWin = status === "won";
  return { name, value: money(payout ?? 0, isWin ? "signed" : "full"), isWin };
}
