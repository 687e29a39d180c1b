import i18next, { type i18n, type ParseKeys, type TFunction } from "i18next";
import {
  createContext,
  createElement,
  type ReactNode,
  use,
  useLayoutEffect,
  useState,
} from "react";
import { spokenIn } from "../events/settings/index.ts";
import english from "./locales/en.json";
import type champsEnglish from "./locales/en.champs.json";
import type couponEnglish from "./locales/en.coupon.json";
import type cricketEnglish from "./locales/en.cricket.json";
import type cyberEnglish from "./locales/en.cyber.json";
import type historyOrdersEnglish from "./locales/en.historyOrders.json";
import type laterEnglish from "./locales/en.later.json";
import type limitsEnglish from "./locales/en.limits.json";
import type resultsEnglish from "./locales/en.results.json";
import type statisticEnglish from "./locales/en.statistic.json";

/*
 * The English texts of the first page are in the first load (`en.json`); those of all other screens load with
 * the first of them (`en.later.json`), but for those that have a file of their own, which comes with their screens.
 * Any other language loads as a whole.
 */
type English = typeof english;
type HistoryOrdersEnglish = typeof historyOrdersEnglish;
type LaterEnglish = typeof laterEnglish;
type ChampsEnglish = typeof champsEnglish;
type CouponEnglish = typeof couponEnglish;
type CricketEnglish = typeof cricketEnglish;
type CyberEnglish = typeof cyberEnglish;
type LimitsEnglish = typeof limitsEnglish;
type ResultsEnglish = typeof resultsEnglish;
type StatisticEnglish = typeof statisticEnglish;
type Part<Texts, D extends PropertyKey> = D extends keyof Texts ? Texts[D] : unknown;
type Dictionary = {
  [D in
    | keyof English
    | keyof LaterEnglish
    | keyof ChampsEnglish
    | keyof CouponEnglish
    | keyof CricketEnglish
    | keyof CyberEnglish
    | keyof HistoryOrdersEnglish
    | keyof LimitsEnglish
    | keyof ResultsEnglish
    | keyof StatisticEnglish]: Part<English, D> &
    Part<LaterEnglish, D> &
    Part<ChampsEnglish, D> &
    Part<CouponEnglish, D> &
    Part<CricketEnglish, D> &
    Part<CyberEnglish, D> &
    Part<HistoryOrdersEnglish, D> &
    Part<LimitsEnglish, D> &
    Part<ResultsEnglish, D> &
    Part<StatisticEnglish, D>;
};

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: Dictionary };
  }
}

/** A key of the dictionary, such as "coupon.place"; plural keys are given without their suffix. */
export type TranslationKey = ParseKeys;

/** i18next's own function: the text in the player's language; `count` picks the plural form. */
export type Translate = TFunction;

/** The dictionaries of this page. */
export const dictionaries: i18n[] = [];

const parts = {
  later: () => import("./locales/en.later.json"),
  champs: () => import("./locales/en.champs.json"),
  coupon: () => import("./locales/en.coupon.json"),
  cricket: () => import("./locales/en.cricket.json"),
  cyber: () => import("./locales/en.cyber.json"),
  historyOrders: () => import("./locales/en.historyOrders.json"),
  limits: () => import("./locales/en.limits.json"),
  results: () => import("./locales/en.results.json"),
  statistic: () => import("./locales/en.statistic.json"),
} as const;
type PartName = keyof typeof parts;
/** Sections that use the texts of another one: what was placed has the names of the coupon, and lists are short. */
const borrowers: Readonly<Record<string, PartName>> = {
  betsOnYour: "champs",
  pageType: "champs",
  team: "cricket",
  history: "coupon",
  openedBets: "coupon",
  powerBet: "coupon",
  sessions: "coupon",
};
const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);

/** What some screen has needed so far, in whatever language it was. */
const needed = new Set<PartName>(["later"]);
const pending = new Map<PartName, Promise<void>>();
const loadedTexts: object[] = [];

function loadPart(name: PartName): Promise<void> {
  const loading =
    pending.get(name) ??
    parts[name]().then(
      (text) => {
        loadedTexts.push(text.default);
        for (const dictionary of dictionaries) addLater(dictionary, text.default);
      },
      (error: unknown) => {
        pending.delete(name);
        throw error;
      },
    );
  pending.set(name, loading);
  return loading;
}

