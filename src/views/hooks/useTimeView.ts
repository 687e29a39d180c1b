import { useMemo } from "react";
import { type Language, localeOf } from "../../infra/i18n.ts";
import type { TimeView } from "../format/dates.ts";
import { zoneAt } from "../format/zone.ts";
import { useSelect } from "./useSelect.ts";

/** How this player reads times: the language of the settings, the zone of the phone. */
export function useTimeView(): TimeView {
  const language = useSelect(({ settings }) => settings.language);
  const startedAt = useSelect(({ shell }) => shell.startedAt);
  return useMemo(
    () => ({ locale: localeOf(language as Language), timeZone: zoneAt(startedAt), is12h: false }),
    [language, startedAt],
  );
}
