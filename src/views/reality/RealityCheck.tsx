import { useState } from "react";
import { GoTo } from "../../commands/navigation.ts";
import { AnswerRealityCheck } from "../../commands/reality.ts";
import { linkedPath } from "../../events/navigation/index.ts";
import type { RealityAction } from "../../events/reality/events.ts";
import {
  areChecksAcknowledged,
  checkPauseMs,
  elapsedShown,
  isRealityRequired,
  realityIntervalMs,
} from "../../events/reality/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { Icon } from "../components/Icon.tsx";
import { IconButton } from "../components/IconButton.tsx";
import { Check } from "../components/Switch.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { durationText } from "./duration.ts";
import { HelpLine } from "../shell/HelpLine.tsx";
import styles from "./RealityCheck.module.css";
import { SessionStatistics } from "./SessionStatistics.tsx";
import { SessionTime } from "./SessionTime.tsx";

/** The reality check that a player enabled. Closing it counts as an answer. [reality-002] [reality-003] */
export function RealityCheck() {
  const t = useTranslation();
  const send = useSend();
  const timer = useSelect(({ reality }) => reality.timer);
  const isLeaving = useSelect(({ reality }) => reality.isLeaving);
  const intervalMs = useSelect(realityIntervalMs);
  const elapsedMs = useSelect(elapsedShown);
  const isRequired = useSelect(isRealityRequired);
  const isAcknowledged = useSelect(areChecksAcknowledged);
  const pauseMs = useSelect(checkPauseMs);
  const language = useSelect(({ settings }) => settings.language);
  const [doNotShowAgain, setDoNotShowAgain] = useState(false);
  if (timer === null) return null;
  const answer = (action: RealityAction) => {
    if (!isLeaving) send(AnswerRealityCheck({ action, doNotShowAgain }));
  };
  const { sinceAt } = timer;
  const duration = durationText(elapsedMs ?? intervalMs, t);
  return (
    <Dialog
      isAlert
      head={
        <>
          <Icon name="clock" className={styles.clock} />
          {!isAcknowledged && (
            <IconButton
              icon="close"
              name={t("reality.close")}
              onPress={() => answer("nothing")}
              className={styles.close}
            />
          )}
        </>
      }
      title={
        sinceAt === undefined
          ? t("reality.titleInterval", { duration })
          : t("reality.title", { duration })
      }
      text={t("reality.text", { count: Math.round(intervalMs / 60_000) })}
      onClose={isAcknowledged ? undefined : () => answer("nothing")}
      actions={
        <>
          <Button isWide isDisabled={isLeaving} onPress={() => answer("continue")}>
            {t("reality.continue")}
          </Button>
          {sinceAt !== undefined && (
            <Button
              isWide
              look="quiet"
              isDisabled={isLeaving}
              onPress={() => {
                answer("continue");
                const path = linkedPath({ name: "sessionHistory" }, language);
                send(GoTo({ path, isReplacing: false }));
              }}
            >
              {t("reality.bets")}
            </Button>
          )}
          <Button isWide isBusy={isLeaving} onPress={() => answer("log_out")}>
            {t(isLeaving ? "reality.loggingOut" : "reality.logOut")}
          </Button>
          {!isRequired && !isAcknowledged && (
            <Check
              text={t("reality.doNotShow")}
              isOn={doNotShowAgain}
              onChange={setDoNotShowAgain}
            />
          )}
        </>
      }
    >
      {sinceAt !== undefined && <SessionTime sinceAt={sinceAt} intervalMs={intervalMs} />}
      {sinceAt !== undefined && <SessionStatistics />}
      <HelpLine className={styles.help} />
      {pauseMs > 0 && <p>{t("reality.pause", { duration: durationText(pauseMs, t) })}</p>}
    </Dialog>
  );
}
