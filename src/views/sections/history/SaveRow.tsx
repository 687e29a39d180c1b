import { SaveHistory } from "../../../commands/bets.ts";
import type { HistoryFile } from "../../../events/bets/index.ts";
import { Note } from "../../components/Note.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { useTranslation } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./History.module.css";
import { fileWords } from "./fileWords.ts";

/** Saves the bets that are shown, with all their pages, as a table; says what became of it. */
export function SaveRow() {
  const t = useTranslation();
  const send = useSend();
  const file = useSelect(({ bets }) => bets.file ?? none);
  const isBusy = file.tag === "loading" || file.tag === "making";
  return (
    <>
      <ListRow
        icon="download"
        title={t(isBusy ? "bets.savingFile" : "bets.saveFile")}
        about={t("bets.saveFileAbout")}
        onPress={() => send(SaveHistory({ words: fileWords(t) }))}
      />
      <div className={styles.news} role="status">
        <FileNews file={file} />
      </div>
    </>
  );
}

const none: HistoryFile = { tag: "none" };

function FileNews({ file }: { file: HistoryFile }) {
  const t = useTranslation();
  switch (file.tag) {
    case "saved":
      // A bet that the page could not read is in no list, but the server counts it.
      return file.count < file.total ? (
        <Note status="warning">
          {t("bets.fileSavedPart", { count: file.count, total: file.total })}
        </Note>
      ) : (
        <Note status="success">{t("bets.fileSaved", { count: file.count })}</Note>
      );
    case "pagesMissed":
      return <Note status="error">{t("bets.pagesMissed")}</Note>;
    case "failed":
      return <Note status="error">{t("bets.fileFailed")}</Note>;
    default:
      return null;
  }
}
