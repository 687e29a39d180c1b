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

/** Who the new player is, and how they will sign in. */
export function PersonFields({ entry }: { entry: Entry }) {
  const t = useTranslation();
  const problemText = useFieldProblem(entry);
  const { minLength } = entry.body.passwordRules;
  const of = (name: TextName) => ({ ...entry.field(name), error: problemText(name) });
  return (
    <>
      <Field
        {...of("email")}
        label={t("registration.emailLabel")}
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        {...of("password")}
        label={t("session.password")}
        hint={t("registration.passwordHint", { count: minLength })}
        autoComplete="new-password"
      />
      {names
        .filter(({ name }) => entry.isShown(name))
        .map(({ name, label, autoComplete }) => (
          <Field
            key={name}
            {...of(name)}
            label={t(label)}
            hint={entry.isOptional(name) ? t("registration.optional") : undefined}
            autoComplete={autoComplete}
          />
        ))}
      <Field
        {...of("dateBirthday")}
        label={t("registration.birthday")}
        type="date"
        autoComplete="bday"
      />
    </>
  );
}
