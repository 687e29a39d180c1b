import { activeAccount, shownCurrency } from "../../events/account/index.ts";
import { areLimitsOffered, gameClosed } from "../../events/limits/index.ts";
import { linkedPath } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { Button } from "../components/Button.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { durationText } from "../reality/duration.ts";
import { useClosedText } from "./useClosedText.ts";

/** In place of a game while play is closed: why, and for how long still. */
export function GameClosed() {
  const t = useTranslation();
  const iso = useSelect(({ account, shell }) =>
    shownCurrency(activeAccount(account), shell.config),
  );
  const language = useSelect(({ settings }) => settings.language);
  const isOffered = useSelect(areLimitsOffered);
  const closed = useSelect(gameClosed);
  const closedText = useClosedText(iso);
  const left = usePauseLeft();
  if (closed === null || closed === "unknown") return null;
  const texts = [closedText(closed), closed === "reality_pause" ? left : null];
  return (
    <Band>
      <h1 className="vh">{t("limits.gameClosed")}</h1>
      <div role="status">
        <EmptyState
          title={t("limits.gameClosed")}
          text={texts.filter((text) => text !== null).join(" ")}
          action={
            isOffered && (
              <Button look="ink" href={linkedPath({ name: "responsible" }, language)}>
                {t("titles.responsible")}
              </Button>
            )
          }
        />
      </div>
    </Band>
  );
}

/** How much of the pause is left, as of the last answer about the balance, which is asked for all the time. */
function usePauseLeft(): string | null {
  const t = useTranslation();
  const until = useSelect(({ reality }) => reality.pausedUntil);
  const now = useSelect(({ account, shell }) => account.receivedAt ?? shell.startedAt);
  if (until === undefined) return null;
  // Rounded up: the last minute is not "0 min".
  const minutes = Math.max(1, Math.ceil((until - now) / 60_000));
  return t("limits.gameLeft", { duration: durationText(minutes * 60_000, t) });
}
