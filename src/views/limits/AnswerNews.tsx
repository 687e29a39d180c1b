import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { useSelect } from "../hooks/useSelect.ts";

/** The last answer did not get to the server, so the question is still open. */
export function AnswerNews() {
  const t = useTranslation();
  const hasFailed = useSelect(({ limits }) => limits.said === "failed");
  return (
    <div role="alert">{hasFailed && <Note status="error">{t("limits.answerLost")}</Note>}</div>
  );
}
