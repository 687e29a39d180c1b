import { useState } from "react";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";

/** What is wrong with a field, found without asking the server. */
export type Problem = {
  readonly textKey: TranslationKey;
  readonly values?: Readonly<Record<string, string | number>>;
};

type Fields = { readonly [name: string]: unknown };
type TextName<D> = { [N in keyof D]: D[N] extends string ? N : never }[keyof D];

/**
 * The draft of a form and its problems. Drafts stay in the view; a form leaves it by one command, whose private fields
 * are sealed. A problem is shown once its field was left or the form was submitted, and goes when the field is changed.
 */
export function useForm<D extends Fields>(spec: {
  /** The ids of the fields begin with it. */
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
    setChecked((before) => new Set([...before].filter((name) => !names.includes(name))));
  const change = (values: Partial<D>): void => {
    setDraft((before) => ({ ...before, ...values }));
    uncheck(Object.keys(values));
  };
  const check = (names: readonly Name[]): void =>
    setChecked((before) => new Set([...before, ...names]));
  const problem = (name: Name): string | undefined => {
    const found = checked.has(name) ? problemOf(name, draft) : null;
    return found === null ? undefined : t(found.textKey, { ...found.values });
  };
  /** An empty field that was only passed through has no problem yet. */
  const leave = (name: Name): void => {
    if (draft[name] !== "") check([name]);
  };
  return {
    draft,
    change,
    fieldId,
    /** The text to show at a field. */
    problem,
    /** Shows the problems of these fields, in reading order, and focuses the first; whether there are none. */
    validate(names: readonly Name[]): boolean {
      check(names);
      const first = names.find((name) => problemOf(name, draft) !== null);
      if (first !== undefined) document.getElementById(fieldId(first))?.focus();
      return first === undefined;
    },
    leave,
    /** What a field of text needs. */
    field(name: TextName<D> & Name) {
      return {
        id: fieldId(name),
        value: draft[name] as string,
        error: problem(name),
        onChange: (value: string) => {
          setDraft((before) => ({ ...before, [name]: value }));
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

/** The form of an address is all that can be checked here. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
