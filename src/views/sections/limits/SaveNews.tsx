import { type LimitChange, saveFailure } from "../../../events/limits/index.ts";
import { isUnsure } from "../../../events/submission.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { callMessage } from "../../format/errorMessage.ts";

/**
 * Why a limit was not saved: in the server's words, else in our own by the status. Without an answer it may be.
 * [error-014]
 */
export function SaveNews({ change }: { change: LimitChange | null }) {
  const t = useTranslation();
  const failure = change === null ? null : saveFailure(change);
  const submission = change?.submission;
  const text = () => {
    if (failure === null) return null;
    if (failure.title !== "") return failure.title;
    if (submission?.tag !== "failed")
      return `${t("limits.notSaved")} ${t(callMessage({ tag: "http", status: failure.status }))}`;
    const lead = isUnsure(submission) ? "limits.saveUnsure" : "limits.notSaved";
    return `${t(lead)} ${t(callMessage(submission.error))}`;
  };
  return <div role="alert">{failure !== null && <Note status="error">{text()}</Note>}</div>;
}

/** What became of a change whose sheet was closed before its answer. */
export function LateNews({ change }: { change: LimitChange | null }) {
  const t = useTranslation();
  if (change === null || isUnanswered(change)) return null;
  if (change.submission.tag !== "sent") return <SaveNews change={change} />;
  return (
    <div role="status">
      <Note status="success">{t("limits.saved")}</Note>
    </div>
  );
}

const isUnanswered = ({ submission }: LimitChange): boolean =>
  submission.tag === "sending" || submission.tag === "idle";
