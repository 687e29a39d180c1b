import { useState } from "react";
import { AskPasswordReset } from "../../../commands/passwordReset.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Field } from "../../components/Field.tsx";
import { useSend } from "../../hooks/useSend.ts";
import { StepForm } from "./StepForm.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";

/** Where the code is to go. */
export function AddressStep() {
  const words = useWords();
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
    <StepForm
      about={words("modals.forgotText")}
      button={words("modals.sendCode")}
      onSubmit={submit}
    >
      <Field
        id="reset-email"
        label={words("modals.email")}
        inputMode="email"
        autoComplete="email"
        value={email}
        error={isFaulty ? words("modals.emailMissing") : undefined}
        onChange={(value) => {
          setEmail(value);
          setIsFaulty(false);
        }}
      />
    </StepForm>
  );
}
