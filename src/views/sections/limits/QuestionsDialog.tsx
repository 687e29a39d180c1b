import { useState } from "react";
import { AnswerLimitTest, LeaveLimitChange } from "../../../commands/limits.ts";
import type { LimitChange } from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Limits.module.css";
import { SaveNews } from "./SaveNews.tsx";

/** The questions that the server asks before it saves a limit. [limits-006] */
export function QuestionsDialog() {
  const change = useSelect(({ limits }) => limits.change);
  return change?.test == null ? null : <Questions change={change} test={change.test} />;
}

function Questions(props: { change: LimitChange; test: NonNullable<LimitChange["test"]> }) {
  const { change, test } = props;
  const t = useTranslation();
  const send = useSend();
  const [given, setGiven] = useState<Readonly<Record<number, number>>>({});
  const isWhole = test.questions.every(({ id }) => given[id] !== undefined);
  const isSending = change.submission.tag === "sending";
  const leave = () => send(LeaveLimitChange({}));
  return (
    <Dialog
      title={t("limits.testTitle")}
      onClose={leave}
      actions={
        <>
          <Button
            isWide
            look="ink"
            isDisabled={!isWhole}
            isBusy={isSending}
            onPress={() =>
              send(
                AnswerLimitTest({
                  answers: Object.entries(given).map(([questionId, answerId]) => ({
                    questionId: Number(questionId),
                    answerId,
                  })),
                }),
              )
            }
          >
            {t("limits.testSend")}
          </Button>
          <Button isWide isDisabled={isSending} onPress={leave}>
            {t("shell.cancel")}
          </Button>
        </>
      }
    >
      {test.questions.map(({ id, text, answers }) => (
        <div key={id} className={styles.asked}>
          <p className={styles.name}>{text}</p>
          <ChoiceList
            name={text}
            current={given[id] ?? 0}
            choices={answers.map((answer) => ({ id: answer.id, title: answer.text }))}
            onChoose={(answerId) => setGiven({ ...given, [id]: answerId })}
          />
          <p role="alert" className={styles.problem}>
            {test.wrongIds.includes(id) ? t("limits.testWrong") : ""}
          </p>
        </div>
      ))}
      <SaveNews change={change} />
    </Dialog>
  );
}
