import { hasPolicyLogo } from "../../events/layout/index.ts";
import { brandOf } from "../../events/shell/index.ts";
import { informationPath } from "../../events/content/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./Footer.module.css";
import { HelpLine } from "./HelpLine.tsx";

/** The minimum age, responsible gaming, the help line that the policy pack has shown, and the logo that some countries require. [ui-009] */
export function FooterCare() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const age = useSelect(({ shell }) => shell.config?.ageRestriction?.minAge ?? 18);
  const brand = useSelect(brandOf);
  const hasLogo = useSelect(hasPolicyLogo);
  return (
    <div className={styles.care}>
      <b className={styles.age}>{t("layout.age", { age })}</b>
      <div>
        <p>
          <a href={informationPath("responsiblegaming", language)}>{t("layout.careText")}</a>
        </p>
        <HelpLine />
        <p>{t("layout.licence", { brand, age })}</p>
      </div>
      {hasLogo && (
        <img
          className={styles.policy}
          src="/web-api/policy/logo.agif"
          alt={t("layout.policyLogo")}
          width={48}
          height={48}
          loading="lazy"
        />
      )}
    </div>
  );
}
