// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { createRoot } from "react-dom/client";
import {
  changeLanguage,
  createDictionary,
  type Translate,
  type TranslationKey,
  TranslationProvider,
  useTranslation,
} from "../../src/infra/i18n.ts";

/** The provider's `t`, as it is now. */
function translating() {
  const dictionary = createDictionary();
  const lookedUp = vi.fn();
  const { getFixedT } = dictionary;
  vi.spyOn(dictionary, "getFixedT").mockImplementation(((language: string) => {
    const fixed = getFixedT(language) as (key: string, values?: object) => string;
    return (key: string, values?: object) => {
      lookedUp(key);
      return fixed(key, values);
    };
  }) as typeof getFixedT);
  const heard = vi.fn<(t: Translate) => void>();
  const Reader = ({ hear }: { hear: (t: Translate) => void }) => {
    hear(useTranslation());
    return null;
  };
  const root = createRoot(document.createElement("div"));
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <TranslationProvider dictionary={dictionary}>
        <Reader hear={heard} />
      </TranslationProvider>,
    ),
  );
  const word = (key: string, values?: Readonly<Record<string, unknown>>): string => {
    const t = heard.mock.lastCall?.[0];
    if (t === undefined) throw new Error("the provider has rendered nothing");
    return values === undefined ? t(key as TranslationKey) : t(key as TranslationKey, values);
  };
  return { dictionary, lookedUp, word };
}

it("a word is looked up once, in each language anew", async () => {
  const { dictionary, lookedUp, word } = translating();
  expect([word("shell.title"), word("shell.title")]).toEqual(["Touchline", "Touchline"]);
  expect(word("shell.home")).toBe(word("shell.home"));
  const english = word("shell.home");
  expect(lookedUp).toHaveBeenCalledTimes(2);
  await act(() => changeLanguage(dictionary, "ru"));
  expect(word("shell.home")).not.toBe(english);
});

it("a word that is missing is looked up again until it has come", () => {
  const { dictionary, word } = translating();
  expect(word("late.word")).toBe("late.word");
  dictionary.addResource("en", "translation", "late.word", "Here");
  expect(word("late.word")).toBe("Here");
});

it("a text with values has those of each call", () => {
  const { dictionary, word } = translating();
  dictionary.addResource("en", "translation", "late.sum", "{{n}} left");
  expect([word("late.sum", { n: 1 }), word("late.sum", { n: 2 })]).toEqual(["1 left", "2 left"]);
});
