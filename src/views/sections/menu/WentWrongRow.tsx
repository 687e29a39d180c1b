import { MarkMoment } from "../../../commands/logFile.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { useSend } from "../../hooks/useSend.ts";

/** Marks this moment in the log and opens the page that saves it. */
export function WentWrongRow() {
  const t = useTranslation();
  const send = useSend();
  return (
    <ListRow
      icon="flag"
      title={t("menu.wentWrong")}
      about={t("menu.wentWrongAbout")}
      onPress={() => send(MarkMoment({}))}
    />
  );
}
