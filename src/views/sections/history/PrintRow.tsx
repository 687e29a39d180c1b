import { PrintHistory } from "../../../commands/bets.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./History.module.css";

/** Prints the bets that are shown, with all their pages. */
export function PrintRow() {
  const t = useTranslation();
  const send = useSend();
  const printing = useSelect(({ bets }) => bets.printing ?? "none");
  return (
    <>
      <ListRow
        icon="doc"
        title={t(printing === "loading" ? "bets.preparingPrint" : "bets.print")}
        onPress={() => send(PrintHistory({}))}
      />
      <div className={styles.news} role="status">
        {printing === "pagesMissed" && <Note status="error">{t("bets.printMissed")}</Note>}
      </div>
    </>
  );
}
