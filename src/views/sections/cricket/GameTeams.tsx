import { sportPath } from "../../../events/navigation/index.ts";
import type { Game } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Cricket.module.css";

/** The way to both teams of a match and their players. */
export function GameTeams({ game, look = "pitch" }: { game: Game; look?: "pitch" | "line" }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const teams = [game.opponent1, game.opponent2].flatMap((team) => team ?? []);
  if (teams.length === 0) return null;
  return (
    <div className={styles.teams} role="group" aria-label={t("cricket.teams")}>
      {teams.map(({ id, name }) => (
        <Button
          key={id}
          look={look}
          size="sm"
          href={sportPath({ name: "cricketTeam", params: { id } }, language)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
