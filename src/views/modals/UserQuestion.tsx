import { OpenSupportHistory } from "../../commands/overlays.ts";
import { AskQuestion } from "../../commands/questions.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Note } from "../components/Note.tsx";
import { Sheet } from "../components/Sheet.tsx";
import { TextArea } from "../components/TextArea.tsx";
import { Form } from "../forms/Form.tsx";
import { SubmissionProblem } from "../forms/SubmissionProblem.tsx";
import { missing, useForm } from "../forms/useForm.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { toBeSealed } from "../forms/toBeSealed.ts";
import { useCloseOverlay } from "./useCloseOverlay.ts";
import styles from "./UserQuestion.module.css";

const maxLength = 4000;

/** A question to support; the typed text is kept until it is received. [modals-005] */
export function UserQuestion() {
  const t = useTranslation();
  const send = useSend();
  const close = useCloseOverlay();
  const question = useSelect(({ questions }) => questions.question);
  const form = useForm({
    id: "question",
    initial: { text: "" },
    problemOf: (_name, { text }) => missing(text, "overlays.questionMissing"),
  });
  const isSending = question.tag === "sending";
  if (question.tag === "sent") {
    return (
      <Sheet title={t("overlays.questionTitle")} onClose={close}>
        <div className={styles.form}>
          <div role="status">
            <Note status="success">{t("overlays.questionSent")}</Note>
          </div>
          <Button isWide onPress={() => send(OpenSupportHistory({}))}>
            {t("overlays.questionHistory")}
          </Button>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet title={t("overlays.questionTitle")} onClose={close}>
      <Form
        className={styles.form}
        isSending={isSending}
        onSubmit={() => {
          if (form.validate(["text"]))
            send(AskQuestion({ text: toBeSealed(form.draft.text.trim()) }));
        }}
      >
        <SubmissionProblem submission={question} />
        <TextArea
          {...form.field("text")}
          label={t("overlays.questionLabel")}
          hint={t("overlays.questionHint", { count: maxLength })}
          most={maxLength}
        />
        <Button look="action" isWide isSubmit isBusy={isSending}>
          {t(isSending ? "overlays.questionSending" : "overlays.questionSend")}
        </Button>
      </Form>
    </Sheet>
  );
}
