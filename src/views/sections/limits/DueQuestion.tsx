import { DecideLimitChange } from "../../../commands/limits.ts";
import {
  limitGroups,
  limitInForce,
  NO_DEPOSIT_LIMIT,
  type PendingChange,
  pendingChange,
} from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button, ButtonRow } from "../../components/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useConfirmTitle } from "../../limits/useConfirmTitle.ts";
import styles from "./Limits.module.css";
import { useLimitAmount } from "./limitTexts.ts";
import { usePendingChange } from "./usePendingChange.ts";

/** The deposit limits that wait for the player, each as a question. [limits-007] */
export function DueQuestion() {
  const due = useSelect((state) =>
    limitGroups.deposit.filter((type) => pendingChange(state, type)?.isDue === true).join(),
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
  const inForce = useSelect((state) => limitInForce(state, limitType));
  const amount = useLimitAmount(change.pending.measure);
  const from = amount(inForce?.limitValue ?? NO_DEPOSIT_LIMIT);
  const to = amount(change.pending.limitValue);
  const decide = (isApproved: boolean) => () => send(DecideLimitChange({ limitType, isApproved }));
  const title = useConfirmTitle(limitType);
  return (
    <Band name={title}>
      <div className={styles.question}>
        <Icon name="question" />
        <div>
          <h2 className={styles.questionTitle}>{title}</h2>
          <p>{t(change.isDecrease ? "limits.lowered" : "limits.raised", { from, to })}</p>
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
