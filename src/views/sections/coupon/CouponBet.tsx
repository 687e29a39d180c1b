import type { ReactNode } from "react";
import { type Bet, betView, stalePriceMs } from "../../../events/coupon/index.ts";
import { useTranslation, type Translate } from "../../../infra/i18n.ts";
import { BetCard } from "../../components/BetCard.tsx";
import { formatMoment } from "../../format/dates.ts";
import { usePrice } from "../../hooks/usePrice.ts";
import { useRecord } from "../../hooks/useRecord.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { hasBegun, isOver } from "../../../events/sports/index.ts";
import { useNow } from "../../sports/useNow.ts";
import { useLiveClock } from "../../sports/useLiveClock.ts";
import { lockText } from "./lockText.ts";

/** A bet of the coupon with its current price, and its match as far as the feeds have it. */
export function CouponBet(props: {
  bet: Bet;
  id?: string | undefined;
  isShort?: boolean | undefined;
  isRemoving?: boolean | undefined;
  onRemoved?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** Its own amount, in a set of singles. */
  stake?: ReactNode;
  /** Makes it a banker, in a system. */
  toggle?: ReactNode;
}) {
  const { bet, id, isShort, isRemoving, onRemoved, onRemove } = props;
  const { opponent1, opponent2, outcome, market } = bet.title;
  const t = useTranslation();
  const price = usePrice();
  const now = useNow();
  const view = useTimeView();
  const coef = useSelect(({ coupon }) => betView(coupon, bet).coef);
  const agreed = useSelect(({ coupon }) => betView(coupon, bet).agreedCoef);
  const lock = useSelect(({ coupon }) => betView(coupon, bet).lock);
  const staleMs = useSelect(({ coupon }) => stalePriceMs(coupon, bet));
  const game = useRecord("games", bet.market.gameId);
  const clock = useLiveClock(game);
  const teams = opponent2 === "" ? opponent1 : `${opponent1} – ${opponent2}`;
  const isAhead = game === undefined ? !bet.market.isLive : !hasBegun(game);
  const startsAt = (game?.startTime ?? bet.game.startTime) * 1000;
  return (
    <BetCard
      pick={isToWin(bet) ? t("sports.toWin", { name: outcome }) : outcome}
      market={market}
      event={isAhead ? `${teams}, ${formatMoment(startsAt, now, view)}` : teams}
      clock={clock}
      price={price(coef)}
      was={agreed === null ? undefined : price(agreed)}
      move={agreed === null ? undefined : coef > agreed ? "up" : "down"}
      lock={lock === null ? undefined : lockText(lock, game !== undefined && isOver(game), t)}
      lockWord={lock === "suspended" ? t("coupon.lockWord") : undefined}
      age={staleMs === null ? undefined : ageText(staleMs, t)}
      id={id}
      isShort={isShort}
      isRemoving={isRemoving}
      onRemoved={onRemoved}
      onRemove={onRemove}
      stake={props.stake}
      toggle={props.toggle}
    />
  );
}

/** Whole units that have passed, so that the text stays true until the next one. */
const ageText = (ms: number, t: Translate): string =>
  ms < 120_000
    ? t("coupon.oddsSecondsOld", { seconds: Math.floor(ms / 1000) })
    : t("coupon.oddsMinutesOld", { minutes: Math.floor(ms / 60_000) });

/** Market types of the winner of a match or a part of it (contract, listMarketTypes). */
const winnerTypeIds: ReadonlySet<number> = new Set([1, 3, 11, 12]);

/** The name of a side alone does not tell the pick, so it gets "to win". */
const isToWin = ({ market, title }: Bet): boolean =>
  winnerTypeIds.has(market.typeId) &&
  (title.outcome === title.opponent1 || title.outcome === title.opponent2);
