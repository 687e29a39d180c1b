import type { Game } from "../../events/sports/tables.ts";
import { useWords } from "../../infra/i18n.ts";
import { Fact } from "../components/MatchRow.tsx";

/** Half-time score, corners and red cards, as far as the feed tells them. */
export function MatchFacts(props: { game: Game; periods: number }) {
  const words = useWords();
  const { periods = [], details = {} } = props.game.score ?? {};
  const [firstHalf] = periods;
  const { corners, redCards = [] } = details;
  const reds = redCards.reduce((sum, count) => sum + count, 0);
  return (
    <>
      {props.periods === 2 && periods.length > 1 && firstHalf !== undefined && (
        <span>
          {words("sports.halfTime")} {firstHalf.values.join("–")}
        </span>
      )}
      {corners !== undefined && (
        <Fact name={words("sports.corners")} icon="flag">
          {corners.join("–")}
        </Fact>
      )}
      {reds > 0 && (
        <Fact name={words("sports.redCards")} card="red">
          {reds}
        </Fact>
      )}
    </>
  );
}
