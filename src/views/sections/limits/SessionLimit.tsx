import { SaveLimit } from "../../../commands/limits.ts";
import {
  disabledReason,
  limitInForce,
  NO_SESSION_LIMIT,
  offerOf,
  SESSION_TIME,
} from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useZonedTime } from "../../hooks/useZonedTime.ts";
import { durationText } from "../../reality/duration.ts";
import { ChangeStrip } from "./ChangeStrip.tsx";
import styles from "./Limits.module.css";
import { useChangeRule, useDisabledText } from "./limitTexts.ts";
import { ClosedNews, SaveNews } from "./SaveNews.tsx";
import { SetButton } from "./SetButton.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { Usage } from "./Usage.tsx";
import { useChangeSheet } from "./useChangeSheet.ts";
import { usePendingChange } from "./usePendingChange.ts";
import { useSaving } from "./useSaving.ts";

const HOUR_MS = 3_600_000;

/** The hours of a day that the player may be logged in. [limits-015] [limits-020] [limits-024] */
export function SessionLimit() {
  const t = useTranslation();
  const sheet = useChangeSheet(SESSION_TIME);
  const limit = useSelect((state) => limitInForce(state, SESSION_TIME));
  const leftMs = useSelect(({ limits }) => limits.session?.leftMs ?? null);
  const change = usePendingChange(SESSION_TIME);
  const renewsAt = useSelect((state) => offerOf(state, SESSION_TIME)?.renewsAt);
  const time = useZonedTime();
  const disabled = useSelect((state) => disabledReason(state, SESSION_TIME));
  const disabledText = useDisabledText();
  const hours = useHours();
  const value = limit?.limitValue ?? NO_SESSION_LIMIT;
  const isSet = value !== NO_SESSION_LIMIT && leftMs !== null;
  const usedMs = Math.max(0, value * HOUR_MS - (leftMs ?? 0));
  return (
    <div className={styles.row}>
      <div className={styles.between}>
        <h3 className={styles.name}>{t("limits.session")}</h3>
        <StateBadge change={change} isSet={isSet} isDisabled={disabled !== null} />
      </div>
      <div className={styles.between}>
        <span className={styles.value}>{hours(value)}</span>
        {isSet && (
          <span className={styles.muted}>
            {t("limits.usage", { used: durationText(usedMs, t), left: durationText(leftMs, t) })}
          </span>
        )}
      </div>
      {isSet && <Usage share={usedMs / (value * HOUR_MS)} />}
      <p className={styles.muted}>
        {renewsAt === undefined
          ? t("limits.sessionAbout")
          : t("limits.sessionAboutFrom", { time: time(renewsAt * 1000) })}
      </p>
      {change !== undefined && <ChangeStrip change={change} from={hours(value)} amount={hours} />}
      {disabled === null ? (
        <SetButton
          text={isSet ? t("limits.change") : t("limits.set")}
          name={t("limits.session")}
          onPress={sheet.open}
        />
      ) : (
        <p className={styles.muted}>{disabledText(disabled, SESSION_TIME)}</p>
      )}
      <ClosedNews change={sheet.closedChange} name={t("limits.session")} />
      {sheet.isOpen && <HoursSheet current={value} onClose={sheet.close} />}
    </div>
  );
}

function useHours(): (value: number) => string {
  const t = useTranslation();
  return (value) =>
    value === NO_SESSION_LIMIT ? t("limits.noLimit") : t("limits.hours", { count: value });
}

function HoursSheet(props: { current: number; onClose: () => void }) {
  const t = useTranslation();
  const send = useSend();
  const hours = useHours();
  const rule = useChangeRule(SESSION_TIME);
  const values = useSelect((state) => offerOf(state, SESSION_TIME)?.availableValues);
  const { change, isBusy, close } = useSaving(SESSION_TIME, props.onClose);
  return (
    <Sheet title={t("limits.session")} onClose={close}>
      <div className={styles.sheet}>
        <p>{rule}</p>
        <SaveNews change={change} />
        <div className={styles.options} aria-busy={isBusy}>
          {values
            ?.filter((value) => value !== props.current)
            .map((value) => (
              <Button
                key={value}
                size="sm"
                isDisabled={isBusy}
                onPress={() => send(SaveLimit({ limitType: SESSION_TIME, limitValue: value }))}
              >
                {hours(value)}
              </Button>
            ))}
        </div>
      </div>
    </Sheet>
  );
}
