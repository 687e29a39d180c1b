import { useState } from "react";
import { OpenSupportHistory } from "../../commands/overlays.ts";
import { AskQuestion } from "../../commands/questions.ts";
import { useWords } from "../../infra/i18n.ts";
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
  const words = useWords();
  const send = useSend();
  const close = useCloseOverlay();
  const request = useSelect(({ questions }) => questions.request);
  const [text, setText] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  if (request.tag === "sent") {
    return (
      <Sheet title={words("overlays.questionTitle")} onClose={close}>
        <div className={styles.form}>
          <div role="status">
            <Note status="success">{words("overlays.questionSent")}</Note>
          </div>
          <Button isWide onPress={() => send(OpenSupportHistory({}))}>
            {words("overlays.questionHistory")}
          </Button>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet title={words("overlays.questionTitle")} onClose={close}>
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
          label={words("overlays.questionLabel")}
          hint={words("overlays.questionHint", { count: mostSigns })}
          most={mostSigns}
          value={text}
          error={isMissing ? words("overlays.questionMissing") : undefined}
          onChange={(typed) => {
            setText(typed);
            setIsMissing(false);
          }}
        />
        <Button look="action" isWide isSubmit isBusy={request.tag === "sending"}>
          {words(request.tag === "sending" ? "overlays.questionSending" : "overlays.questionSend")}
        </Button>
      </form>
    </Sheet>
  );
}
