import { DeclineLimits } from "../../commands/limits.ts";
import { GoTo } from "../../commands/navigation.ts";
import { isLimitsPromptShown, toolsOffered, unansweredPrompt } from "../../events/limits/index.ts";
import { linkedPath } from "../../events/navigation/index.ts";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { AnswerNews } from "./AnswerNews.tsx";
import { LimitsReview } from "./LimitsReview.tsx";
import styles from "./LimitsPrompt.module.css";

const toolTexts = {
  deposit: "limits.toolDeposit",
  wagering: "limits.toolWagering",
  loss: "limits.toolLoss",
  singleWager: "limits.toolSingleWager",
  session: "limits.toolSession",
  reality: "limits.toolReality",
  timeOut: "limits.toolTimeOut",
  exclusion: "limits.toolExclusion",
} as const satisfies Readonly<Record<string, TranslationKey>>;

/** The question of the policy pack, else its reminder; never both. */
export function LimitsPrompt() {
  const isPrompted = useSelect(isLimitsPromptShown);
  return isPrompted ? <Question /> : <LimitsReview />;
}

/** Only an answer closes it: a limit, or that the player wants none. */
function Question() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const areTools = useSelect((state) => unansweredPrompt(state) === "tools");
  const tools = useSelect((state) => toolsOffered(state).join());
  const isSending = useSelect(({ limits }) => limits.said === "sending");
  const goToLimits = () =>
    send(GoTo({ path: linkedPath({ name: "responsible" }, language), isReplacing: false }));
  return (
    <Dialog
      title={t(areTools ? "limits.toolsTitle" : "limits.promptTitle")}
      text={t(areTools ? "limits.toolsText" : "limits.promptText")}
      actions={
        <>
          <Button isWide look="ink" isDisabled={isSending} onPress={goToLimits}>
            {t(areTools ? "limits.promptSetAny" : "limits.promptSet")}
          </Button>
          <Button isWide isBusy={isSending} onPress={() => send(DeclineLimits({}))}>
            {t("limits.promptNone")}
          </Button>
        </>
      }
    >
      {areTools && tools !== "" && (
        <ul className={styles.tools}>
          {(tools.split(",") as (keyof typeof toolTexts)[]).map((tool) => (
            <li key={tool}>{t(toolTexts[tool])}</li>
          ))}
        </ul>
      )}
      <AnswerNews />
    </Dialog>
  );
}
