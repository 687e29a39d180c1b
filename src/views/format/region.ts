import { localeOf } from "../../infra/i18n.ts";

/** Name of a country by its two letters, "Norway"; other codes stay as they are. */
export function regionName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([localeOf(language)], { type: "region" }).of(code) ?? code;
}
