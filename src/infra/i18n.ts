import i18next, { type i18n } from "i18next";
import {
  createContext,
  createElement,
  type ReactNode,
  use,
  useLayoutEffect,
  useState,
} from "react";
import { spokenIn } from "../events/settings/languages.ts";
import english from "./locales/en.json";
import type laterEnglish from "./locales/en.later.json";

/*
 * The English words of the first page are in the first load (`en.json`), those of all other screens come with the
 * first of them (`en.later.json`); a language that is not English comes whole.
 */
type English = typeof english;
type LaterEnglish = typeof laterEnglish;
type Dictionary = {
  [D in keyof English | keyof LaterEnglish]: (D extends keyof English ? English[D] : unknown) &
    (D extends keyof LaterEnglish ? LaterEnglish[D] : unknown);
};
type PluralOf<K extends string> = K extends `${infer Stem}_${"one" | "other"}` ? Stem : K;
type KeyOf<D extends keyof Dictionary> = `${D}.${PluralOf<keyof Dictionary[D] & string>}`;

/** A phrase of the dictionary, "coupon.place"; plural phrases are named without their ending. */
export type Phrase = { [D in keyof Dictionary]: KeyOf<D> }[keyof Dictionary];

/** The phrase in the language of the player; `count` picks the plural form. */
export type Words = (phrase: Phrase, values?: Record<string, string | number>) => string;

/** The dictionaries of this page. */
export const made: i18n[] = [];
let later: Promise<void> | null = null;
let laterWords: LaterEnglish | null = null;

/**
 * Settles when every screen has its words. Rejects when they cannot be loaded; the next call tries again.
 * Only English has words that come later.
 */
export function allWords(): Promise<void> {
  if (!made.some(({ language }) => spokenIn(language) === "en")) return Promise.resolve();
  later ??= import("./locales/en.later.json").then(
    (words) => {
      laterWords = words.default;
      for (const dictionary of made) addLater(dictionary, laterWords);
    },
    (error: unknown) => {
      later = null;
      throw error;
    },
  );
  return later;
}

const addLater = (dictionary: i18n, words: LaterEnglish): void => {
  dictionary.addResourceBundle("en", "translation", words, true);
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
  if (laterWords !== null) addLater(dictionary, laterWords);
  return dictionary;
}

/**
 * Switches to `language`, loading its words when they are not here yet; one without words of its own speaks English. Rejects when they cannot
 * be loaded; the language then stays as it was [error-003].
 */
export async function speak(dictionary: i18n, language: string): Promise<void> {
  const spoken = spokenIn(language);
  if (!dictionary.hasResourceBundle(spoken, "translation")) {
    const words = await load[spoken]();
    dictionary.addResourceBundle(spoken, "translation", words.default);
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

const WordsContext = createContext<Words | null>(null);

const wordsOf = (dictionary: i18n): Words => {
  const speak = dictionary.getFixedT(dictionary.language);
  return (phrase, values) => speak(phrase, values ?? {});
};

/**
 * Gives `useWords` to everything inside it; one subscription here spares hundreds of cells theirs. The words are others when
 * the language is, and when the operator's own texts have come.
 */
export function WordsProvider(props: { dictionary: i18n; children: ReactNode }) {
  const { dictionary } = props;
  const [words, setWords] = useState(() => wordsOf(dictionary));
  useLayoutEffect(() => {
    const renew = () => setWords(() => wordsOf(dictionary));
    dictionary.on("languageChanged", renew);
    return () => dictionary.off("languageChanged", renew);
  }, [dictionary]);
  return createElement(WordsContext, { value: words }, props.children);
}

/** The words of the current language; a change of language renders its users again. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (words === null) {
    throw new Error("useWords: no WordsProvider above this component; wrap the app in one");
  }
  return words;
}
