import { useState } from "react";
import { ChooseNewPassword, LeavePasswordReset } from "../../../commands/passwordReset.ts";
import type { ResetAccount } from "../../../events/passwordReset/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import { PasswordField } from "../../components/Field.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useForm } from "../../forms/useForm.ts";
import { useSend } from "../../hooks/useSend.ts";
import { isStrong } from "./isStrong.ts";
import { StepForm } from "./StepForm.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";

/** The new password, and for which account when several share the address. */
export function PasswordStep({ accounts }: { accounts: readonly ResetAccount[] }) {
  const t = useTranslation();
  const send = useSend();
  const hasProblem = useSelect(({ passwordReset }) => passwordReset.problem !== null);
  const [chosen, setChosen] = useState<ResetAccount["userId"] | undefined>(accounts[0]?.userId);
  const form = useForm({
    id: "reset",
    initial: { password: "" },
    problemOf: (_name, { password }) =>
      isStrong(password) ? null : { textKey: "modals.passwordWeak" },
  });
  const submit = () => {
    if (!form.validate(["password"])) return;
    const account = chosen === undefined ? {} : { userId: chosen };
    send(ChooseNewPassword({ ...account, newPassword: toBeSealed(form.draft.password) }));
  };
  return (
    <StepForm
      about={t("modals.passwordText")}
      button={t("modals.setPassword")}
      onSubmit={submit}
      others={
        // A token that was used or is too old helps nobody; a new code does.
        hasProblem && (
          <Button look="quiet" size="sm" onPress={() => send(LeavePasswordReset({}))}>
            {t("modals.startAgain")}
          </Button>
        )
      }
    >
      {accounts.length > 1 && (
        <ChoiceList
          name={t("modals.whichAccount")}
          current={chosen ?? ""}
          choices={accounts.map(({ userId, maskedLogin }) => ({ id: userId, title: maskedLogin }))}
          onChoose={setChosen}
        />
      )}
      <PasswordField
        {...form.field("password")}
        label={t("modals.newPassword")}
        autoComplete="new-password"
        hint={t("modals.passwordRules")}
      />
    </StepForm>
  );
}
