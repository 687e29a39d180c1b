import { linkedPath } from "../../../events/navigation/index.ts";
import type { Game } from "../../../events/sports/index.ts";
import { statisticQuery } from "../../../events/statistics/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./GameBar.module.css";

/** The way to the statistics of a match that has them, unless the site has none. */
export function StatisticsLink({ game: { statisticId, permanentId } }: { game: Game }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isThere = useSelect(({ shell }) => shell.config?.pages?.isStatisticEnabled === true);
  if (statisticId === undefined || !isThere) return null;
  const path = linkedPath({ name: "statisticPageRoute" }, language);
  return (
    <div className={styles.more}>
      <Button
        look="pitch"
        size="sm"
        icon="stats"
        href={path + statisticQuery(statisticId, permanentId)}
      >
        {t("sports.stats")}
      </Button>
    </div>
  );
}
