import { isUnsure, type Submission } from "../../events/submission.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { callMessage } from "../format/errorMessage.ts";
import { useRevealed } from "../hooks/useRevealed.ts";
import styles from "./SubmissionProblem.module.css";

type ProblemProps = {
  submission: Submission;
  /** Replaces the default text for a conflict (409). */
  conflict?: string | undefined;
  /** The failed action; shown before the reason. */
  lead?: string | undefined;
  /** Replaces `lead` if no answer was received: what to check before sending again. */
  unsure?: string | undefined;
};

/** Why a form was not received or not accepted. The form keeps its input. */
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
