import { PutOffLimitsReview, ReviewMyLimits } from "../../commands/limits.ts";
import { GoTo } from "../../commands/navigation.ts";
import { isLimitsReviewShown } from "../../events/limits/index.ts";
import { linkedPath } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { formatDate } from "../format/dates.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { useTimeView } from "../hooks/useTimeView.ts";
import { AnswerNews } from "./AnswerNews.tsx";

/** Reminds the player to go through their limits. Closing it decides nothing. */
export function LimitsReview() {
  const t = useTranslation();
  const send = useSend();
  const view = useTimeView();
  const isShown = useSelect(isLimitsReviewShown);
  const lastSec = useSelect(({ limits }) => limits.reviewedAt ?? null);
  const startedAt = useSelect(({ shell }) => shell.startedAt);
  const isSending = useSelect(({ limits }) => limits.said === "sending");
  const language = useSelect(({ settings }) => settings.language);
  if (!isShown || lastSec === null) return null;
  const putOff = () => send(PutOffLimitsReview({}));
  const review = () => {
    send(ReviewMyLimits({ isKept: false }));
    send(GoTo({ path: linkedPath({ name: "responsible" }, language), isReplacing: false }));
  };
  return (
    <Dialog
      isAlert
      title={t("limits.reviewTitle")}
      text={t("limits.reviewText", { date: formatDate(lastSec * 1000, startedAt, view) })}
      onClose={putOff}
      actions={
        <>
          <Button isWide look="ink" isDisabled={isSending} onPress={review}>
            {t("limits.review")}
          </Button>
          <Button isWide isBusy={isSending} onPress={() => send(ReviewMyLimits({ isKept: true }))}>
            {t("limits.reviewKeep")}
          </Button>
          <Button isWide look="quiet" isDisabled={isSending} onPress={putOff}>
            {t("limits.later")}
          </Button>
        </>
      }
    >
      <AnswerNews />
    </Dialog>
  );
}
