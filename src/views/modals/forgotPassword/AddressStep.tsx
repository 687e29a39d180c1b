import { useState } from "react";
import { AskPasswordReset } from "../../../commands/passwordReset.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Field } from "../../components/Field.tsx";
import { useSend } from "../../hooks/useSend.ts";
import { StepForm } from "./StepForm.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";

/** Where the code is to go. */
export function AddressStep() {
  const t = useTranslation();
  const send = useSend();
  const [email, setEmail] = useState("");
  const [isFaulty, setIsFaulty] = useState(false);
  const submit = () => {
    const isAddress = /^[^\s@]+@[^\s@]+$/.test(email.trim());
    setIsFaulty(!isAddress);
    if (isAddress) send(AskPasswordReset({ email: toBeSealed(email.trim()) }));
    else document.querySelector<HTMLElement>("#reset-email")?.focus();
  };
  return (
    <StepForm about={t("modals.forgotText")} button={t("modals.sendCode")} onSubmit={submit}>
      <Field
        id="reset-email"
        label={t("modals.email")}
        inputMode="email"
        autoComplete="email"
        value={email}
        error={isFaulty ? t("modals.emailMissing") : undefined}
        onChange={(value) => {
          setEmail(value);
          setIsFaulty(false);
        }}
      />
    </StepForm>
  );
}
