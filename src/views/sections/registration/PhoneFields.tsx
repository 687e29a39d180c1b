import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { Note } from "../../components/Note.tsx";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { PhoneLogin } from "../login/PhoneLogin.tsx";
import { refusalText } from "./refusal.ts";
import styles from "./Registration.module.css";
import type { Entry } from "./useRegistration.ts";
import { useFieldProblem } from "./useFieldProblem.ts";

/** The phone number, and the code that was sent to it. */
export function PhoneFields(props: { entry: Entry; countries: readonly PhoneCountry[] }) {
  const { entry, countries } = props;
  const t = useTranslation();
  const problemText = useFieldProblem(entry);
  const code = useSelect(({ registrationForm }) => registrationForm.code);
  return (
    <>
      <PhoneLogin
        id={entry.fieldId("phone")}
        countries={countries}
        country={entry.country}
        digits={entry.draft.phone}
        error={problemText("phone")}
        onChange={entry.changePhone}
        onBlur={() => entry.leave("phone")}
      />
      <div className={styles.problem} role="alert">
        {entry.isCodeAsked && code.error !== null && (
          <Note status="error">{refusalText(code.error, t)}</Note>
        )}
      </div>
      {entry.isCodeSent && (
        <>
          <Field
            {...entry.field("code")}
            label={t("registration.code")}
            hint={t("registration.codeSent", { count: code.length })}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={problemText("code")}
            onChange={(value) => entry.change({ code: value.replace(/\D/g, "") })}
          />
          <Button look="quiet" isBusy={code.tag === "sending"} onPress={entry.askCode}>
            {t("registration.codeAgain")}
          </Button>
        </>
      )}
    </>
  );
}
