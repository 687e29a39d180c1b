import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/events/settings/languages.ts";
import {
  allTranslations,
  createDictionary,
  localeOf,
  changeLanguage,
} from "../../src/infra/i18n.ts";
import english from "../../src/infra/locales/en.json";
import { errorMessage } from "../../src/views/format/errorMessage.ts";

type Flat = Readonly<Record<string, string>>;
const flat = (dictionary: Record<string, Record<string, string>>): Flat =>
  Object.fromEntries(
    Object.entries(dictionary).flatMap(([domain, textKeys]) =>
      Object.entries(textKeys).map(([key, text]) => [`${domain}.${key}`, text] as const),
    ),
  );
const fileOf = (name: string): Flat =>
  flat(JSON.parse(readFileSync(`src/infra/locales/${name}.json`, "utf8")));
/** English has three parts, any other language one. */
const read = (language: string): Flat =>
  language === "en"
    ? {
        ...fileOf("en"),
        ...fileOf("en.later"),
        ...fileOf("en.coupon"),
        ...fileOf("en.limits"),
        ...fileOf("en.results"),
        ...fileOf("en.champs"),
        ...fileOf("en.statistic"),
      }
    : fileOf(language);

const stemOf = (key: string): string => key.replace(/_(one|few|many|other)$/, "");
const isPlural = (key: string): boolean => stemOf(key) !== key;
const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1] ?? "").sort();

describe("dictionaries", () => {
  const en = read("en");

  it.each(languages)("%s has every phrase, and no others", (language) => {
    const stems = (words: Flat) => [...new Set(Object.keys(words).map(stemOf))].sort();
    expect(stems(read(language))).toStrictEqual(stems(en));
  });

  it.each(languages)("%s has every plural form its rules need", (language) => {
    const words = read(language);
    const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    for (const stem of new Set(Object.keys(words).filter(isPlural).map(stemOf))) {
      const present = Object.keys(words).filter((key) => isPlural(key) && stemOf(key) === stem);
      expect(present.map((key) => key.slice(stem.length + 1)).sort(), stem).toStrictEqual(forms);
    }
  });

  it.each(languages)("%s has the same placeholders in every phrase", (language) => {
    for (const [key, text] of Object.entries(read(language))) {
      const model = en[key] ?? en[`${stemOf(key)}_other`] ?? "";
      expect(placeholders(text), key).toStrictEqual(placeholders(model));
    }
  });

  it.each(languages)("%s is calm: no empty phrase, exclamation mark or stray space", (language) => {
    for (const [key, text] of Object.entries(read(language))) {
      expect(text, key).toMatch(/^[^\s!][^!]*$/);
      expect(text, key).not.toMatch(/\s$|\s{2}/);
    }
  });
});

describe("a dictionary in use", () => {
  it("has the first page's English at once, and all of it on request", async () => {
    const { t } = createDictionary();
    expect(t("shell.home")).toBe(english.shell.home);
    expect(t("coupon.bets", { count: 1 })).toBe("coupon.bets");
    await allTranslations();
    expect(t("coupon.bets", { count: 1 })).toBe("1 bet");
    expect(t("coupon.bets", { count: 4 })).toBe("4 bets");
    expect(createDictionary().t("coupon.bets", { count: 2 })).toBe("2 bets");
  });

  it("loads Russian on request and picks its plural forms [i18n-008]", async () => {
    const dictionary = createDictionary();
    await changeLanguage(dictionary, "ru");
    expect([1, 3, 5, 21].map((count) => dictionary.t("coupon.bets", { count }))).toStrictEqual([
      "1 ставка",
      "3 ставки",
      "5 ставок",
      "21 ставка",
    ]);
    await changeLanguage(dictionary, "en");
    expect(dictionary.t("shell.home")).toBe(english.shell.home);
  });

  it("formats English dates day before month", () => {
    expect(languages.map(localeOf)).toStrictEqual(["en-GB", "ru"]);
  });
});

describe("the texts of errors", () => {
  /** Codes of the contract's table that the screens of this product never meet. */
  const foreign = new Set([2011, 2012, 2013]);
  const table = readFileSync("contract/README.md", "utf8").split("\n## Errors")[1] ?? "";
  const codes = [...table.matchAll(/^\| [\d, X]+ \| ([\d, –]+) \|/gm)].flatMap((row) =>
    (row[1] ?? "").split(",").flatMap((part) => {
      const [from = 0, to = from] = part.split("–").map(Number);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );
  const met = codes.filter((code) => code < 3000 && !foreign.has(code));

  it("exist for the codes of the contract", () => {
    expect(met).toEqual(expect.arrayContaining([100, 20, 1006, 2001, 2010, 2014, 70, 1]));
  });

  it.each(met)("are specific to code %i, and say what to do", (code) => {
    const textKey = errorMessage({ code, status: 400 });
    expect(textKey).toBe(`errors.c${code}`);
    expect(createDictionary().t(textKey)).not.toBe(textKey);
  });

  it("follow the HTTP status for an unknown code", () => {
    const textKeys = [0, 401, 403, 404, 409, 429, 451, 503, 500, 502, 418].map((status) =>
      errorMessage({ code: 987_654, status }),
    );
    expect(textKeys).toStrictEqual([
      "errors.network",
      "errors.c20",
      "errors.c30",
      "errors.c40",
      "errors.c50",
      "errors.c60",
      "errors.c45",
      "errors.c70",
      "errors.server",
      "errors.server",
      "errors.request",
    ]);
  });
});
