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

/** What became of a change once its sheet is closed, by its answer or before it. */
export function ClosedNews({ change, name }: { change: LimitChange | null; name: string }) {
  const t = useTranslation();
  return (
    <>
      {change !== null && saveFailure(change) !== null && <SaveNews change={change} />}
      <SavedStatus isSeen change={change} text={t("limits.saved", { limit: name })} />
    </>
  );
}

/**
 * That a change is saved, for who does not see it. Always there, since a screen reader tells only what comes into a region
 * that it knows. `isSeen`: in sight, too, and without room of its own before.
 */
export function SavedStatus(props: { change: LimitChange | null; text: string; isSeen?: boolean }) {
  const { change, text, isSeen = false } = props;
  const isSaved = change?.submission.tag === "sent";
  return (
    <div role="status" className={isSaved && isSeen ? undefined : "vh"}>
      {isSaved && <Note status="success">{text}</Note>}
    </div>
  );
}
