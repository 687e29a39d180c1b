import { useState } from "react";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";

/** A problem of a field that is found without the server. */
export type Problem = {
  readonly textKey: TranslationKey;
  readonly values?: Readonly<Record<string, string | number>>;
};

type Fields = { readonly [name: string]: unknown };
type TextName<D> = { [N in keyof D]: D[N] extends string ? N : never }[keyof D];

/**
 * The draft of a form and its problems. The draft is local to the view until one command sends it; private
 * fields of the command are sealed. A problem appears when its field loses focus or the form is submitted,
 * and disappears when the field changes.
 */
export function useForm<D extends Fields>(spec: {
  /** Prefix of the field ids. */
  id: string;
  initial: D | (() => D);
  problemOf: (name: keyof D & string, draft: D) => Problem | null;
}) {
  const { id, initial, problemOf } = spec;
  type Name = keyof D & string;
  const t = useTranslation();
  const [draft, setDraft] = useState<D>(initial);
  const [checked, setChecked] = useState<ReadonlySet<Name>>(new Set());
  const fieldId = (name: Name): string => `${id}-${name}`;
  const uncheck = (names: readonly string[]): void =>
    setChecked((previous) => new Set([...previous].filter((name) => !names.includes(name))));
  const change = (values: Partial<D>): void => {
    setDraft((previous) => ({ ...previous, ...values }));
    uncheck(Object.keys(values));
  };
  const check = (names: readonly Name[]): void =>
    setChecked((previous) => new Set([...previous, ...names]));
  const problem = (name: Name): string | undefined => {
    const fieldProblem = checked.has(name) ? problemOf(name, draft) : null;
    return fieldProblem === null ? undefined : t(fieldProblem.textKey, { ...fieldProblem.values });
  };
  /** Tabbing through an empty field does not show a problem yet. */
  const leave = (name: Name): void => {
    if (draft[name] !== "") check([name]);
  };
  return {
    draft,
    change,
    fieldId,
    /** The problem text to show at a field. */
    problem,
    /** Shows the problems of the fields (in reading order), focuses the first; true if there are none. */
    validate(names: readonly Name[]): boolean {
      check(names);
      const firstInvalid = names.find((name) => problemOf(name, draft) !== null);
      if (firstInvalid !== undefined) document.getElementById(fieldId(firstInvalid))?.focus();
      return firstInvalid === undefined;
    },
    leave,
    /** Props of a text field. */
    field(name: TextName<D> & Name) {
      return {
        id: fieldId(name),
        value: draft[name] as string,
        error: problem(name),
        onChange: (value: string) => {
          setDraft((previous) => ({ ...previous, [name]: value }));
          uncheck([name]);
        },
        onBlur: () => leave(name),
      };
    },
  };
}

/** The problem of a field that must not be empty. */
export const missing = (value: string, textKey: TranslationKey): Problem | null =>
  value.trim() === "" ? { textKey } : null;

/** Checks only the format: whether the address exists is unknown here. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
