import { useState } from "react";
import { SaveLimit } from "../../../commands/limits.ts";
import { disabledReason, offerOf, TIME_OUT } from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Chip } from "../../components/Chip.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Limits.module.css";
import { useDisabledText } from "./limitTexts.ts";
import { SavedStatus, SaveNews } from "./SaveNews.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { useSaving } from "./useSaving.ts";

/** A short break from play that nothing ends early. [limits-023] */
export function TimeOut() {
  const t = useTranslation();
  const [days, setDays] = useState<number | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const values = useSelect((state) => offerOf(state, TIME_OUT)?.availableValues);
  const disabled = useSelect((state) => disabledReason(state, TIME_OUT));
  const disabledText = useDisabledText();
  const { change, isBusy } = useSaving(TIME_OUT, () => setDays(null));
  const about = useTimeOutText();
  const isInForce = disabled === "in_force";
  return (
    <div className={styles.row}>
      <div className={styles.between}>
        <h3 className={styles.name}>{t("limits.timeOut")}</h3>
        <StateBadge change={undefined} isSet={isInForce} isDisabled={disabled !== null} />
      </div>
      <p className={styles.muted}>{disabled === null ? about : disabledText(disabled, TIME_OUT)}</p>
      <SaveNews change={change} />
      <SavedStatus change={change} text={t("limits.started")} />
      {disabled === null && (
        <>
          <div className={styles.options} role="group" aria-label={t("limits.timeOut")}>
            {values?.map((value) => (
              <Chip key={value} isPressed={value === days} onPress={() => setDays(value)}>
                {t("limits.days", { count: value })}
              </Chip>
            ))}
          </div>
          {days !== null && (
            <Button size="sm" look="line" isBusy={isBusy} onPress={() => setIsAsked(true)}>
              {t("limits.start")}
            </Button>
          )}
        </>
      )}
      {isAsked && days !== null && (
        <Confirmation about={about} days={days} isBusy={isBusy} onClose={() => setIsAsked(false)} />
      )}
    </div>
  );
}

function Confirmation(props: {
  about: string;
  days: number;
  isBusy: boolean;
  onClose: () => void;
}) {
  const { about, days, isBusy, onClose } = props;
  const t = useTranslation();
  const send = useSend();
  return (
    <Dialog
      isAlert
      title={`${t("limits.timeOut")}: ${t("limits.days", { count: days })}`}
      text={about}
      onClose={onClose}
      actions={
        <>
          <Button
            isWide
            look="ink"
            isBusy={isBusy}
            onPress={() => {
              onClose();
              send(SaveLimit({ limitType: TIME_OUT, limitValue: days }));
            }}
          >
            {t("limits.start")}
          </Button>
          <Button isWide onPress={onClose}>
            {t("shell.cancel")}
          </Button>
        </>
      }
    />
  );
}

/** What it closes depends on the site's policy. */
function useTimeOutText(): string {
  const t = useTranslation();
  const isForDepositsOnly = useSelect(
    ({ shell }) => shell.config?.policy?.isTimeOutForDepositsOnly === true,
  );
  return t(isForDepositsOnly ? "limits.timeOutTopUps" : "limits.timeOutAbout");
}
