import { ShowTimers } from "../../../commands/timerPanel.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** Opens the timers panel, which stays open across pages. Not in production. */
export function TimersRow() {
  const t = useTranslation();
  const send = useSend();
  const isHidden = useSelect(
    ({ shell, runtime }) =>
      runtime.isPanelOpen || (shell.config?.site.environment ?? "production") === "production",
  );
  if (isHidden) return null;
  return (
    <ListRow
      icon="hourglass"
      title={t("timerPanel.title")}
      onPress={() => send(ShowTimers({ isOpen: true }))}
    />
  );
}
