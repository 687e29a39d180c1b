import { readdirSync, readFileSync } from "node:fs";

type Translate = Readonly<Record<string, Readonly<Record<string, string>>>>;

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [..."aáeéiíoóuúcčsšzžnňgğyýAÁEÉIÍOÓUÚCČSŠZŽNŇ"].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
);

/**
 * A phrase in a pseudo language: in brackets that no other text uses, with accents, and 40 % longer.
 * Placeholders stay as they are.
 */
function pseudo(text: string): string {
  const accented = text
    .split(/({{\w+}})/)
    .map((part) =>
      part.startsWith("{{") ? part : [...part].map((letter) => accents[letter] ?? letter).join(""),
    )
    .join("");
  const more = Math.ceil(text.replace(/{{\w+}}/g, "").length * 0.4);
  // Padded with several words, like a translation, and not with one word that cannot wrap.
  const padding = "öü ëï åß "
    .repeat(Math.ceil(more / 3))
    .slice(0, more)
    .trim();
  return `⟦${accented}${padding === "" ? "" : ` ${padding}`}⟧`;
}

const read = (name: string): Translate =>
  JSON.parse(readFileSync(`src/infra/locales/${name}`, "utf8")) as Translate;

/** All texts of the app in the pseudo language. */
export function pseudoTexts(): Translate {
  const files = readdirSync("src/infra/locales")
    .filter((file) => file.startsWith("en."))
    .map(read);
  const domains = new Set(files.flatMap(Object.keys));
  return Object.fromEntries(
    [...domains].map((domain) => [
      domain,
      Object.fromEntries(
        files
          .flatMap((file) => Object.entries(file[domain] ?? {}))
          .map(([key, text]) => [key, pseudo(text)]),
      ),
    ]),
  );
}

/** A text without its pseudo-language parts: what is left was never translated. */
export function untranslated(text: string): string {
  let left = text;
  for (let before = ""; before !== left; ) {
    before = left;
    left = left.replace(/⟦[^⟦⟧]*⟧/g, " ");
  }
  return left;
}

/** Words with letters in a text. */
export const wordsIn = (text: string): readonly string[] => text.match(/\p{L}{2,}/gu) ?? [];