/**
 * Resolves when every screen without texts of its own has its texts. Rejects when they cannot be loaded; the next call
 * tries again. Only English has texts that load later.
 */
export async function allTranslations(): Promise<void> {
  if (!dictionaries.some(({ language }) => spokenIn(language) === "en")) return;
  await Promise.all([...needed].map(loadPart));
}

/** The same, with the texts of this section. */
export function translationsOf(section: string): Promise<void> {
  const name = borrowers[section] ?? section;
  if (isPart(name)) needed.add(name);
  return allTranslations();
}

const addLater = (dictionary: i18n, text: object): void => {
  dictionary.addResourceBundle("en", "translation", text, true);
};

/** The dictionary of one app; English has the texts of the first page at once. */
export function createDictionary(): i18n {
  const dictionary = i18next.createInstance();
  dictionaries.push(dictionary);
  void dictionary.init({
    lng: "en",
    fallbackLng: "en",
    resources: { en: { translation: english } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  for (const text of loadedTexts) addLater(dictionary, text);
  return dictionary;
}

/**
 * Switches to `language`, loading its texts if needed; a language without texts uses English. Rejects when
 * they cannot be loaded; the language then stays as it was. [error-003]
 */
export async function changeLanguage(dictionary: i18n, language: string): Promise<void> {
  const spoken = spokenIn(language);
  if (!dictionary.hasResourceBundle(spoken, "translation")) {
    const text = await load[spoken]();
    dictionary.addResourceBundle(spoken, "translation", text.default);
  }
  await dictionary.changeLanguage(language);
}

const load = {
  // English is always loaded.
  en: async () => ({ default: english }),
  ru: () => import("./locales/ru.json"),
} as const;

/** Locale for dates and numbers; English means international English, with the day before the month. */
export function localeOf(language: string): string {
  const spoken = spokenIn(language);
  return spoken === "en" ? "en-GB" : spoken;
}

const TranslationContext = createContext<Translate | null>(null);

/** Where i18next puts a value: `{{name}}`. Any other braces, and texts within texts, are left to it. */
const blank = /\{\{(\w+)\}\}/g;
const isOurs = (text: string): boolean => !/\{\{|\$t\(/.test(text.replace(blank, ""));

/**
 * Hundreds of cells ask for the same few words; i18next looks each of them up anew, and takes apart the text of those with
 * names in them. Only what has a count, which picks the form, goes to it each time.
 */
export function translateOf(dictionary: i18n): Translate {
  const fixed = dictionary.getFixedT(dictionary.language) as (
    key: string,
    values?: object,
  ) => string;
  /** With their blanks; undefined for what is left to i18next. */
  const words = new Map<string, string | undefined>();
  const wordOf = (key: string): string | undefined => {
    if (words.has(key)) return words.get(key);
    const text = fixed(key, { skipInterpolation: true });
    // Texts of a later part may still be missing, and then the key stands for them.
    if (text === key) return undefined;
    const word = isOurs(text) ? text : undefined;
    words.set(key, word);
    return word;
  };
  const translate = (key: string, values?: Readonly<Record<string, unknown>>): string => {
    const word = values !== undefined && "count" in values ? undefined : wordOf(key);
    if (word === undefined) return fixed(key, values);
    if (values === undefined) return word;
    return word.replace(blank, (whole, name: string) =>
      name in values ? String(values[name] ?? "") : whole,
    );
  };
  return translate as Translate;
}

/**
 * Provides `useTranslation` to everything inside it: one subscription here instead of one in each of hundreds
 * of cells. `t` changes with the language, and when the operator's own texts arrive.
 */
export function TranslationProvider(props: { dictionary: i18n; children: ReactNode }) {
  const { dictionary } = props;
  const [t, setT] = useState(() => translateOf(dictionary));
  useLayoutEffect(() => {
    const update = () => setT(() => translateOf(dictionary));
    dictionary.on("languageChanged", update);
    return () => dictionary.off("languageChanged", update);
  }, [dictionary]);
  return createElement(TranslationContext, { value: t }, props.children);
}

/** `t` of the current language; components that use it render again when the language changes. */
export function useTranslation(): Translate {
  const t = use(TranslationContext);
  if (t === null) {
    throw new Error("no TranslationProvider");
  }
  return t;
}
