import { DecideLimitChange } from "../../../commands/limits.ts";
import { changeDueSec, type PendingChange } from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Limits.module.css";
import { useLimitMoment } from "./limitTexts.ts";

/** A change that waits: old and new value, when it applies or may be confirmed, and a way back. */
export function ChangeStrip(props: {
  change: PendingChange;
  from: string;
  amount: (value: number) => string;
}) {
  const t = useTranslation();
  const send = useSend();
  const moment = useLimitMoment();
  const { change, from, amount } = props;
  const { pending, isDecrease, isDue, isSending, isCancellable } = change;
  const { limitType, limitValue, startedAt, needApprove } = pending;
  const to = amount(limitValue);
  const dueSec = useSelect((state) => changeDueSec(state, pending));
  const date = moment(dueSec, startedAt);
  return (
    <div className={styles.change}>
      <Icon name={isDecrease ? "down" : "up"} size="sm" />
      <div>
        <span className={styles.arrow}>{`${from} → ${to}`}</span>
        {!isDue && <p>{t(needApprove ? "limits.confirmFrom" : "limits.appliesFrom", { date })}</p>}
      </div>
      {isCancellable && !isDue && (
        <Button
          size="sm"
          look="quiet"
          isBusy={isSending}
          onPress={() => send(DecideLimitChange({ limitType, isApproved: false }))}
        >
          {t("shell.cancel")}
        </Button>
      )}
    </div>
  );
}
