import { useEffect, useRef } from "react";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "../ForgotPassword.module.css";
import { AddressStep } from "./AddressStep.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { PasswordStep } from "./PasswordStep.tsx";

/** Steps of a password reset: address, code, new password. Shown in a sheet or on a separate page. */
export function ResetSteps() {
  const container = useRef<HTMLDivElement>(null);
  const tag = useSelect(({ passwordReset }) => passwordReset.step.tag);
  const previousTag = useRef(tag);
  // Replacing a step loses the focus. The initial focus is left to the sheet or the page.
  useEffect(() => {
    if (previousTag.current === tag) return;
    previousTag.current = tag;
    const { activeElement } = document;
    if (activeElement === null || activeElement.matches("body, dialog"))
      container.current?.querySelector("p")?.focus();
  }, [tag]);
  return (
    <div ref={container}>
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
