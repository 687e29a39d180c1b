import { pathOf } from "../../../events/navigation/index.ts";
import { gameOf, type SportsState } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { Note } from "../../components/Note.tsx";
import { useRecord } from "../../hooks/useRecord.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { titleOf } from "../../sports/sides.ts";
import { useGamePaths } from "./useGamePaths.ts";

/** The match is running, but no market is open now. */
export function NoMarkets() {
  const t = useTranslation();
  return (
    <Band>
      <Note status="info">{t("sports.noMarkets")}</Note>
    </Band>
  );
}

/** The match is over; links to the player's bets. */
export function GameOver() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <EmptyState
        title={t("sports.gameOver")}
        text={t("sports.gameOverText")}
        action={
          <Button look="ink" size="sm" href={pathOf({ name: "history" }, language)}>
            {t("bets.title")}
          </Button>
        }
      />
    </Band>
  );
}

/** The match that a period belongs to, as far as an answer that is still here has told; null if none has. */
function matchIdOf({ tables, views }: SportsState, periodId: number): number | null {
  const named = gameOf(tables, periodId)?.mainGameId;
  if (named !== undefined) return gameOf(tables, named)?.id ?? null;
  const ids = Object.values(views).flatMap(({ gameIds }) => gameIds);
  return ids.find((id) => gameOf(tables, id)?.subGameIds?.includes(periodId)) ?? null;
}

/**
 * The server does not offer this match, or it could not be loaded. A period that is gone leads to its match where an
 * answer has told of it, anything else to the list of the sport.
 */
export function GameMissing(props: { feed: "live" | "line"; gameId: number; isGone: boolean }) {
  const { feed, gameId, isGone } = props;
  const t = useTranslation();
  const matchId = useSelect(({ sports }) => (isGone ? matchIdOf(sports, gameId) : null));
  const match = useRecord("games", matchId ?? -1);
  const { isWithin, listPath, pathTo } = useGamePaths();
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  return (
    <Band>
      <EmptyState
        title={t(isGone ? "sports.gameGone" : "sports.gameFailed")}
        text={isGone ? undefined : t(isOnline ? "sports.gameFailedText" : "errors.network")}
        action={
          match === undefined ? (
            <Button look="ink" size="sm" href={listPath(feed)}>
              {isWithin
                ? t("sports.allMatches")
                : t(feed === "live" ? "sports.seeLive" : "sports.seeLine")}
            </Button>
          ) : (
            <Button look="ink" size="sm" href={pathTo(match)}>
              {titleOf(match)}
            </Button>
          )
        }
      />
    </Band>
  );
}
