import { DecideLimitChange } from "../../../commands/limits.ts";
import { limitGroups, type PendingChange, pendingChange } from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button, ButtonRow } from "../../components/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useChangeQuestion } from "../../limits/useChangeQuestion.ts";
import styles from "./Limits.module.css";
import { usePendingChange } from "./usePendingChange.ts";

/** The limits that wait for the player, each as a question. [limits-007] */
export function DueQuestion() {
  const due = useSelect((state) =>
    Object.values(limitGroups)
      .flat()
      .filter((type) => pendingChange(state, type)?.isDue === true)
      .join(),
  );
  return due
    .split(",")
    .filter((type) => type !== "")
    .map((type) => <Question key={type} limitType={Number(type)} />);
}

function Question({ limitType }: { limitType: number }) {
  const change = usePendingChange(limitType);
  return change === undefined ? null : <Card change={change} limitType={limitType} />;
}

function Card({ change, limitType }: { change: PendingChange; limitType: number }) {
  const t = useTranslation();
  const send = useSend();
  const { title, text, from, to } = useChangeQuestion(change.pending);
  const decide = (isApproved: boolean) => () => send(DecideLimitChange({ limitType, isApproved }));
  return (
    <Band name={title}>
      <div className={styles.question}>
        <Icon name="question" />
        <div>
          <h2 className={styles.questionTitle}>{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonRow>
          <Button isWide isDisabled={change.isSending} onPress={decide(false)}>
            {t("limits.keep", { amount: from })}
          </Button>
          <Button isWide look="ink" isBusy={change.isSending} onPress={decide(true)}>
            {t("limits.confirm", { amount: to })}
          </Button>
        </ButtonRow>
      </div>
    </Band>
  );
}
