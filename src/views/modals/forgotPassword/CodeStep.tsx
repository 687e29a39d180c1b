import {
  AskPasswordReset,
  LeavePasswordReset,
  TypeResetCode,
} from "../../../commands/passwordReset.ts";
import type { PasswordResetState } from "../../../events/passwordReset/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useForm } from "../../forms/useForm.ts";
import { useSend } from "../../hooks/useSend.ts";
import { StepForm } from "./StepForm.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";

type Step = Extract<PasswordResetState["step"], { readonly tag: "code" }>;

/** Asks for the code, which is sent only if an account has the address. */
export function CodeStep({ step: { email, codeLength } }: { step: Step }) {
  const t = useTranslation();
  const send = useSend();
  const isSending = useSelect(({ passwordReset }) => passwordReset.isSending);
  const form = useForm({
    id: "reset",
    initial: { code: "" },
    problemOf: (_name, { code }) =>
      code.length === codeLength
        ? null
        : { textKey: "modals.codeShort", values: { count: codeLength } },
  });
  const submit = () => {
    if (form.validate(["code"])) send(TypeResetCode({ code: toBeSealed(form.draft.code) }));
  };
  return (
    <StepForm
      about={t("modals.codeText")}
      button={t("modals.checkCode")}
      onSubmit={submit}
      others={
        <>
          <Button
            look="quiet"
            size="sm"
            isDisabled={isSending}
            onPress={() => send(AskPasswordReset({ email }))}
          >
            {t("modals.newCode")}
          </Button>
          <Button look="quiet" size="sm" onPress={() => send(LeavePasswordReset({}))}>
            {t("modals.otherEmail")}
          </Button>
        </>
      }
    >
      <Field
        {...form.field("code")}
        label={t("modals.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(text) => form.change({ code: text.replace(/\D/g, "").slice(0, codeLength) })}
      />
    </StepForm>
  );
}
