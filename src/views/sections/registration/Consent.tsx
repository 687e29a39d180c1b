import { informationPath } from "../../../events/content/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Icon } from "../../components/Icon.tsx";
import { Check } from "../../components/Switch.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Registration.module.css";
import type { Entry } from "./useRegistration.ts";

/** Consent to the rules and confirmation of age; only the visitor can give it. */
export function Consent({ entry }: { entry: Entry }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const age = useSelect(({ shell }) => shell.config?.ageRestriction?.minAge ?? 18);
  const problem = entry.problem("isAccepted");
  const id = entry.fieldId("isAccepted");
  return (
    <>
      <Check
        id={id}
        describedBy={`${id}-problem`}
        text={t("registration.consent", { age })}
        isOn={entry.draft.isAccepted}
        onChange={(isOn) => entry.change({ isAccepted: isOn })}
      />
      <p className={styles.fault} id={`${id}-problem`} role="status">
        {problem !== undefined && (
          <>
            <Icon name="error" size="xs" />
            {problem}
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
