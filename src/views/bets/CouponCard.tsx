import type { ReactNode } from "react";
import type { HistoryCoupon } from "../../events/bets/events.ts";
import { placedCoef, type Standing, standingOf } from "../../events/bets/index.ts";
import { useTranslation, type Translate } from "../../infra/i18n.ts";
import { HistoryCard, type Leg } from "../components/HistoryCard.tsx";
import { formatMoment, formatTime, type TimeView } from "../format/dates.ts";
import { groupDigits } from "../format/digits.ts";
import { couponOdds, formatOdds } from "../../events/money/odds.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useCoefView } from "../hooks/usePrice.ts";
import { useTimeView } from "../hooks/useTimeView.ts";
import { couponTypes, isBonusBet } from "../../events/coupon/index.ts";
import { systemSizes } from "../../events/money/systems.ts";
import { AdvanceNotes } from "./AdvanceNotes.tsx";
import { betState, pickNote } from "./betStates.ts";
import { scoreText } from "./scoreText.ts";
import { blocksIn, systemName } from "./systemName.ts";
import { type Match, useMatches } from "./useMatches.ts";

/** A placed coupon with its bets, which lead to their matches. `now` in Unix ms. */
export function CouponCard(props: {
  coupon: HistoryCoupon;
  now: number;
  /** It is no longer open, even if its result is not known yet. */
  hasEnded?: boolean;
  /** Its actions. */
  foot?: ReactNode;
}) {
  const { coupon, now, hasEnded = false } = props;
  const t = useTranslation();
  const viewId = useCoefView();
  const view = useTimeView();
  const money = useMoney(coupon.currencyIso);
  const isUntold = hasEnded && coupon.status === "open";
  const status = isUntold
    ? ({ state: "unknown", stateText: t("bets.statusEnded") } as const)
    : betState(coupon.status, t);
  const standing = standingOf(coupon);
  const isAnti = coupon.typeId === couponTypes.antiExpress;
  const matchOf = useMatches();
  return (
    <HistoryCard
      title={titleOf(coupon, t)}
      about={t("bets.numberAt", {
        number: groupDigits(coupon.id),
        time: formatTime(coupon.createdAt * 1000, view),
      })}
      {...status}
      legs={[
        ...coupon.bets.map((bet) => ({
          ...legOf(
            bet,
            now,
            view,
            t,
            matchOf(bet.gamePermanentId),
            blockMark(bet, coupon, money, t),
          ),
          note: pickNote(bet, coupon.typeId, t),
          odds: formatOdds(placedCoef(bet), viewId),
        })),
        ...hyperLeg(coupon, money, t),
      ]}
      sums={[
        { name: t("bets.stake"), value: money(coupon.amount) },
        combinationsOf(coupon, t) ?? {
          name: t("bets.odds"),
          value: couponOdds(isAnti)(standing.coef, viewId),
        },
        isUntold ? { name: t("bets.paid"), value: "–" } : payoutSum(coupon, standing, money, t),
      ]}
      foot={
        <>
          <AdvanceNotes coupon={coupon} />
          {props.foot}
        </>
      }
    />
  );
}

function titleOf(coupon: HistoryCoupon, t: Translate): string {
  const kind = kindOf(coupon, t);
  if (coupon.promoCode !== undefined) return t("bets.freeBet", { kind });
  return coupon.isVip === true ? `${kind}, VIP` : kind;
}

function kindOf({ bets, systemValue, typeId }: HistoryCoupon, t: Translate): string {
  if (typeId === couponTypes.system) return systemName(t, { bets, size: systemValue ?? null });
  const { length: count } = bets.filter((bet) => !isBonusBet(bet));
  if (typeId === couponTypes.antiExpress) return t("coupon.antiExpressOf", { count });
  return count > 1 ? t("bets.express", { count }) : t("bets.single");
}

/** A system has no total odds, but a number of combinations; null: not a system, or the server does not say. */
function combinationsOf({ bets, systemValue, typeId }: HistoryCoupon, t: Translate) {
  if (typeId !== couponTypes.system) return null;
  const bankers = bets.filter(({ isBanker }) => isBanker === true).length;
  const blocks = blocksIn(bets).map(
    (id) => bets.filter(({ blockId, isBanker }) => blockId === id && isBanker !== true).length,
  );
  const sizes = systemSizes(bets.length, bankers, blocks.length === 0 ? undefined : blocks);
  const chosen = sizes.find(({ size }) => size === systemValue);
  return chosen === undefined
    ? null
    : { name: t("bets.combinations"), value: String(chosen.count) };
}

/** The block of a bet and what is staked on it. [coupon-045] */
function blockMark(
  { blockId = 0, isBanker }: HistoryCoupon["bets"][number],
  { amountByBlockId }: HistoryCoupon,
  money: ReturnType<typeof useMoney>,
  t: Translate,
): string | undefined {
  if (blockId === 0 || isBanker === true) return undefined;
  const amount = amountByBlockId?.[blockId];
  const name = t("coupon.block", { id: blockId });
  return amount === undefined ? name : `${name}, ${money(amount)}`;
}

function legOf(
  bet: HistoryCoupon["bets"][number],
  now: number,
  view: TimeView,
  t: Translate,
  match: Match | undefined,
  block: string | undefined,
): Omit<Leg, "odds"> {
  const { state, stateText } = betState(bet.status, t);
  const teams = bet.opponents.join(" – ");
  const startsAt = bet.startTime * 1000;
  const startText = state === "open" && startsAt > now ? formatMoment(startsAt, now, view) : "";
  const score = scoreText(bet.formattedScore, t);
  const isRunning = state === "open" && (match?.clock !== undefined || score !== "");
  return {
    id: bet.marketId,
    pick: `${bet.marketName}: ${bet.outcomeName}`,
    mark: bet.isBanker === true ? t("coupon.bankerMark") : block,
    event: [teams, isRunning ? "" : score || startText].filter(Boolean).join(", "),
    state,
    stateText,
    clock: isRunning ? (match?.clock ?? score) : undefined,
    href: match?.href,
  };
}

/** What a hyper bonus adds, after the bets that it depends on; none where it adds nothing by now. */
function hyperLeg(
  { hyperBonus, status }: HistoryCoupon,
  money: ReturnType<typeof useMoney>,
  t: Translate,
): readonly Leg[] {
  if (hyperBonus === undefined || hyperBonus.amount === 0) return [];
  const { percent, amount } = hyperBonus;
  const { state, stateText } = betState(status, t);
  const pick = t("coupon.hyper", { percent });
  return [{ id: -1, pick, event: "", odds: money(amount, "signed"), state, stateText }];
}

/** The possible win of an open coupon, or the payout of a settled one. */
function payoutSum(
  { payout, status }: HistoryCoupon,
  { possibleWin }: Standing,
  money: ReturnType<typeof useMoney>,
  t: Translate,
) {
  if (status === "open") return { name: t("bets.possibleWin"), value: money(possibleWin) };
  const name = t(status === "returned" || status === "cancelled" ? "bets.returned" : "bets.paid");
  // Only of a lost bet is it known without being told.
  if (payout === null && status !== "lost") return { name, value: "–" };
  const isWin = status === "won";
  return { name, value: money(payout ?? 0, isWin ? "signed" : "full"), isWin };
}
