import { ClearRecentSearches, TypeSearch } from "../../../commands/search.ts";
import { sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Search.module.css";

/** Earlier searches on this device, or what can be searched for. */
export function Recent() {
  const t = useTranslation();
  const send = useSend();
  const revealed = useRevealed();
  const recent = useSelect(({ search }) => search.recent);
  if (recent.length === 0)
    return (
      <>
        <Band>
          <EmptyState title={t("search.startTitle")} text={t("search.startText")} />
        </Band>
        <Ideas />
      </>
    );
  return (
    <>
      <Band title={t("search.recent")}>
        <Card>
          <ul>
            {recent.map((text) => (
              <li key={text}>
                <ListRow
                  icon="history"
                  title={revealed(text)}
                  onPress={() => send(TypeSearch({ text, letters: [...revealed(text)].length }))}
                />
              </li>
            ))}
          </ul>
        </Card>
        <div className={styles.clear}>
          <Button size="sm" icon="trash" onPress={() => send(ClearRecentSearches({}))}>
            {t("search.clearRecent")}
          </Button>
        </div>
      </Band>
      <Ideas />
    </>
  );
}

const icons = {
  champs: "globe",
  topEvents: "trophy",
  expressDay: "coupon",
  recommendation: "star",
} as const;

/** Lists of matches for a player who has no name in mind. */
function Ideas() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <Card>
        {(["champs", "topEvents", "expressDay", "recommendation"] as const).map((name) => (
          <ListRow
            key={name}
            icon={icons[name]}
            title={t(`titles.${name}`)}
            href={sportPath({ name }, language)}
          />
        ))}
        <ListRow
          icon="flag"
          title={t("titles.betsOnYour")}
          href={sportPath({ name: "betsOnYour" }, language)}
        />
      </Card>
    </Band>
  );
}
