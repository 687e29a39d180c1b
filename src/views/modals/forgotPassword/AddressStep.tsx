import { AskPasswordReset } from "../../../commands/passwordReset.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Field } from "../../components/Field.tsx";
import { isEmail, useForm } from "../../forms/useForm.ts";
import { useSend } from "../../hooks/useSend.ts";
import { StepForm } from "./StepForm.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";

/** Asks for the address that the code is sent to. */
export function AddressStep() {
  const t = useTranslation();
  const send = useSend();
  const form = useForm({
    id: "reset",
    initial: { email: "" },
    problemOf: (_name, { email }) => (isEmail(email) ? null : { textKey: "modals.emailMissing" }),
  });
  const submit = () => {
    if (form.validate(["email"]))
      send(AskPasswordReset({ email: toBeSealed(form.draft.email.trim()) }));
  };
  return (
    <StepForm about={t("modals.forgotText")} button={t("modals.sendCode")} onSubmit={submit}>
      <Field
        {...form.field("email")}
        label={t("modals.email")}
        inputMode="email"
        autoComplete="email"
      />
    </StepForm>
  );
}
