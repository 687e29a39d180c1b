import type { HTMLInputAutoCompleteAttribute } from "react";
import { type Phrase, useWords } from "../../../infra/i18n.ts";
import { Field, PasswordField } from "../../components/Field.tsx";
import type { TextName } from "./draft.ts";
import { type Entry, fieldId } from "./useRegistration.ts";
import { useFault } from "./useFault.ts";

const names: readonly {
  readonly name: TextName;
  readonly label: Phrase;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
}[] = [
  { name: "name", label: "registration.name", autoComplete: "given-name" },
  { name: "surname", label: "registration.surname", autoComplete: "family-name" },
  { name: "middleName", label: "registration.middleName", autoComplete: "additional-name" },
];

/** Who the new player is, and how they will sign in. */
export function PersonFields({ entry }: { entry: Entry }) {
  const words = useWords();
  const faultText = useFault(entry);
  const { minLength } = entry.form.passwordRules;
  const of = (name: TextName) => ({
    id: fieldId(name),
    value: entry.draft[name],
    error: faultText(name),
    onChange: (value: string) => entry.change(name, value),
    onBlur: () => entry.leave(name),
  });
  return (
    <>
      <Field
        {...of("email")}
        label={words("registration.emailLabel")}
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        {...of("password")}
        label={words("session.password")}
        hint={words("registration.passwordHint", { count: minLength })}
        autoComplete="new-password"
      />
      {names
        .filter(({ name }) => entry.isShown(name))
        .map(({ name, label, autoComplete }) => (
          <Field
            key={name}
            {...of(name)}
            label={words(label)}
            hint={entry.isOptional(name) ? words("registration.optional") : undefined}
            autoComplete={autoComplete}
          />
        ))}
      <Field
        {...of("dateBirthday")}
        label={words("registration.birthday")}
        type="date"
        autoComplete="bday"
      />
    </>
  );
}
