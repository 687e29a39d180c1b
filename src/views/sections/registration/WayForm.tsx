import type { RegistrationType } from "../../../events/registrationForm/events.ts";
import type { RegistrationFormBody } from "../../../events/registrationForm/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { Check } from "../../components/Switch.tsx";
import { Form } from "../../forms/Form.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { usePhoneCountries } from "../login/usePhoneCountries.ts";
import { BonusChoice } from "./BonusChoice.tsx";
import { Consent } from "./Consent.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { PhoneFields } from "./PhoneFields.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { Problem } from "./Problem.tsx";
import styles from "./Registration.module.css";
import { useRegistration } from "./useRegistration.ts";
import { useFieldProblem } from "./useFieldProblem.ts";

/** The form of one way to register. The input is kept whatever the server answers. */
export function WayForm(props: { form: RegistrationFormBody; way: RegistrationType }) {
  const { form, way } = props;
  const t = useTranslation();
  const countries = usePhoneCountries();
  const entry = useRegistration(form, way, countries);
  const problemText = useFieldProblem(entry);
  const isSending = useSelect(({ registrationForm }) => registrationForm.request.tag === "sending");
  const isCodeSending = useSelect(
    ({ registrationForm }) => registrationForm.code.tag === "sending",
  );
  const isCodeNeeded = way === "phone_reg" && !entry.isCodeSent;
  return (
    <Form className={styles.form} isSending={isSending || isCodeSending} onSubmit={entry.submit}>
      <Problem way={way} />
      {way === "full_reg" && <PersonFields entry={entry} />}
      <PlaceFields entry={entry} />
      {way === "phone_reg" && <PhoneFields entry={entry} countries={countries} />}
      {entry.isShown("promoCode") && (
        <Field
          {...entry.field("promoCode")}
          label={t("registration.promoCode")}
          hint={t("registration.optional")}
          autoComplete="off"
          error={problemText("promoCode")}
        />
      )}
      <BonusChoice
        bonuses={form.bonuses}
        current={entry.draft.bonusId}
        onChoose={(id) => entry.change({ bonusId: id })}
      />
      <div className={styles.consent}>
        <Consent entry={entry} />
        {entry.hasNews && (
          <Check
            text={t("registration.news")}
            isOn={entry.draft.isNewsAccepted}
            onChange={(isOn) => entry.change({ isNewsAccepted: isOn })}
          />
        )}
      </div>
      <Button
        look="action"
        size="cta"
        isWide
        isSubmit
        isBusy={isSending || isCodeSending}
        isDisabled={way === "phone_reg" && entry.country === undefined}
      >
        {t(
          isSending
            ? "registration.creating"
            : isCodeNeeded
              ? "registration.getCode"
              : "registration.create",
        )}
      </Button>
    </Form>
  );
}
