import { useState } from "react";
import { MailCredentials } from "../../../commands/registrationForm.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import styles from "./WelcomeData.module.css";

/** Sends the account number to an address; the password goes into no letter. [auth-007] */
export function Letter() {
  const t = useTranslation();
  const send = useSend();
  const [email, setEmail] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const letter = useSelect(({ registrationForm }) => registrationForm.letter);
  if (letter === "sent") {
    return (
      <div role="status">
        <Note status="success">{t("registration.mailSent")}</Note>
      </div>
    );
  }
  return (
    <form
      noValidate
      className={styles.letter}
      onSubmit={(event) => {
        event.preventDefault();
        const isFit = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim());
        setIsWrong(!isFit);
        if (isFit) send(MailCredentials({ email: toBeSealed(email.trim()) }));
      }}
    >
      <Field
        label={t("registration.mailTo")}
        value={email}
        inputMode="email"
        autoComplete="email"
        error={
          isWrong
            ? t("registration.emailWrong")
            : letter === "failed"
              ? t("registration.mailFailed")
              : undefined
        }
        onChange={(value) => {
          setEmail(value);
          setIsWrong(false);
        }}
      />
      <Button isWide icon="mail" isSubmit isBusy={letter === "sending"}>
        {t("registration.mail")}
      </Button>
    </form>
  );
}
