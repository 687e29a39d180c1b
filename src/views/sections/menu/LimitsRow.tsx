import { areLimitsOffered, breakInForce } from "../../../events/limits/index.ts";
import { linkedPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Overline, Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { durationText } from "../../reality/duration.ts";

/** The player's limits and breaks, where the site offers any; what is left of a session limit. [limits-029] */
export function LimitsRow() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isShown = useSelect((state) => state.session.tag === "player" && areLimitsOffered(state));
  const leftMs = useSelect((state) =>
    breakInForce(state) === undefined ? (state.limits.session?.leftMs ?? null) : null,
  );
  if (!isShown) return null;
  const left = leftMs === null ? undefined : durationText(leftMs, t);
  return (
    <>
      <Overline>{t("limits.control")}</Overline>
      <Band>
        <Card>
          <ListRow
            icon="hourglass"
            title={t("titles.responsible")}
            about={left === undefined ? t("limits.about") : t("limits.sessionLeft", { left })}
            href={linkedPath({ name: "responsible" }, language)}
          />
        </Card>
      </Band>
    </>
  );
}
