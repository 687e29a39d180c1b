import { MailCredentials } from "../../../commands/registrationForm.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { Note } from "../../components/Note.tsx";
import { Form } from "../../forms/Form.tsx";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";
import { isEmail, useForm } from "../../forms/useForm.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import styles from "./WelcomeData.module.css";

/** Sends the account number by email; the password is never emailed. [auth-007] */
export function Letter() {
  const t = useTranslation();
  const send = useSend();
  const letter = useSelect(({ registrationForm }) => registrationForm.letter);
  const isSending = letter.tag === "sending";
  const form = useForm({
    id: "welcome",
    initial: { email: "" },
    problemOf: (_name, { email }) =>
      isEmail(email) ? null : { textKey: "registration.emailWrong" },
  });
  if (letter.tag === "sent") {
    return (
      <div role="status">
        <Note status="success">{t("registration.mailSent")}</Note>
      </div>
    );
  }
  return (
    <Form
      className={styles.letter}
      isSending={isSending}
      onSubmit={() => {
        if (form.validate(["email"]))
          send(MailCredentials({ email: toBeSealed(form.draft.email.trim()) }));
      }}
    >
      <SubmissionProblem submission={letter} lead={t("registration.mailFailed")} />
      <Field
        {...form.field("email")}
        label={t("registration.mailTo")}
        inputMode="email"
        autoComplete="email"
      />
      <Button isWide icon="mail" isSubmit isBusy={isSending}>
        {t("registration.mail")}
      </Button>
    </Form>
  );
}
