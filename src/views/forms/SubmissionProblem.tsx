import { isUnsure, type Submission } from "../../events/submission.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { callMessage } from "../format/errorMessage.ts";
import { useRevealed } from "../hooks/useRevealed.ts";
import styles from "./SubmissionProblem.module.css";

type ProblemProps = {
  submission: Submission;
  /** In place of the text for "something changed meanwhile" (409). */
  conflict?: string | undefined;
  /** What did not work, before the reason. */
  lead?: string | undefined;
  /** The same where no answer came: what to look at before sending it again. */
  unsure?: string | undefined;
};

/** Why a form was not received or not accepted; what was typed is still in it. */
export function SubmissionProblem(props: ProblemProps) {
  const text = useProblemText(props);
  return (
    <div className={styles.problem} role="alert">
      {text !== null && <Note status="error">{text}</Note>}
    </div>
  );
}

function useProblemText({ submission, conflict, lead, unsure }: ProblemProps): string | null {
  const t = useTranslation();
  const revealed = useRevealed();
  if (submission.tag === "refused") return revealed(submission.message) || t("forms.refused");
  if (submission.tag !== "failed") return null;
  const { error } = submission;
  if (error.status === 409 && conflict !== undefined) return conflict;
  const reason = t(callMessage(error));
  const opening = isUnsure(submission) ? (unsure ?? lead) : lead;
  return opening === undefined ? reason : `${opening} ${reason}`;
}
