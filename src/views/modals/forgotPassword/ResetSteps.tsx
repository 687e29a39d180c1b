import { useEffect, useRef } from "react";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "../ForgotPassword.module.css";
import { AddressStep } from "./AddressStep.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { PasswordStep } from "./PasswordStep.tsx";

/** A way back into an account: where a code goes, the code, a new password. In a sheet, or on a page of its own. */
export function ResetSteps() {
  const place = useRef<HTMLDivElement>(null);
  const tag = useSelect(({ passwordReset }) => passwordReset.step.tag);
  const before = useRef(tag);
  // A step takes the focus away with it; the first one leaves it to the sheet or the page.
  useEffect(() => {
    if (before.current === tag) return;
    before.current = tag;
    const { activeElement } = document;
    if (activeElement === null || activeElement.matches("body, dialog"))
      place.current?.querySelector("p")?.focus();
  }, [tag]);
  return (
    <div ref={place}>
      <Step />
    </div>
  );
}

function Step() {
  const step = useSelect(({ passwordReset }) => passwordReset.step);
  switch (step.tag) {
    case "address":
      return <AddressStep />;
    case "code":
      return <CodeStep step={step} />;
    case "password":
      return <PasswordStep accounts={step.accounts} />;
    case "done":
      return <Done />;
  }
}

function Done() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <div className={styles.step}>
      <p role="status" tabIndex={-1}>
        {t("modals.passwordChanged")}
      </p>
      <Button look="action" size="cta" isWide href={pathOf({ name: "login" }, language)}>
        {t("session.logIn")}
      </Button>
    </div>
  );
}
