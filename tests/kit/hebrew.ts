import { readFileSync } from "node:fs";

const letters = "אבגדהוזחטיכלמנסעפצקרשת";

/** A translator keeps a sign with its number by marks: that an app writes before a placeholder no style can. */
const together = (text: string): string =>
  text.replace(/[+−×]{{\w+}}( ?%)?/g, (number) => `\u2066${number}\u2069`);

const inHebrew = (text: string): string =>
  together(text)
    .split(/({{[^}]*}}|<[^>]*>)/)
    .map((part) =>
      /^[{<]/.test(part)
        ? part
        : part.replace(/\p{L}/gu, (letter) => letters[letter.charCodeAt(0) % letters.length] ?? ""),
    )
    .join("");

/** All texts of the app with letters that are read from right to left; they mean nothing. */
export function hebrewTexts(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
    readFileSync("src/infra/locales/ru.json", "utf8"),
  );
  return Object.fromEntries(
    Object.entries(texts).map(([domain, phrases]) => [
      domain,
      Object.fromEntries(Object.entries(phrases).map(([key, text]) => [key, inHebrew(text)])),
    ]),
  );
}
