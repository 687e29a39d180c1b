import { useState } from "react";
import type { SignInForm } from "../../../events/auth/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Field, PasswordField } from "../../components/Field.tsx";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { ForgotPasswordLink } from "../../modals/ForgotPasswordLink.tsx";
import { Check } from "../../components/Switch.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Login.module.css";
import { PhoneLogin } from "./PhoneLogin.tsx";
import { Problem } from "./Problem.tsx";
import { usePhoneCountries } from "./usePhoneCountries.ts";
import { fieldId, useSignInForm } from "./useSignInForm.ts";
import { Ways } from "./Ways.tsx";
import { useForms } from "./useForms.ts";

/** Login or phone with a password. */
export function LoginForm() {
  const t = useTranslation();
  const forms = useForms();
  const countries = usePhoneCountries();
  const last = useSelect(({ auth }) => auth.currentForm);
  const isSending = useSelect(({ auth }) => auth.request.tag === "sending");
  const [chosen, setChosen] = useState<SignInForm>(last);
  const [picked, setPicked] = useState<PhoneCountry>();
  const form = forms.includes(chosen) ? chosen : (forms[0] ?? "login_password");
  const country = picked ?? countries[0];
  const { element, fields, faults, ...entry } = useSignInForm(form, country);
  const faultText = (name: keyof typeof fields) => {
    const fault = faults[name];
    return fault === undefined ? undefined : t(fault, { example: country?.mask ?? "" });
  };
  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) entry.submit();
      }}
    >
      {forms.length > 1 && <Ways form={form} forms={forms} onChoose={setChosen} />}
      <Problem />
      {form === "login_password" ? (
        <Field
          id={fieldId("login")}
          label={t("session.login")}
          value={fields.login}
          autoComplete="username"
          error={faultText("login")}
          onChange={(value) => entry.change("login", value)}
          onBlur={() => entry.leave("login")}
        />
      ) : (
        <PhoneLogin
          countries={countries}
          country={country}
          digits={fields.phone}
          error={faultText("phone")}
          onChange={(digits, next) => {
            entry.change("phone", digits);
            setPicked(next);
          }}
          onBlur={() => entry.leave("phone")}
        />
      )}
      <PasswordField
        id={fieldId("password")}
        label={t("session.password")}
        value={fields.password}
        error={faultText("password")}
        onChange={(value) => entry.change("password", value)}
      />
      <Check text={t("session.stay")} isOn={entry.isRemembered} onChange={entry.setIsRemembered} />
      <Button look="action" size="cta" isWide isSubmit isBusy={isSending}>
        {t(isSending ? "session.loggingIn" : "session.logIn")}
      </Button>
      <ForgotPasswordLink />
    </form>
  );
}
