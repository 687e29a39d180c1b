import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

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

/** The server does not offer this match, or it could not be loaded. */
export function GameMissing({ feed, isGone }: { feed: "live" | "line"; isGone: boolean }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  return (
    <Band>
      <EmptyState
        title={t(isGone ? "sports.gameGone" : "sports.gameFailed")}
        text={isGone ? undefined : t(isOnline ? "sports.gameFailedText" : "errors.network")}
        action={
          <Button look="ink" size="sm" href={pathOf({ name: feed }, language)}>
            {t(feed === "live" ? "sports.seeLive" : "sports.seeLine")}
          </Button>
        }
      />
    </Band>
  );
}
