import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HistoryCoupon } from "../../src/events/bets/events.ts";
import { csvOf, historyFile } from "../../src/events/bets/historyFile.ts";
import { historyColumns } from "../../src/events/bets/index.ts";
import { sealed } from "../kit/events.ts";
import { readCsv } from "../kit/csv.ts";

const isNumber = (cell: string): boolean => /^-?\d+(\.\d+)?$/.test(cell);
const isFormula = (cell: string): boolean => /^[=+\-@\t\r]/.test(cell) && !isNumber(cell);

describe("a table for spreadsheets", () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^[=+\-@\t\r]?[\s",;'a-z0-9\n\r]*$/),
    fc.double({ noNaN: true }).map(String),
  );
  const lines = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 6 });

  it("is read back as it was, but for the apostrophe before what would be a formula", () => {
    fc.assert(
      fc.property(lines, (table) => {
        const safe = table.map((cells) =>
          cells.map((text) => (isFormula(text) ? `'${text}` : text)),
        );
        expect(readCsv(csvOf(table))).toEqual(safe);
      }),
    );
  });

  it("has no cell that a spreadsheet would compute", () => {
    fc.assert(
      fc.property(lines, (table) => {
        expect(readCsv(csvOf(table)).flat().filter(isFormula)).toEqual([]);
      }),
    );
    const links = [['=HYPERLINK("http://a.example")', "-5.00", "-5,00", "+1", "@SUM(A1)", "-1+1"]];
    expect(readCsv(csvOf(links))[0]).toEqual([
      '\'=HYPERLINK("http://a.example")',
      "-5.00",
      "'-5,00",
      "'+1",
      "'@SUM(A1)",
      "'-1+1",
    ]);
  });
});

const words = {
  columns: [...historyColumns],
  kinds: { 0: "Single", 1: "Express", 2: "System" },
  statuses: { open: "Open", won: "Won" },
  yes: "Yes",
};
const pick = {
  marketId: 901,
  sportName: "Football",
  champName: "Cup, women",
  opponents: ["Norrvik", "Alba"],
  startTime: 1_795_130_100,
  isLive: true,
  marketName: "Match result",
  outcomeName: "Norrvik",
  coef: 2.04,
  status: "won",
  formattedScore: "2:1",
};
const coupon: HistoryCoupon = {
  id: 48_210_381,
  accountId: 11,
  currencyIso: "EUR",
  typeId: 0,
  createdAt: 1_795_130_000,
  settledAt: 1_795_137_200,
  amount: 1234.5,
  coef: 2.04,
  possibleWin: 2518.38,
  payout: 2518.38,
  status: "won",
  bets: [pick],
};
const linesOf = (...coupons: readonly HistoryCoupon[]) => {
  const text = historyFile(coupons, words);
  expect(text.startsWith("\uFEFF")).toBe(true);
  return readCsv(text.slice(1));
};
const fieldsOf = (one: HistoryCoupon) => {
  const [columns = [], cells = []] = linesOf(one);
  expect(cells).toHaveLength(columns.length);
  return Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
};

describe("the file of the bets", () => {
  it("has a line for each, with amounts with a dot and times in UTC", () => {
    expect(linesOf(coupon, coupon)).toHaveLength(3);
    expect(fieldsOf(coupon)).toEqual({
      number: "48210381",
      placedAt: "2026-11-19T23:13:20Z",
      settledAt: "2026-11-20T01:13:20Z",
      kind: "Single",
      systemSize: "",
      status: "Won",
      stake: "1234.50",
      currency: "EUR",
      freeBet: "",
      odds: "2.04",
      hyperBonus: "",
      possibleWin: "",
      paid: "2518.38",
      soldStake: "",
      soldFor: "",
      picksCount: "1",
      picks:
        "Football, Cup, women, Norrvik – Alba, 2026-11-19T23:15:00Z, Match result: Norrvik, 2.04, Won, 2:1",
    });
  });

  it("has the decimals of each currency, what was sold, systems without odds, and free bets", () => {
    const open = { ...pick, status: "open", formattedScore: "" };
    expect(
      fieldsOf({
        ...coupon,
        typeId: 2,
        systemValue: 2,
        currencyIso: "JPY",
        amount: 300,
        possibleWin: 900,
        settledAt: null,
        payout: null,
        status: "open",
        bets: [open, open, open],
        cashedOut: { amount: 100, payout: 90 },
        promoCode: sealed("FREE5"),
      }),
    ).toMatchObject({
      settledAt: "",
      kind: "System",
      systemSize: "2",
      stake: "300",
      freeBet: "Yes",
      odds: "",
      possibleWin: "900",
      paid: "",
      soldStake: "100",
      soldFor: "90",
      picksCount: "3",
    });
  });

  it("has what a hyper bonus adds, so that stake times odds and it are the sum", () => {
    const won = { payout: 2569.74, hyperBonus: { percent: 4, amount: 51.36 } };
    expect(fieldsOf({ ...coupon, typeId: 1, bets: [pick, pick], ...won })).toMatchObject({
      hyperBonus: "51.36",
      paid: "2569.74",
    });
  });

  it("says of picks of a dead heat, and of half a win, what they count", () => {
    const halves = {
      ...words,
      statuses: { ...words.statuses, half_won: "Half won" },
      counts: { half_won: "Half won, half returned." },
      deadHeat: "Dead heat, {places} of {winners}. Counts with odds of {odds}.",
    };
    const heat = { ...pick, coef: 2.5, deadHeat: { coef: 5, places: 1, winners: 2 } };
    const half = { ...pick, status: "half_won" };
    const textOf = (bet: HistoryCoupon["bets"][number], told: typeof words, typeId = 0) =>
      readCsv(historyFile([{ ...coupon, typeId, bets: [bet] }], told))[1]?.at(-1);
    expect(textOf(heat, halves)).toContain(
      "Norrvik, 5, Won, Dead heat, 1 of 2. Counts with odds of 2.5, 2:1",
    );
    expect(textOf(half, halves)).toContain("2.04, Half won, half returned, 2:1");
    expect(textOf(pick, halves)).toContain("2.04, Won, 2:1");
    // In an anti-express it is one of the two sides.
    expect(textOf(half, halves, 4)).toContain("2.04, Half won, 2:1");
    expect(textOf(heat, halves, 4)).toContain("Norrvik, 5, Won, 2:1");
    // An order of an earlier build has no such words.
    expect(textOf(heat, words)).toContain("Norrvik, 5, Won, 2:1");
  });

  it("names what it has no word for as the server does, and leaves out times that are none", () => {
    const odd = { ...coupon, typeId: 77, status: "constructor", createdAt: 1e300 };
    expect(fieldsOf(odd)).toMatchObject({ kind: "77", status: "constructor", placedAt: "" });
  });
});
