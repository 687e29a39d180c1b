import type { Game } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Detail } from "../components/MatchRow.tsx";

/** Half-time score, corners and red cards, as far as the feed has them. */
export function MatchDetails(props: { game: Game; periods: number }) {
  const t = useTranslation();
  const { periods = [], details = {} } = props.game.score ?? {};
  const [firstHalf] = periods;
  const { corners, redCards = [] } = details;
  const reds = redCards.reduce((sum, count) => sum + count, 0);
  return (
    <>
      {props.periods === 2 && periods.length > 1 && firstHalf !== undefined && (
        <span>
          {t("sports.halfTime")} {firstHalf.values.join("–")}
        </span>
      )}
      {corners !== undefined && (
        <Detail name={t("sports.corners")} icon="flag">
          {corners.join("–")}
        </Detail>
      )}
      {reds > 0 && (
        <Detail name={t("sports.redCards")} card="red">
          {reds}
        </Detail>
      )}
    </>
  );
}
