import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { useSelect } from "../hooks/useSelect.ts";

const texts = { failed: "limits.answerLost", unsure: "limits.answerUnsure" } as const;

/** The last answer did not get to the server, as far as is known, so the question is still open. */
export function AnswerNews() {
  const t = useTranslation();
  const said = useSelect(({ limits }) => limits.said);
  const isLost = said === "failed" || said === "unsure";
  return <div role="alert">{isLost && <Note status="error">{t(texts[said])}</Note>}</div>;
}
