import { linkedPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** To what the player did since they logged in, and where else they are logged in. */
export function SessionsRow() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  if (!isPlayer) return null;
  return (
    <ListRow
      icon="clock"
      title={t("titles.sessionHistory")}
      about={t("sessions.about")}
      href={linkedPath({ name: "sessionHistory" }, language)}
    />
  );
}
