/** The languages of a site: all of them, those that visitors do not get, and the one to fall back to. */
export type Languages = {
  readonly default: string;
  readonly available: readonly string[];
  readonly hidden: readonly string[];
};

/** What a request says about the language that its sender reads. */
export type Wish = {
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly isPlayer: boolean;
};

const mostWishes = 20;

/** Hidden languages are for players alone. [i18n-004] [i18n-005] */
function isAccepted(languages: Languages, code: string, isPlayer: boolean): boolean {
  return languages.available.includes(code) && (isPlayer || !languages.hidden.includes(code));
}

/**
 * The segments of a page's address as they should be; null when they are right. A language that is not accepted gives
 * way to the site's default; where there is none, the sender's wishes count first. [i18n-002] [i18n-006]
 */
export function rightSegments(
  segments: readonly string[],
  languages: Languages,
  wish: Wish,
): readonly string[] | null {
  const [first = ""] = segments;
  if (!/^[a-z]{2}$/i.test(first)) return [wishedLanguage(languages, wish), ...segments];
  const code = first.toLowerCase();
  const rest = segments.slice(1);
  if (!isAccepted(languages, code, wish.isPlayer))
    return [defaultLanguage(languages, wish), ...rest];
  return code === first ? null : [code, ...rest];
}

function wishedLanguage(languages: Languages, wish: Wish): string {
  const wishes = [wish.cookie, ...readerLanguages(wish.acceptLanguage ?? "")];
  const fits = (code: string | undefined): code is string =>
    code !== undefined && isAccepted(languages, code, wish.isPlayer);
  return wishes.find(fits) ?? defaultLanguage(languages, wish);
}

/** The site's default; English where it is not configured, or not for this reader. */
function defaultLanguage(languages: Languages, { isPlayer }: Wish): string {
  return isAccepted(languages, languages.default, isPlayer) ? languages.default : "en";
}

/** The languages of an Accept-Language header, the dearest first; what is in it twice or wrong does no harm. */
function readerLanguages(header: string): string[] {
  return header
    .split(",", mostWishes)
    .map((part) => {
      const [tag = "", quality = "q=1"] = part.split(";").map((one) => one.trim().toLowerCase());
      return { code: tag.split("-")[0] ?? "", weight: Number(quality.replace(/^q=/, "")) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}
