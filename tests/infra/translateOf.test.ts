import { describe, expect, it } from "vitest";
import { readdirSync, readFileSync } from "node:fs";
import { changeLanguage, createDictionary, translateOf } from "../../src/infra/i18n.ts";

const folder = "src/infra/locales";
const textsOf = (file: string): [string, string][] => {
  const flat = (path: string, value: unknown): [string, string][] =>
    typeof value === "string"
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([name, inner]) =>
          flat(path === "" ? name : `${path}.${name}`, inner),
        );
  return flat("", JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
};
const blanksOf = (text: string) => Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name);

async function dictionaryOf(language: string) {
  const dictionary = createDictionary();
  await changeLanguage(dictionary, language);
  const files = readdirSync(folder).filter((file) => file.startsWith(language));
  for (const file of files) {
    const texts = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
    dictionary.addResourceBundle(language, "translation", texts, true);
  }
  return { dictionary, texts: files.flatMap(textsOf) };
}

describe("texts of the dictionary", () => {
  it.each(["en", "ru"])("are in %s word for word those of i18next", async (language) => {
    const { dictionary, texts } = await dictionaryOf(language);
    const translate = translateOf(dictionary);
    const filled = texts.filter(([, text]) => blanksOf(text).length > 0);
    expect(filled.length).toBeGreaterThan(200);
    for (const [key, text] of texts) {
      // What a player calls himself is no pattern and no text of ours.
      const values = Object.fromEntries(
        blanksOf(text).map((name) => [name, `$& {{${name}}} $t(a)`]),
      );
      const known = key as "coupon.place";
      for (const given of [
        values,
        {},
        Object.fromEntries(blanksOf(text).map((name) => [name, null])),
      ])
        expect(translate(known, given)).toBe(dictionary.t(known, given));
    }
  });

  it("take from i18next what it alone can put together, and what has not arrived yet", () => {
    const dictionary = createDictionary();
    dictionary.addResourceBundle("en", "translation", {
      own: { inner: "Odds", nested: "$t(own.inner) of {{name}}", formed: "{{ name }}!" },
    });
    const translate = translateOf(dictionary) as (key: string, values?: object) => string;
    expect(translate("own.nested", { name: "Ada" })).toBe("Odds of Ada");
    expect(translate("own.formed", { name: "Ada" })).toBe("Ada!");
    expect(translate("own.late", { name: "Ada" })).toBe("own.late");
    dictionary.addResourceBundle("en", "translation", { own: { late: "Here, {{name}}" } }, true);
    expect(translate("own.late", { name: "Ada" })).toBe("Here, Ada");
  });
});
