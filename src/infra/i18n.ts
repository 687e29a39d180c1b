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
import type laterEnglish from "./locales/en.later.json";

/*
 * The English words of the first page are in the first load (`en.json`), those of all other screens come with
 * the first of them (`en.later.json`); a language that is not English comes whole.
 */
type English = typeof english;
type LaterEnglish = typeof laterEnglish;
type Dictionary = {
  [D in keyof English | keyof LaterEnglish]: (D extends keyof English ? English[D] : unknown) &
    (D extends keyof LaterEnglish ? LaterEnglish[D] : unknown);
};

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: Dictionary };
  }
}

/** A key of the dictionary, "coupon.place"; plurals are named without their ending. */
export type TranslationKey = ParseKeys;

/** i18next's own: the text in the language of the player; `count` picks the plural form. */
export type Translate = TFunction;

/** The dictionaries of this page. */
export const made: i18n[] = [];
let later: Promise<void> | null = null;
let deferredTexts: LaterEnglish | null = null;

/**
 * Settles when every screen has its words. Rejects when they cannot be loaded; the next call tries again.
 * Only English has words that come later.
 */
export function allTranslations(): Promise<void> {
  if (!made.some(({ language }) => spokenIn(language) === "en")) return Promise.resolve();
  later ??= import("./locales/en.later.json").then(
    (text) => {
      deferredTexts = text.default;
      for (const dictionary of made) addLater(dictionary, deferredTexts);
    },
    (error: unknown) => {
      later = null;
      throw error;
    },
  );
  return later;
}

const addLater = (dictionary: i18n, text: LaterEnglish): void => {
  dictionary.addResourceBundle("en", "translation", text, true);
};

/** The dictionaries of one app; English has the words of the first page at once. */
export function createDictionary(): i18n {
  const dictionary = i18next.createInstance();
  made.push(dictionary);
  void dictionary.init({
    lng: "en",
    fallbackLng: "en",
    resources: { en: { translation: english } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  if (deferredTexts !== null) addLater(dictionary, deferredTexts);
  return dictionary;
}

/**
 * Switches to `language`, loading its words when they are not here yet; one without words of its own speaks
 * English. Rejects when they cannot be loaded; the language then stays as it was [error-003].
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
  // English is here from the start.
  en: async () => ({ default: english }),
  ru: () => import("./locales/ru.json"),
} as const;

/** Locale for dates and numbers: English here is the English of the world, day before month. */
export function localeOf(language: string): string {
  const spoken = spokenIn(language);
  return spoken === "en" ? "en-GB" : spoken;
}

const TranslationContext = createContext<Translate | null>(null);

const translateOf = (dictionary: i18n): Translate => dictionary.getFixedT(dictionary.language);

/**
 * Gives `useTranslation` to everything inside it: one subscription here instead of one in each of hundreds of
 * cells. `t` changes with the language, and when the operator's own texts arrive.
 */
export function TranslationProvider(props: { dictionary: i18n; children: ReactNode }) {
  const { dictionary } = props;
  const [t, setT] = useState(() => translateOf(dictionary));
  useLayoutEffect(() => {
    const renew = () => setT(() => translateOf(dictionary));
    dictionary.on("languageChanged", renew);
    return () => dictionary.off("languageChanged", renew);
  }, [dictionary]);
  return createElement(TranslationContext, { value: t }, props.children);
}

/** `t` of the current language; a change of language renders its users again. */
export function useTranslation(): Translate {
  const t = use(TranslationContext);
  if (t === null) {
    throw new Error(
      "useTranslation: no TranslationProvider above this component; wrap the app in one",
    );
  }
  return t;
}
