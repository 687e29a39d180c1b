import { AnswerLimitApproval, PutOffLimitApproval } from "../../commands/limits.ts";
import type { ClientLimit } from "../../events/limits/events.ts";
import { isDeciding, limitInQuestion } from "../../events/limits/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { useChangeQuestion } from "./useChangeQuestion.ts";

/** Asks about a pending limit whose date has passed, if there is one. [limits-007] */
export function LimitApproval() {
  const pending = useSelect(limitInQuestion);
  return pending === undefined ? null : <Question key={pending.limitType} pending={pending} />;
}

function Question({ pending }: { pending: ClientLimit }) {
  const t = useTranslation();
  const send = useSend();
  const { limitType } = pending;
  const isSending = useSelect((state) => isDeciding(state, limitType));
  const { title, text, from, to } = useChangeQuestion(pending);
  const answer = (isApproved: boolean) => () =>
    send(AnswerLimitApproval({ limitType, isApproved }));
  const putOff = () => send(PutOffLimitApproval({ limitType }));
  return (
    <Dialog
      isAlert
      title={title}
      text={text}
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
