import { informationPath } from "../../../events/content/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Icon } from "../../components/Icon.tsx";
import { Check } from "../../components/Switch.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Registration.module.css";
import { type Entry, fieldId } from "./useRegistration.ts";

/** The visitor's word on their age and the rules; only they can give it. */
export function Consent({ entry }: { entry: Entry }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const age = useSelect(({ shell }) => shell.config?.ageRestriction?.minAge ?? 18);
  const fault = entry.faults.consent;
  const faultId = `${fieldId("consent")}-fault`;
  return (
    <>
      <Check
        id={fieldId("consent")}
        describedBy={faultId}
        text={t("registration.consent", { age })}
        isOn={entry.draft.isAccepted}
        onChange={(isOn) => entry.change("isAccepted", isOn)}
      />
      <p className={styles.fault} id={faultId} role="status">
        {fault !== undefined && (
          <>
            <Icon name="error" size="xs" />
            {t(fault.textKey)}
          </>
        )}
      </p>
      <p className={styles.links}>
        <a href={informationPath("rules", language)} target="_blank" rel="noopener">
          {t("registration.rules")}
        </a>
        <a href={informationPath("privacy-policy", language)} target="_blank" rel="noopener">
          {t("registration.privacy")}
        </a>
      </p>
    </>
  );
}
