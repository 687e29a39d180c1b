import { AnswerLimitApproval, PutOffLimitApproval } from "../../commands/limits.ts";
import type { ClientLimit } from "../../events/limits/events.ts";
import {
  NO_DEPOSIT_LIMIT,
  isDecrease,
  limitInForce,
  limitInQuestion,
} from "../../events/limits/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { useConfirmTitle } from "./useConfirmTitle.ts";

/** Asks about a pending deposit limit whose date has passed, if there is one. [limits-007] */
export function LimitApproval() {
  const pending = useSelect(limitInQuestion);
  return pending === undefined ? null : <Question key={pending.limitType} pending={pending} />;
}

function Question({ pending }: { pending: ClientLimit }) {
  const t = useTranslation();
  const send = useSend();
  const { limitType, limitValue, measure } = pending;
  const inForce = useSelect((state) => limitInForce(state, limitType));
  const isSending = useSelect(({ limits }) => limits.approvals[limitType] === "sending");
  const money = useMoney(measure);
  const amount = (value: number) =>
    value === NO_DEPOSIT_LIMIT ? t("limits.none") : money(value, "short");
  const from = amount(inForce?.limitValue ?? NO_DEPOSIT_LIMIT);
  const to = amount(limitValue);
  const answer = (isApproved: boolean) => () =>
    send(AnswerLimitApproval({ limitType, isApproved }));
  const title = useConfirmTitle(limitType);
  const putOff = () => send(PutOffLimitApproval({ limitType }));
  return (
    <Dialog
      isAlert
      title={title}
      text={t(isDecrease(pending, inForce) ? "limits.lowered" : "limits.raised", { from, to })}
      onClose={putOff}
      actions={
        <>
          <Button isWide isDisabled={isSending} onPress={answer(false)}>
            {t("limits.keep", { amount: from })}
          </Button>
          <Button isWide look="ink" isBusy={isSending} onPress={answer(true)}>
            {t("limits.confirm", { amount: to })}
          </Button>
          <Button isWide look="quiet" isDisabled={isSending} onPress={putOff}>
            {t("limits.later")}
          </Button>
        </>
      }
    />
  );
}
