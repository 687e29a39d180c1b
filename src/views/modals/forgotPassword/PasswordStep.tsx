import { useState } from "react";
import { ChooseNewPassword, LeavePasswordReset } from "../../../commands/passwordReset.ts";
import type { ResetAccount } from "../../../events/passwordReset/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import { PasswordField } from "../../components/Field.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
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
  const [password, setPassword] = useState("");
  const [isFaulty, setIsFaulty] = useState(false);
  const submit = () => {
    setIsFaulty(!isStrong(password));
    const whose = chosen === undefined ? {} : { userId: chosen };
    if (isStrong(password))
      send(ChooseNewPassword({ ...whose, newPassword: toBeSealed(password) }));
    else document.querySelector<HTMLElement>("#reset-password")?.focus();
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
        id="reset-password"
        label={t("modals.newPassword")}
        autoComplete="new-password"
        value={password}
        hint={t("modals.passwordRules")}
        error={isFaulty ? t("modals.passwordWeak") : undefined}
        onChange={(value) => {
          setPassword(value);
          setIsFaulty(false);
        }}
      />
    </StepForm>
  );
}
