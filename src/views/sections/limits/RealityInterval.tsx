import { SaveLimit } from "../../../commands/limits.ts";
import {
  disabledReason,
  limitInForce,
  offerOf,
  REALITY_CHECK,
} from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Chip } from "../../components/Chip.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { LimitCard } from "./LimitCard.tsx";
import styles from "./Limits.module.css";
import { useDisabledText } from "./limitTexts.ts";
import { SavedStatus, SaveNews } from "./SaveNews.tsx";
import { useSaving } from "./useSaving.ts";

/** How often the reality check interrupts; a tap saves the interval. [reality-008] */
export function RealityInterval() {
  const t = useTranslation();
  const send = useSend();
  const minutes = useSelect((state) => limitInForce(state, REALITY_CHECK)?.limitValue ?? 0);
  const values = useSelect((state) => offerOf(state, REALITY_CHECK)?.availableValues);
  const disabled = useSelect((state) => disabledReason(state, REALITY_CHECK));
  const disabledText = useDisabledText();
  const { change, isBusy } = useSaving(REALITY_CHECK, () => {});
  return (
    <LimitCard
      title={t("limits.reality")}
      value={minutes > 0 ? t("reality.minutes", { minutes }) : undefined}
    >
      <div className={styles.row}>
        <p className={styles.muted}>{t("limits.realityAbout")}</p>
        <SaveNews change={change} />
        <SavedStatus change={change} text={t("limits.saved", { limit: t("limits.reality") })} />
        {disabled === null ? (
          <div
            className={styles.options}
            role="group"
            aria-label={t("limits.reality")}
            aria-busy={isBusy}
          >
            {values?.map((value) => (
              <Chip
                key={value}
                isPressed={value === minutes}
                isDisabled={isBusy}
                onPress={() => send(SaveLimit({ limitType: REALITY_CHECK, limitValue: value }))}
              >
                {value}
              </Chip>
            ))}
          </div>
        ) : (
          <p className={styles.muted}>{disabledText(disabled, REALITY_CHECK)}</p>
        )}
      </div>
    </LimitCard>
  );
}
