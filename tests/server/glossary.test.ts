import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { alphabetPages } from "../../server/content/alphabet.ts";
import { sports } from "../../server/feed/sports.ts";
import { noDrift } from "../../server/simulation/families.ts";
import { quotes } from "../../server/simulation/quotes.ts";
import { plan } from "../../server/simulation/layout.ts";
import { fixtureAt } from "../../server/simulation/schedule.ts";

type Language = "en" | "ru";

const textOf = (lng: Language): string => alphabetPages[0]?.text[lng] ?? "";
/** Each term with what the page says of it, in the order of the page. */
const termsIn = (lng: Language): readonly (readonly [name: string, means: string])[] =>
  [...textOf(lng).matchAll(/^: (.*?) = (.*)$/gm)].map(([, name = "", means = ""]) => [name, means]);

type Proof = readonly [file: string, title: string];
const here = (title: string): readonly Proof[] => [["server/glossary.test.ts", title]];

/** What is only the meaning of a word, wherever bets are placed. */
const meanings: readonly string[] = [
  "Accumulator",
  "Bet",
  "Bookmaker",
  "Championship",
  "Favourite",
  "Market",
  "Outcome",
  "Outsider",
  "Settlement",
  "Single",
  "Stake",
];

/** What this site does as the page says, and the tests that show it. */
const proofs: Readonly<Record<string, readonly Proof[]>> = {
  Account: [["server/accounts.test.ts", "a requested currency is opened after a moment, once"]],
  "American odds": [["events/oddsFormat.test.ts", "writes American prices as whole numbers"]],
  "Both teams to score": here("settles a football match as it is explained"),
  "Cash out": [["server/cashOut.test.ts", "pays once for one key, ends the coupon"]],
  "Correct score": here("settles a football match as it is explained"),
  Coupon: [["views/couponPage.test.tsx", "shows bets with total odds and possible win"]],
  "Decimal odds": [
    ["server/money.test.ts", "a stake is paid at its odds, rounded half up to the minor unit"],
  ],
  "Double chance": here("settles a football match as it is explained"),
  "Draw no bet": here("settles a football match as it is explained"),
  Express: [
    ["server/place.test.ts", "accepts an express at the product of its prices"],
    ["server/settlement.test.ts", "an express is lost with its first lost bet"],
  ],
  "Fractional odds": [["events/oddsFormat.test.ts", "writes fractions by the bookmakers' ladder"]],
  Handicap: here("settles a football match as it is explained"),
  Line: [["server/feed.test.ts", "says where a game went when it moved from line to live"]],
  Live: [["browser/placeABet.spec.ts", "a live bet goes from home to the history"]],
  Margin: [["server/simulation.test.ts", "has a margin of 1 to 12 % in markets of two and three"]],
  Odds: [["server/settlement.test.ts", "single bets are settled when their match is over"]],
  "Over, under": here("settles a football match as it is explained"),
  Payout: [["server/settlement.test.ts", "single bets are settled when their match is over"]],
  "Reality check": [
    ["browser/rulesReality.spec.ts", "its answer restarts the time"],
    ["views/realityCheck.test.tsx", "You logged in 1 h 30 min ago"],
  ],
  "Regular time": here("settles a football match as it is explained"),
  Returned: [["server/settlement.test.ts", "with a returned bet at 1"]],
  Suspended: [["browser/suspension.spec.ts", "a suspension locks the prices of its match"]],
  System: [
    ["events/calculator.test.ts", "makes a system of all expresses of its size"],
    ["browser/systems.spec.ts", "a system of four with a banker is placed"],
  ],
  Total: here("settles a football match as it is explained"),
};

describe("the glossary", () => {
  it("has a proof for each term that says what the site does", () => {
    const named = [...meanings, ...Object.keys(proofs)];
    expect(named.toSorted()).toEqual(
      termsIn("en")
        .map(([name]) => name)
        .toSorted(),
    );
    for (const [name, tests] of Object.entries(proofs))
      for (const [file, title] of tests)
        expect(readFileSync(`tests/${file}`, "utf8"), name).toContain(title);
  });
  it.each(["en", "ru"] as const)("is in the order of its alphabet (%s)", (lng) => {
    const names = termsIn(lng).map(([name]) => name);
    expect(names).toHaveLength(termsIn("en").length);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, lng)));
    expect(textOf(lng)).toMatch(/^(Betting terms, from A to Z|Слова о ставках, по алфавиту)\.\n/);
  });

  it("settles a football match as it is explained", () => {
    const seen = new Map<string, number>();
    const matches = Array.from({ length: 400 }, (_, number) => fixtureAt(3, number))
      .filter(({ model }) => model.sport.id === sports.football.id)
      .map(({ model, seed }) => model.create(seed));
    for (const match of matches) {
      const [first, second] = match.phaseAt(match.durationMs).score.full;
      for (const [index, quote] of quotes(match, match.durationMs, noDrift).entries()) {
        const market = plan(match)[index];
        for (const [outcome, { typeId, param }] of (market?.outcomes ?? []).entries()) {
          const expected = explained(market?.typeId ?? 0, typeId, param ?? 0, first, second);
          if (expected === null || quote === null || quote === undefined) continue;
          const what = `${market?.typeId} ${expected}`;
          expect(quote.results[outcome], `${what}, ${typeId} ${param}, ${first}:${second}`).toBe(
            expected,
          );
          seen.set(what, (seen.get(what) ?? 0) + 1);
        }
      }
    }
    // Each of the markets was won and lost; where a stake is returned, that happened as well.
    for (const typeId of [3, 4, 5, 6, 8, 17])
      for (const result of typeId === 4 || typeId === 5
        ? ["won", "lost", "returned"]
        : ["won", "lost"])
        expect(seen.get(`${typeId} ${result}`), `${typeId} ${result}`).toBeGreaterThan(0);
  });
});

/** By the words of the page alone; null: another market. */
function explained(
  market: number,
  outcome: number,
  param: number,
  first: number,
  second: number,
): "won" | "lost" | "returned" | null {
  const by = (isWon: boolean) => (isWon ? "won" : "lost");
  switch (market) {
    case 3: {
      const without = [4, 5, 6].indexOf(outcome);
      return by([first >= second, first !== second, first <= second][without] === true);
    }
    case 4:
      if (first === second) return "returned";
      return by(outcome === 7 ? first > second : second > first);
    case 5: {
      const own = outcome === 13 ? first + param : second + param;
      const other = outcome === 13 ? second : first;
      return own === other ? "returned" : by(own > other);
    }
    case 6:
      return by((outcome === 15) === (first >= 1 && second >= 1));
    case 8:
      return outcome >= 199 ? null : by(outcome === 100 + first * 10 + second);
    case 17:
      return by(outcome === 9 ? first + second > param : first + second < param);
    default:
      return null;
  }
}
