import { areLimitsOffered } from "../../events/limits/index.ts";
import { linkedPath } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Band, Card } from "../components/Band.tsx";
import { ListRow } from "../components/ListRow.tsx";
import { useSelect } from "../hooks/useSelect.ts";

/** The way from home to the limits, for everybody, where the site offers any. */
export function HomeLimits() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isOffered = useSelect(areLimitsOffered);
  if (!isOffered) return null;
  return (
    <Band title={t("limits.control")}>
      <Card>
        <ListRow
          icon="hourglass"
          title={t("titles.responsible")}
          about={t("limits.about")}
          href={linkedPath({ name: "responsible" }, language)}
        />
      </Card>
    </Band>
  );
}
