import { languages as spokenLanguages } from "../../../events/settings/index.ts";
import { nativeName } from "../../format/nativeName.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** A language to choose, with its native name. */
export type OfferedLanguage = { readonly code: string; readonly name: string };

/**
 * Languages of the site, minus those hidden from visitors; until the config is loaded, those we have
 * translations for. [i18n-006]
 */
export function useLanguages(): readonly OfferedLanguage[] {
  const site = useSelect(({ shell }) => shell.config?.languages);
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  const isHidden = (code: string) => !isPlayer && site?.hidden?.includes(code) === true;
  return (site?.available ?? spokenLanguages)
    .filter((code) => !isHidden(code))
    .map((code) => ({
      code,
      name: site?.items?.find((item) => item.code === code)?.name ?? nativeName(code),
    }));
}

export const languageName = (languages: readonly OfferedLanguage[], current: string): string =>
  languages.find(({ code }) => code === current)?.name ?? nativeName(current);
