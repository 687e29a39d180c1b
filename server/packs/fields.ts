import * as t from "io-ts";

export const text = (name: string, isRight: (value: string) => boolean) =>
  t.refinement(t.string, isRight, name);

export const Day = text("a day as YYYY-MM-DD", (value) => {
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
});
/** A host and a path, as it is cited; `…` stands for a part of a long path. */
const Address = text("the address of a page", (value) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/u.test(value),
);
export const Words = text("words", (value) => value.trim().length > 2);

/** A mistyped `isSecondHand` would put a figure in force that is none: no field is left unread. */
export const only = <C extends t.Mixed>(names: readonly string[], fields: C) =>
  t.intersection([
    t.refinement(
      t.object,
      (value) => Object.keys(value).every((name) => names.includes(name)),
      `no other fields than ${names.join(", ")}`,
    ),
    fields,
  ]);

export const Source = only(
  ["url", "clause"],
  t.intersection([t.type({ url: Address }), t.partial({ clause: Words })]),
);

/** The name of a time zone, such as Europe/Berlin. */
export const Zone = text("the name of a time zone", (value) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }).format() !== "";
  } catch {
    return false;
  }
});
