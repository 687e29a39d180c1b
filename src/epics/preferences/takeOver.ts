import { mergeMap } from "rxjs";
import { PreferencesFound } from "../../events/preferences/events.ts";
import { SettingsChanged } from "../../events/settings/events.ts";
import type { Epic } from "../epic.ts";

/** Settings changed in another tab apply in this one too. */
export const takeOverSettings: Epic = {
  name: "preferences/takeOver",
  run: (deps) =>
    deps
      .on(PreferencesFound)
      .pipe(mergeMap(({ data: { settings } }) => (settings ? [SettingsChanged(settings)] : []))),
};
