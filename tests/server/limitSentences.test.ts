import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { articles } from "../../server/content/news.ts";
import { carePages } from "../../server/content/care.ts";
import { companyPages } from "../../server/content/company.ts";
import { passagesOf } from "../../server/content/passages.ts";
import { limitRules } from "../../server/content/rulesGeneral.ts";
import type { Language } from "../../server/feed/cards.ts";
import { offers } from "../../server/limits/offer.ts";
import { realityCheck, selfExclusion, session, timeOut } from "../../server/limits/types.ts";

const languages: readonly Language[] = ["en", "ru"];

/** What pages, rules and news say about the limits of a player, where these are on. */
function textOf(language: Language): string {
  const care = carePages.find(({ slug }) => slug === "responsiblegaming")?.text[language] ?? "";
  const company = companyPages.find(({ slug }) => slug === "about")?.text[language] ?? "";
  const own = limitRules.chapters.find(({ chapter }) => chapter === "own")?.text[language] ?? "";
  const news = articles.find(({ slug }) => slug === "session-limit")?.text[language] ?? "";
  const ofLimits = (text: string): string =>
    [...text.matchAll(/\[if (?:limits|checkPause)\]\n([\s\S]*?)\[end\]/g)]
      .map(([, passage = ""]) => passage)
      .join("\n");
  return [ofLimits(care), ofLimits(company), own, news]
    .map((text) => passagesOf(text, () => true))
    .join("\n");
}

/** Sentences, items of lists and rows of tables; without titles and links. */
const sentencesIn = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^#|\]\(|^\| (Tool|Средство) /.test(line))
    .flatMap((line) => (line.startsWith("|") ? [line] : line.split(/(?<=[.])\s+/)))
    .map((line) => line.replace(/^- /, ""));

