const cyrillic = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя";
const spelled = "a b v g d e e zh z i i k l m n o p r s t u f h c ch sh sch - y - e yu ya".split(
  " ",
);
const latinOf = new Map([...cyrillic].map((letter, index) => [letter, spelled[index] ?? ""]));

/** Spellings of one sound that players mix up, also between alphabets. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ck|c(?!h)/g, "k"],
  [/kh/g, "h"],
  [/ph/g, "f"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/[jy]/g, "i"],
  [/(.)\1+/gu, "$1"],
];

/** One spelling for a word however it is written: case, accents, alphabet and doubled letters do not count. */
function folded(word: string): string {
  const latin = [...word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()]
    .map((letter) => latinOf.get(letter) ?? letter)
    .join("")
    .replaceAll("-", "");
  return sounds.reduce((text, [sound, letter]) => text.replace(sound, letter), latin);
}

const known = new Map<string, readonly string[]>();
const mostKnown = 20_000;

/** The words of a name, folded. Names are few and asked for again and again, so they are kept. */
export function wordsOfName(name: string): readonly string[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const words = wordsIn(name);
  known.set(name, words);
  return words;
}

/** The words of a text, folded. */
export const wordsIn = (text: string): readonly string[] =>
  // Accents are taken off first, or a letter written as two would end its word.
  (text.normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? [])
    .map(folded)
    .filter((word) => word.length > 0);

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = "йцукенгшщзхъфывапролджэячсмитьбю";

/** The text as the same keys write it in the other layout: "фкыутфд" for "arsenal", and back. */
export function inOtherLayout(text: string): string {
  const isRussian = /\p{Script=Cyrillic}/u.test(text);
  const [from, to] = isRussian ? [russianKeys, latinKeys] : [latinKeys, russianKeys];
  return [...text.toLowerCase()]
    .map((key) => {
      const index = from.indexOf(key);
      return index < 0 ? key : to.charAt(index);
    })
    .join("");
}
