// @vitest-environment happy-dom
import type { i18n } from "i18next";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { createDictionary, translationsOf } from "../../src/infra/i18n.ts";
import { App } from "../../src/views/App.tsx";
import { loadScreen, screenNamed } from "../../src/views/shell/screens.ts";
import { pseudoTexts, untranslated, wordsIn } from "../kit/pseudo.ts";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import { halden, list, marchetti, marketTypes, menus, norrvik, norrvikPage } from "./matchDay.ts";
import { bets, config, limits, player, visitor } from "./player.tsx";
import { render, settled } from "./render.tsx";

const screens = { isHere: (name: string) => screenNamed(name) !== undefined, load: loadScreen };
const root = () => document.documentElement;

/** A dictionary with only the words of the pseudo language. */
async function pseudoDictionary(): Promise<i18n> {
  const dictionary = createDictionary();
  await translationsOf("coupon");
  // Not merged deeply: that would write into the English words, which all dictionaries share.
  dictionary.addResourceBundle("en", "translation", pseudoTexts(), false, true);
  return dictionary;
}

const day: readonly Draft[] = [
  config,
  marketTypes,
  ...menus,
  list({ feed: "live" }, [norrvik, marchetti]),
  list({ feed: "live", isTop: true }, [norrvik, marchetti]),
  list({ feed: "live", sportId: 1 }, [norrvik]),
  list({ feed: "line" }, [halden]),
  norrvikPage,
];

async function open(path: string, events: readonly Draft[], language = "en") {
  window.history.replaceState(null, "", path);
  const fake: FakeClient = fakeClient({ path, language }, () => {}, screens);
  fake.emit(...day, ...events);
  const router = { connect: () => {}, entered: () => {} };
  const dictionary = await pseudoDictionary();
  const { page } = render(<App client={fake.client} dictionary={dictionary} router={router} />);
  await settled();
  await settled();
  return { ...fake, page };
}

/** Names from the server or the operator, and language names, which are in their own language. */
const own = new Set(["touchline", "Aa", "EUR", "RUB", "English", "Русский"]);
function dataTexts(events: readonly Draft[]): ReadonlySet<string> {
  const found = new Set<string>(own);
  const walk = (value: unknown): void => {
    if (typeof value === "string") for (const word of wordsIn(value)) found.add(word);
    else if (value !== null && typeof value === "object") Object.values(value).forEach(walk);
  };
  walk(events.map(({ data }) => data));
  return found;
}

/** Texts that a player sees or hears: of elements, and of the attributes that name them. */
function textsOf(page: HTMLElement): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest("style, script, [data-tool], [lang]:not(html)") === null)
      texts.push(node.textContent ?? "");
  }
  for (const name of ["aria-label", "placeholder", "title", "alt", "aria-valuetext"])
    for (const element of page.querySelectorAll(`[${name}]`))
      texts.push(element.getAttribute(name) ?? "");
  return texts;
}

/** Words from Intl: months, days, and units of time. */
const ofDates =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|today|tomorrow|yesterday|am|pm|UTC|GMT)\b/gi;

const shown: readonly (readonly [string, string, readonly Draft[]])[] = [
  ["home", "/en", [visitor]],
  ["the live list", "/en/section/live", [visitor]],
  ["the live list of a sport", "/en/section/live/1", [visitor]],
  ["the line", "/en/section/line", [visitor]],
  ["a match", "/en/section/live/1/50001", [visitor]],
  ["the empty coupon", "/en/coupon", [visitor]],
  ["the coupon", "/en/coupon", [...player(100), ...bets(901, 911), limits(1, 500)]],
  ["sign-in", "/en/user/login", [visitor]],
  ["the history of a visitor", "/en/office/history", [visitor]],
  ["the menu of a visitor", "/en/office/menu", [visitor]],
  ["the menu", "/en/office/menu", player(100)],
  ["the report", "/en/office/report", [visitor]],
  ["registration", "/en/registration", [visitor]],
  ["information", "/en/information", [visitor]],
  ["the rules", "/en/information/rules", [visitor]],
  ["an address that leads nowhere", "/en/nowhere/at/all", [visitor]],
];

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(() => {
  window.history.replaceState(null, "", "/");
  for (const { name } of [...root().attributes]) root().removeAttribute(name);
});

describe("a pseudo language", () => {
  it.each(shown)("leaves no other words on %s [i18n-008]", async (_name, path, events) => {
    const { page } = await open(path, events);
    const texts = textsOf(page);
    expect(texts).not.toContain(pseudoTexts()["shell"]?.["main_dictionary_load_error"]);
    expect(texts.filter((text) => text.includes("⟦")).length).toBeGreaterThan(3);
    // The name of the site is the same in every language.
    const data = new Set([...dataTexts([...day, ...events]), "Touchline"]);
    const untranslatedTexts = texts
      .map((text) => untranslated(text).replace(ofDates, " "))
      .flatMap(wordsIn)
      .filter((word) => !data.has(word));
    expect([...new Set(untranslatedTexts)]).toEqual([]);
  });

  it("reveals a text that is not translated", () => {
    expect(wordsIn(untranslated("⟦Óp ⟦én⟧ 2⟧ · Place bet"))).toEqual(["Place", "bet"]);
  });
});

describe("a right-to-left language", () => {
  it.each(["ar", "he"])("mirrors %s, whose words are English", async (language) => {
    const { page } = await open(`/${language}`, [visitor], language);
    expect([root().dir, root().lang]).toEqual(["rtl", "en"]);
    expect(page.querySelector(`a[href="/${language}/office/menu"]`)).not.toBeNull();
  });
  it("is not English, which is left to right", async () => {
    await open("/en", [visitor]);
    expect(root().dir).toBe("ltr");
  });
});