/** The tests that make each sentence true: their file and their title. */
const proofs: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>> = {
  "| Stake and loss limit | The most you can stake or lose in a day, a week or a month |": [
    [
      "server/limitsHold.test.ts",
      "no sequence of orders stakes, loses or pays in more than allowed",
    ],
    ["server/limitsModel.test.ts", "and each order was both carried out and refused"],
  ],
  "| Session limit | Logs you out after the hours you chose |": [
    ["marbles/sessionLimit.test.ts", "does nothing 1 ms earlier"],
    ["server/limits.test.ts", "counts a session down by its pings"],
  ],
  "| Reality check | Tells you the time and your result every 5 to 60 minutes |": [
    ["browser/rulesReality.spec.ts", "its answer restarts the time"],
    ["server/limitSentences.test.ts", "are those on offer"],
  ],
  "| Time-out | Closes betting for 1 to 90 days |": [
    ["server/limitChanges.test.ts", "is closed by a time-out"],
    ["server/limitSentences.test.ts", "are those on offer"],
  ],
  "| Self-exclusion | Closes betting for up to ten years; it cannot be ended earlier |": [
    [
      "server/limits.test.ts",
      "accepts no bet from a self-excluded player, until the exclusion ends",
    ],
    ["server/limitSentences.test.ts", "are those on offer"],
  ],
  "| Deposit limit | The most you can top up in a day, a week or a month |": [
    ["server/limitChanges.test.ts", "is topped up by what the deposit limit leaves, then refused"],
  ],
  "A stricter limit applies at once.": [
    ["server/limitChanges.test.ts", "is in force at once, also when it is lowered"],
  ],
  "A looser one waits at least 24 hours, and the page of limits says until when; a deposit limit, and any other where that page asks you, then applies only once you have confirmed it.":
    [
      ["server/reaffirmedLimits.test.ts", "the lower one is in force until then"],
      ["server/limitChanges.test.ts", "is raised or removed a day later, to the ms"],
      ["server/limitChanges.test.ts", "is raised only once it was confirmed, a day later"],
    ],
  "Once you have answered a reality check, no bet is taken for as long as the check says, on any of your devices.":
    [
      [
        "server/checkPause.test.ts",
        "takes a bet before one, and none for five minutes after its answer, to the millisecond",
      ],
      [
        "server/checkPause.test.ts",
        "holds for who logs out by the check and comes back, and on another device",
      ],
      ["browser/rulesPause.spec.ts", "nobody bets before its answer nor in the pause, here or on"],
    ],
  "Limits that hold.": [
    [
      "server/limitsHold.test.ts",
      "no sequence of orders stakes, loses or pays in more than allowed",
    ],
  ],
  "A limit you set applies on every device.": [
    ["server/limitChanges.test.ts", "closes play on new ones"],
  ],
  "You set limits on stakes, losses and time, and they apply on all your devices.": [
    ["browser/limits.spec.ts", "a wagering limit is set from the menu in three taps"],
    ["server/limitChanges.test.ts", "closes play on new ones"],
  ],
  "A stricter limit applies at once, a looser one after at least 24 hours, as the page of limits says; a deposit limit, and any other where that page asks you, only once you have then confirmed it.":
    [
      ["server/reaffirmedLimits.test.ts", "the lower one is in force until then"],
      ["server/limitChanges.test.ts", "is in force at once, also when it is lowered"],
      ["server/limitChanges.test.ts", "is raised only once it was confirmed, a day later"],
    ],
  "A bet that would break a limit is refused, with the reason.": [
    ["server/limitChanges.test.ts", "of several, the one that leaves least is named"],
    ["browser/limits.spec.ts", "a bet above it is refused by its name"],
  ],
  "After the answer to a reality check no bet is taken for a time, which the check and the coupon say.":
    [
      ["browser/rulesPause.spec.ts", "both say until when, and then the bet is taken"],
      ["server/promises.test.ts", "only while a pack that has it is in force"],
    ],
  "Choose between 1 and 24 hours.": [["server/limitSentences.test.ts", "are those on offer"]],
  "When they are up you are logged out until the next day.": [
    ["server/limits.test.ts", "ends the session when nothing is left, and accepts no bet that day"],
    ["server/limits.test.ts", "allows the full session again the next day"],
  ],
  "The page of limits shows how much is left.": [
    ["browser/limits.spec.ts", "a wagering limit is set from the menu in three taps"],
  ],
};

describe("what is said about limits", () => {
  it("is proved sentence by sentence", () => {
    expect(sentencesIn(textOf("en"))).toEqual(Object.keys(proofs));
    for (const [sentence, tests] of Object.entries(proofs))
      for (const [file, title] of tests)
        expect(readFileSync(`tests/${file}`, "utf8"), sentence).toContain(title);
  });

  it("is said in both languages", () => {
    expect(sentencesIn(textOf("ru"))).toHaveLength(Object.keys(proofs).length);
  });

  const edges = (type: number): readonly [number, number] => {
    const values = (offers[type]?.values ?? []).filter((value) => value > 0);
    return [Math.min(...values), Math.max(...values)];
  };
  it.each(languages)("has figures that are those on offer (%s)", (language) => {
    const text = textOf(language);
    const found = (pattern: RegExp) => text.match(pattern)?.slice(1).map(Number);
    const [minutes, days, hours] =
      language === "en"
        ? [
            /every (\d+) to (\d+) minutes/,
            /for (\d+) to (\d+) days/,
            /between (\d+) and (\d+) hours/,
          ]
        : [/каждые (\d+)–(\d+) минут/, /на (\d+)–(\d+) дней/, /от (\d+) до (\d+) часов/];
    expect(found(minutes)).toEqual(edges(realityCheck));
    expect(found(days)).toEqual(edges(timeOut));
    expect(found(hours)).toEqual(edges(session));
    expect(text).toMatch(/up to ten years|до десяти лет/);
    expect(edges(selfExclusion)[1]).toBe(3650);
  });
});
