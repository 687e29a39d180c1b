import { AddExpress } from "../../commands/expressDay.ts";
import { productOfCoefs } from "../../events/coupon/index.ts";
import { type Express, expressDayList } from "../../events/expressDay/index.ts";
import type { State } from "../../events/index.ts";
import { formatTotalOdds } from "../../events/money/odds.ts";
import { gamePlace, pathOf } from "../../events/navigation/index.ts";
import { outcomeOf, outcomeState } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Card } from "../components/Band.tsx";
import { Button } from "../components/Button.tsx";
import { Odds } from "../components/Odds.tsx";
import { SkeletonBar } from "../components/Skeleton.tsx";
import { formatStart } from "../format/dates.ts";
import { useCoefView } from "../hooks/usePrice.ts";
import { useNow } from "../sports/useNow.ts";
import { useRecord } from "../hooks/useRecord.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { useTimeView } from "../hooks/useTimeView.ts";
import { cellName, shortText } from "../sports/markets.ts";
import { OutcomeCell } from "../sports/OutcomeCell.tsx";
import { titleOf } from "../sports/sides.ts";
import styles from "./ExpressCard.module.css";

type Feed = "live" | "line";

/** The bets of an express at their prices now, and the button that adds them all. */
export function ExpressCard({ feed, express }: { feed: Feed; express: Express }) {
  const t = useTranslation();
  const send = useSend();
  const viewId = useCoefView();
  const language = useSelect(({ settings }) => settings.language);
  const total = useSelect((state) => totalOf(state, feed, express));
  const isAdded = useSelect(({ coupon }) =>
    express.bets.every(({ market }) => coupon.bets.some((bet) => bet.market.id === market.id)),
  );
  const { expressId, bonusPercent, bets } = express;
  const isKnown = useSelect((state) =>
    bets.every(
      ({ market }) =>
        outcomeOf(state.sports.tables, market.id) !== undefined || hasLeft(state, feed, market),
    ),
  );
  return (
    <div
      role="group"
      className={styles.express}
      aria-label={t("expressDay.of", { count: bets.length })}
    >
      <Card>
        <div className={styles.head}>
          <h3>{t("expressDay.of", { count: bets.length })}</h3>
          <span className={styles.total}>
            {total === null ? "–" : formatTotalOdds(total, viewId)}
          </span>
        </div>
        {bets.map(({ market }) => (
          <Leg key={market.id} feed={feed} gameId={market.gameId} outcomeId={market.id} />
        ))}
        <div className={styles.foot}>
          <p role="status" className={styles.said}>
            {isKnown && total === null && !isAdded
              ? t("expressDay.closed")
              : bonusPercent > 0 && t("expressDay.bonus", { percent: bonusPercent })}
          </p>
          {isAdded ? (
            <Button look="ink" isWide href={pathOf({ name: "coupon" }, language)}>
              {t("expressDay.toCoupon")}
            </Button>
          ) : (
            <Button
              look="action"
              isWide
              isDisabled={total === null}
              onPress={() =>
                send(
                  AddExpress({
                    expressId,
                    bonusPercent,
                    outcomeIds: bets.map(({ market }) => market.id),
                  }),
                )
              }
            >
              {t("expressDay.add")}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}

/** As high as a bet that is there. */
const LegSkeleton = () => (
  <div className={styles.leg}>
    <div className={styles.names}>
      <SkeletonBar widthRem={8} heightRem={1} />
      <SkeletonBar widthRem={12} heightRem={1} />
    </div>
    <div className={styles.price}>
      <SkeletonBar heightRem={2.75} />
    </div>
  </div>
);

/** The total of the prices now; null while one of them is closed or not known. */
function totalOf(state: State, feed: Feed, { bets }: Express): number | null {
  const coefs = bets.map(({ market }) => {
    const outcome = outcomeOf(state.sports.tables, market.id);
    const isOpen = outcome?.state === outcomeState.open && !hasLeft(state, feed, market);
    return isOpen ? outcome.coef : null;
  });
  return coefs.includes(null) ? null : productOfCoefs(coefs.map((coef) => coef ?? 1));
}

/** The match came with the expresses, and is no longer in the feed or no longer has this bet, which stays on screen. */
function hasLeft({ sports }: State, feed: Feed, { id, gameId }: Express["bets"][number]["market"]) {
  const view = sports.views[`${feed}:${expressDayList}`];
  return (
    view?.shown.some((game) => game.id === gameId) === true &&
    (!view.gameIds.includes(gameId) || outcomeOf(sports.tables, id) === undefined)
  );
}

function Leg(props: { feed: Feed; gameId: number; outcomeId: number }) {
  const { feed, gameId, outcomeId } = props;
  const t = useTranslation();
  const game = useRecord("games", gameId);
  const outcome = useRecord("outcomes", outcomeId);
  const language = useSelect(({ settings }) => settings.language);
  const market = useRecord("markets", outcome?.marketId ?? 0);
  const type = useSelect(({ sports }) => sports.marketTypes[market?.typeId ?? 0]);
  const view = useTimeView();
  const now = useNow();
  const isGone = useSelect((state) => hasLeft(state, feed, { id: outcomeId, gameId }));
  if (game === undefined || (outcome === undefined && !isGone)) return <LegSkeleton />;
  const { name, isSide } =
    outcome === undefined ? { name: titleOf(game), isSide: false } : cellName(type, outcome, game);
  return (
    <div className={styles.leg}>
      <a
        className={styles.names}
        href={pathOf(gamePlace({ feed, id: game.id, sportId: game.sportId }), language)}
      >
        <b>{isSide ? t("sports.toWin", { name }) : name}</b>
        <span>
          {titleOf(game)}
          {game.feed === "line" && ` · ${formatStart(game.startTime * 1000, now, view)}`}
        </span>
      </a>
      <div className={styles.price}>
        {outcome === undefined ? (
          <Odds isSuspended name={name} label="" price={null} layout="solo" onPick={() => {}} />
        ) : (
          <OutcomeCell
            id={outcomeId}
            game={game}
            type={type}
            layout="solo"
            text={shortText}
            isLocked={isGone}
          />
        )}
      </div>
    </div>
  );
}
