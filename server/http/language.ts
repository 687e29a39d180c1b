/** The languages of a site: all of them, those hidden from visitors, and the default. */
export type Languages = {
  readonly default: string;
  readonly available: readonly string[];
  readonly hidden: readonly string[];
};

/** What a request says about the client's preferred language. */
export type Visitor = {
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly isPlayer: boolean;
};

const maxPreferences = 20;

/** Hidden languages are only for players. [i18n-004] [i18n-005] */
function isAccepted(languages: Languages, code: string, isPlayer: boolean): boolean {
  return languages.available.includes(code) && (isPlayer || !languages.hidden.includes(code));
}

/**
 * The corrected segments of a page address; null if they are correct. A language that is not accepted is
 * replaced by the site's default; a missing one is chosen by the client's preferences first. [i18n-002]
 * [i18n-006]
 */
export function rightSegments(
  segments: readonly string[],
  languages: Languages,
  visitor: Visitor,
): readonly string[] | null {
  const [first = ""] = segments;
  if (!/^[a-z]{2}$/i.test(first)) return [preferredLanguage(languages, visitor), ...segments];
  const code = first.toLowerCase();
  const path = segments.slice(1);
  if (!isAccepted(languages, code, visitor.isPlayer))
    return [defaultLanguage(languages, visitor), ...path];
  return code === first ? null : [code, ...path];
}

function preferredLanguage(languages: Languages, visitor: Visitor): string {
  const preferences = [visitor.cookie, ...acceptedLanguages(visitor.acceptLanguage ?? "")];
  const fits = (code: string | undefined): code is string =>
    code !== undefined && isAccepted(languages, code, visitor.isPlayer);
  return preferences.find(fits) ?? defaultLanguage(languages, visitor);
}

/** The site's default; English if it is not configured or not accepted for this client. */
function defaultLanguage(languages: Languages, { isPlayer }: Visitor): string {
  return isAccepted(languages, languages.default, isPlayer) ? languages.default : "en";
}

/**
 * The languages of an Accept-Language header, most preferred first; duplicate or invalid entries do no harm.
 */
function acceptedLanguages(header: string): string[] {
  return header
    .split(",", maxPreferences)
    .map((entry) => {
      const [tag = "", quality = "q=1"] = entry.split(";").map((text) => text.trim().toLowerCase());
      return { code: tag.split("-")[0] ?? "", weight: Number(quality.replace(/^q=/, "")) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ code }) => code);
}
