import { useState } from "react";
import { OpenSupportHistory } from "../../commands/overlays.ts";
import { AskQuestion } from "../../commands/questions.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Note } from "../components/Note.tsx";
import { Sheet } from "../components/Sheet.tsx";
import { TextArea } from "../components/TextArea.tsx";
import { SendProblem } from "../forms/SendProblem.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { toBeSealed } from "../forms/toBeSealed.ts";
import { useCloseOverlay } from "./useCloseOverlay.ts";
import styles from "./UserQuestion.module.css";

const mostSigns = 4000;

/** A question to support; what was typed stays until it has arrived. [modals-005] */
export function UserQuestion() {
  const t = useTranslation();
  const send = useSend();
  const close = useCloseOverlay();
  const request = useSelect(({ questions }) => questions.request);
  const [text, setText] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  if (request.tag === "sent") {
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
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsMissing(text.trim() === "");
          if (text.trim() !== "") send(AskQuestion({ text: toBeSealed(text.trim()) }));
        }}
      >
        <SendProblem sending={request} />
        <TextArea
          id="user-question"
          label={t("overlays.questionLabel")}
          hint={t("overlays.questionHint", { count: mostSigns })}
          most={mostSigns}
          value={text}
          error={isMissing ? t("overlays.questionMissing") : undefined}
          onChange={(typed) => {
            setText(typed);
            setIsMissing(false);
          }}
        />
        <Button look="action" isWide isSubmit isBusy={request.tag === "sending"}>
          {t(request.tag === "sending" ? "overlays.questionSending" : "overlays.questionSend")}
        </Button>
      </form>
    </Sheet>
  );
}
