import { useState } from "react";
import { hasArrived } from "../../../events/runtime/index.ts";
import type { SignInForm } from "../../../events/auth/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Field, PasswordField } from "../../components/Field.tsx";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { ForgotPasswordLink } from "../../modals/ForgotPasswordLink.tsx";
import { Check } from "../../components/Switch.tsx";
import { Form } from "../../forms/Form.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Login.module.css";
import { PhoneLogin } from "./PhoneLogin.tsx";
import { Problem } from "./Problem.tsx";
import { usePhoneCountries } from "./usePhoneCountries.ts";
import { useSignInForm } from "./useSignInForm.ts";
import { Ways } from "./Ways.tsx";
import { useForms } from "./useForms.ts";

/** Log in with a login or a phone number, and a password. */
export function LoginForm() {
  const t = useTranslation();
  const forms = useForms();
  const countries = usePhoneCountries();
  const lastForm = useSelect(({ auth }) => auth.currentForm);
  const isSending = useSelect(({ auth }) => auth.request.tag === "sending");
  const isLoaded = useSelect((state) => hasArrived(state, "auth"));
  const [chosenForm, setChosenForm] = useState<SignInForm>(lastForm);
  const [pickedCountry, setPickedCountry] = useState<PhoneCountry>();
  const form = forms.includes(chosenForm) ? chosenForm : (forms[0] ?? "login_password");
  const country = pickedCountry ?? countries[0];
  const entry = useSignInForm(form, country);
  return (
    <Form className={styles.form} isSending={isSending} onSubmit={entry.submit}>
      {forms.length > 1 && <Ways form={form} forms={forms} onChoose={setChosenForm} />}
      <Problem />
      {form === "login_password" ? (
        <Field {...entry.field("login")} label={t("session.login")} autoComplete="username" />
      ) : (
        <PhoneLogin
          id={entry.fieldId("phone")}
          countries={countries}
          country={country}
          digits={entry.draft.phone}
          error={entry.problem("phone")}
          onChange={(phone, nextCountry) => {
            entry.change({ phone });
            setPickedCountry(nextCountry);
          }}
          onBlur={() => entry.leave("phone")}
        />
      )}
      <PasswordField {...entry.field("password")} label={t("session.password")} />
      <Check
        text={t("session.stay")}
        isOn={entry.draft.isRemembered}
        onChange={(isRemembered) => entry.change({ isRemembered })}
      />
      <Button
        look="action"
        size="cta"
        isWide
        isSubmit
        isBusy={isSending || !isLoaded}
        isDisabled={form === "phone_password" && country === undefined}
      >
        {t(isSending ? "session.loggingIn" : "session.logIn")}
      </Button>
      <ForgotPasswordLink />
    </Form>
  );
}
