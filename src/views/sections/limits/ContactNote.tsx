import { linkedPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Note } from "../../components/Note.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Limits.module.css";
import { useLimitMoment } from "./limitTexts.ts";

/** That the operator has written about a limit of deposits that is above what the policy pack says. */
export function ContactNote() {
  const t = useTranslation();
  const contact = useSelect(({ limits }) => limits.contact);
  const language = useSelect(({ settings }) => settings.language);
  const money = useMoney(contact?.measure ?? "EUR");
  const moment = useLimitMoment();
  if (contact === undefined) return null;
  const { above, at } = contact;
  return (
    <Band>
      <Note status="info">
        {t("limits.contact", { amount: money(above, "short"), date: moment(at, at) })}
      </Note>
      <p className={styles.help}>
        <a href={linkedPath({ name: "support" }, language)}>{t("limits.contactUs")}</a>
      </p>
    </Band>
  );
}
