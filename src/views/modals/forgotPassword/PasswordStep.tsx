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

/** Asks for the new password, and for the account if several share the address. */
export function PasswordStep({ accounts }: { accounts: readonly ResetAccount[] }) {
  const t = useTranslation();
  const send = useSend();
  const hasProblem = useSelect(({ passwordReset }) => passwordReset.problem !== null);
  const [chosenUserId, setChosenUserId] = useState<ResetAccount["userId"] | undefined>(
    accounts[0]?.userId,
  );
  const form = useForm({
    id: "reset",
    initial: { password: "" },
    problemOf: (_name, { password }) =>
      isStrong(password) ? null : { textKey: "modals.passwordWeak" },
  });
  const submit = () => {
    if (!form.validate(["password"])) return;
    const account = chosenUserId === undefined ? {} : { userId: chosenUserId };
    send(ChooseNewPassword({ ...account, newPassword: toBeSealed(form.draft.password) }));
  };
  return (
    <StepForm
      about={t("modals.passwordText")}
      button={t("modals.setPassword")}
      onSubmit={submit}
      others={
        // A used or expired token cannot be retried; the player needs a new code.
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
          current={chosenUserId ?? ""}
          choices={accounts.map(({ userId, maskedLogin }) => ({ id: userId, title: maskedLogin }))}
          onChoose={setChosenUserId}
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
