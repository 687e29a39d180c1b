import { useMemo } from "react";
import { type Language, timeZoneOf } from "../../events/settings/index.ts";
import { localeOf, useTranslation } from "../../infra/i18n.ts";
import type { TimeView } from "../format/dates.ts";
import { useSelect } from "./useSelect.ts";

/** How times are shown to this player: locale, time zone and clock format of the settings. */
export function useTimeView(): TimeView {
  const language = useSelect(({ settings }) => settings.language);
  const timeZone = useSelect(timeZoneOf);
  const is12h = useSelect(({ settings }) => settings.is12h);
  const t = useTranslation();
  return useMemo(
    () => ({
      locale: localeOf(language as Language),
      timeZone,
      is12h,
      today: t("shell.today"),
      tomorrow: t("shell.tomorrow"),
    }),
    [language, timeZone, is12h, t],
  );
}
