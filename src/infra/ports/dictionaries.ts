import type { Entry } from "../../events/define.ts";
import { Dictionaries } from "../../events/dictionaries/events.ts";
import { dictionaries } from "../i18n.ts";

/** Groups of the app's own texts whose keys are known to operators. */
const groups = ["shell", "notifications"] as const;

/** Replaces the app's texts with the operator's texts under the same keys. [sections-009] [sections-010] */
export function operatorTextsPort(entry: Entry): void {
  if (!Dictionaries.answered.is(entry)) return;
  const { ask, body } = entry.data;
  const texts = Object.values(body).flatMap((dictionary) =>
    Object.entries(dictionary).filter(([key]) => key.startsWith("main_")),
  );
  if (texts.length === 0) return;
  for (const dictionary of dictionaries) {
    const bundle: unknown = dictionary.getResourceBundle(ask.lng, "translation");
    const changed = groups.map((group) => [
      group,
      { ...groupOf(bundle, group), ...Object.fromEntries(texts) },
    ]);
    dictionary.addResourceBundle(ask.lng, "translation", Object.fromEntries(changed));
    dictionary.emit("languageChanged", dictionary.language);
  }
}

const groupOf = (bundle: unknown, group: string): object => {
  const own: unknown =
    typeof bundle === "object" && bundle !== null ? Reflect.get(bundle, group) : null;
  return typeof own === "object" && own !== null ? own : {};
};
