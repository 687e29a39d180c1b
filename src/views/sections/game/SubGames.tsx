import { useRef } from "react";
import { type Game, gameOf, isOver } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { scoreText } from "../../bets/scoreText.ts";
import { Band, Rail } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Chip } from "../../components/Chip.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { useCentred } from "../../hooks/useCentred.ts";
import { useRecord } from "../../hooks/useRecord.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./SubGames.module.css";
import { useGamePaths } from "./useGamePaths.ts";

const none: readonly number[] = [];

const sidesText = ({ opponent1, opponent2 }: Game): string =>
  [opponent1?.name, opponent2?.name].filter(Boolean).join(" – ");

/** With markets, or played; a set that is not reached yet is neither. */
const isShown = (game: Game): boolean =>
  isOver(game) ? game.score !== undefined : game.marketsCount > 0;

/**
 * The match and its periods that are bet on by themselves; nothing where a backend has none. While they are coming, the match
 * alone keeps their place.
 */
export function SubGames(props: { match: Game; current: Game; isComing: boolean }) {
  const { match, current, isComing } = props;
  const t = useTranslation();
  const { pathTo } = useGamePaths();
  const row = useRef<HTMLDivElement>(null);
  const matchId = current.mainGameId ?? match.id;
  // A backend that does not send the match with its sub-game leaves that one alone.
  const ids = match.subGameIds ?? (current.id === matchId ? none : [current.id]);
  const shownIds = useSelect(({ sports }) =>
    ids
      .filter((id) => {
        const game = gameOf(sports.tables, id);
        return game !== undefined && (id === current.id || isShown(game));
      })
      .join(),
  );
  useCentred(row, `${current.id} of ${shownIds}`);
  const shown = shownIds === "" ? [] : shownIds.split(",").map(Number);
  if (shown.length === 0 && !(isComing && ids.length > 0)) return null;
  return (
    <Band>
      <div ref={row} className={styles.row}>
        <Rail role="navigation" name={sidesText(match)}>
          <Chip href={pathTo(match, matchId)} isCurrent={current.id === matchId}>
            {t("sports.match")}
          </Chip>
          {shown.map((id) => (
            <SubGameChip key={id} id={id} currentId={current.id} />
          ))}
        </Rail>
      </div>
    </Band>
  );
}

function SubGameChip({ id, currentId }: { id: number; currentId: number }) {
  const t = useTranslation();
  const { pathTo } = useGamePaths();
  const game = useRecord("games", id);
  if (game === undefined) return null;
  return (
    <Chip
      href={pathTo(game)}
      isCurrent={id === currentId}
      count={isOver(game) ? t("sports.statusOver") : undefined}
    >
      {game.title}
    </Chip>
  );
}

/** A period is over; its score, and the way back to its match. */
export function SubGameOver({ game }: { game: Game }) {
  const t = useTranslation();
  const { pathTo } = useGamePaths();
  // As in the history: an innings has wickets and overs in its score.
  const score = scoreText(game.score?.formatted ?? "", t);
  return (
    <Band>
      <EmptyState
        title={`${game.title} ${score}: ${t("sports.statusOver")}`}
        text={t("sports.gameOverText")}
        action={
          <Button look="ink" size="sm" href={pathTo(game, game.mainGameId)}>
            {sidesText(game)}
          </Button>
        }
      />
    </Band>
  );
}
