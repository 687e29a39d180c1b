import type { Sending } from "../../events/sending.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { callMessage } from "../format/errorMessage.ts";
import styles from "./SendProblem.module.css";

/** Why a form did not arrive; what was typed is still in it. */
export function SendProblem(props: {
  sending: Sending;
  /** In place of the words for "something changed meanwhile" (409). */
  conflict?: string | undefined;
  /** What it was that did not work, before the reason. */
  lead?: string | undefined;
}) {
  const t = useTranslation();
  const { sending, conflict, lead } = props;
  if (sending.tag !== "failed") return <div className={styles.problem} role="alert" />;
  const { error } = sending;
  const isConflict = error.status === 409 && conflict !== undefined;
  return (
    <div className={styles.problem} role="alert">
      <Note status="error">
        {lead !== undefined && `${lead} `}
        {isConflict ? conflict : t(callMessage(error))}
      </Note>
    </div>
  );
}
