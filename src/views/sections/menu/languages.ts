import { languages as spokenLanguages } from "../../../events/settings/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** A language that can be chosen, by its own name. */
export type OfferedLanguage = { readonly code: string; readonly name: string };

/** Those of the site, less what it hides from visitors; before it has told, those that we have words for. [i18n-006] */
export function useLanguages(): readonly OfferedLanguage[] {
  const site = useSelect(({ shell }) => shell.config?.languages);
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  const isHidden = (code: string) => !isPlayer && site?.hidden?.includes(code) === true;
  return (site?.available ?? spokenLanguages)
    .filter((code) => !isHidden(code))
    .map((code) => ({
      code,
      name: site?.items?.find((item) => item.code === code)?.name ?? nameOf(code),
    }));
}

export const languageName = (languages: readonly OfferedLanguage[], wanted: string): string =>
  languages.find(({ code }) => code === wanted)?.name ?? nameOf(wanted);

/** A language in its own words. */
function nameOf(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
