import type { HTMLInputAutoCompleteAttribute } from "react";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { Field, PasswordField } from "../../components/Field.tsx";
import type { TextName } from "./draft.ts";
import type { Entry } from "./useRegistration.ts";
import { useFieldProblem } from "./useFieldProblem.ts";

const names: readonly {
  readonly name: TextName;
  readonly label: TranslationKey;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
}[] = [
  { name: "name", label: "registration.name", autoComplete: "given-name" },
  { name: "surname", label: "registration.surname", autoComplete: "family-name" },
  { name: "middleName", label: "registration.middleName", autoComplete: "additional-name" },
];

/** Credentials and personal data of the new player. */
export function PersonFields({ entry }: { entry: Entry }) {
  const t = useTranslation();
  const problemText = useFieldProblem(entry);
  const { minLength } = entry.body.passwordRules;
  const fieldProps = (name: TextName) => ({ ...entry.field(name), error: problemText(name) });
  return (
    <>
      <Field
        {...fieldProps("email")}
        label={t("registration.emailLabel")}
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        {...fieldProps("password")}
        label={t("session.password")}
        hint={t("registration.passwordHint", { count: minLength })}
        autoComplete="new-password"
      />
      {names
        .filter(({ name }) => entry.isShown(name))
        .map(({ name, label, autoComplete }) => (
          <Field
            key={name}
            {...fieldProps(name)}
            label={t(label)}
            hint={entry.isOptional(name) ? t("registration.optional") : undefined}
            autoComplete={autoComplete}
          />
        ))}
      <Field
        {...fieldProps("dateBirthday")}
        label={t("registration.birthday")}
        type="date"
        autoComplete="bday"
      />
    </>
  );
}
