import { ConfirmTerms, DeclineTerms } from "../../../commands/terms.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { SkeletonBar, Loading } from "../../components/Skeleton.tsx";
import { formatDate } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import styles from "./ConfirmTerms.module.css";
import { Documents } from "./Documents.tsx";

/** The changed documents with the date, and the two answers: confirm or decline. */
export function ChangedTerms() {
  const t = useTranslation();
  const send = useSend();
  const view = useTimeView();
  const { updatedAt, items, hasLoadFailed, isConfirming } = useSelect(({ terms }) => terms);
  const startedAt = useSelect(({ shell }) => shell.startedAt);
  return (
    <div className={styles.body}>
      <p>{t("terms.text")}</p>
      {updatedAt !== null && (
        <p className={styles.when}>
          {t("terms.changedOn", { date: formatDate(updatedAt * 1000, startedAt, view) })}
        </p>
      )}
      {items !== null && <Documents items={items} />}
      {items === null && hasLoadFailed && <Note status="warning">{t("terms.failed")}</Note>}
      {items === null && !hasLoadFailed && (
        <Loading>
          <SkeletonBar heightRem={3.5} />
          <SkeletonBar heightRem={3.5} />
        </Loading>
      )}
      <div className={styles.actions}>
        <Button
          look="action"
          size="cta"
          isWide
          isBusy={isConfirming}
          isDisabled={items === null || updatedAt === null}
          onPress={() => send(ConfirmTerms({}))}
        >
          {t(isConfirming ? "terms.confirming" : "terms.confirm")}
        </Button>
        <Button isWide onPress={() => send(DeclineTerms({}))}>
          {t("terms.decline")}
        </Button>
      </div>
    </div>
  );
}
