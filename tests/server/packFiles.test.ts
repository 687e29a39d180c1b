import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rules } from "../../src/catalogue.ts";
import { termsBy } from "../../server/limits/terms.ts";
import { edgesOf, readPack } from "../../server/packs/pack.ts";
import { loadPacks, ownPacks } from "../../server/packs/packs.ts";
import { policyOf } from "../../server/packs/policy.ts";
import { createSite } from "../../server/site.ts";
import { assertKnown } from "../../tools/docs/packs.ts";
import { temporaryFolder } from "./folder.ts";

const source = { url: "example.org/law", clause: "§ 1" };
const figure = {
  of: "limits.deposit.month",
  bound: "atMost",
  value: 1000,
  unit: "EUR",
  since: "2021-07-01",
  source,
};
const pack = (change: object = {}, more: object = {}) => ({
  id: "XX",
  name: "Nowhere",
  figures: [{ ...figure, ...change }],
  switches: [],
  notBuilt: [{ text: "Something else.", source }],
  ...more,
});
const register = { name: "Roll", at: ["logIn"], since: "2021-07-01", source };
const ms = (day: string) => Date.parse(`${day}T00:00:00Z`);

describe("a pack of the project", () => {
  it.each(readdirSync(ownPacks))("%s can be read", (file) => {
    const read = readPack(file, JSON.parse(readFileSync(join(ownPacks, file), "utf8")));
    expect(read.figures.length + read.switches.length).toBeGreaterThan(0);
  });
  it("is one of six, and speaks only of parameters that a rule has", () => {
    const packs = loadPacks(ownPacks);
    expect([...packs.keys()]).toEqual(["DE", "GB", "KZ", "MT", "SE", "US-PA"]);
    expect(() => assertKnown(packs, rules)).not.toThrow();
  });
});

describe("a pack that cannot be used is refused by name", () => {
  const refused = (value: object, file = "XX.json") => {
    try {
      readPack(file, value);
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
    return "";
  };
  it("a panic button whose time-out would not close play", () => {
    const both = ["panicButton", "timeOutForDepositsOnly"].map((of) => ({
      of,
      since: "2021-07-01",
      source,
    }));
    expect(refused(pack({}, { switches: both }))).toContain("XX.json: panicButton:");
    expect(refused(pack({}, { switches: both.slice(0, 1) }))).toBe("");
  });
  it("and a good one is not", () => {
    expect(refused(pack())).toBe("");
  });
  it.each([
    ["a text for the value", { value: "1000" }, "limits.deposit.month, value: expected a number"],
    ["no value at all", { value: undefined }, "limits.deposit.month, value: expected a number"],
    ["a value of 0", { value: 0 }, "limits.deposit.month, value: expected a number above 0"],
    ["a negative value", { value: -5 }, "limits.deposit.month, value: expected a number above 0"],
    [
      "a part of a unit",
      { value: 999.5 },
      "limits.deposit.month, value: expected a number above 0, whole",
    ],
    [
      "a mistyped mark",
      { isSecondhand: true },
      "limits.deposit.month, figures: expected no other fields than of,",
    ],
    [
      "a mistyped clause",
      { source: { url: "example.org", claus: "§ 1" } },
      "source: expected no other fields than url,",
    ],
    ["a unit of something else", { unit: "min" }, "whose unit and bound fit it"],
    ["a bound that does not fit", { bound: "atLeast" }, "whose unit and bound fit it"],
    ["an unknown bound", { bound: "about" }, "limits.deposit.month, bound: expected"],
    ["a day that is none", { since: "2021-02-30" }, "limits.deposit.month, since: expected a day"],
    ["another way to write a day", { since: "1.7.2021" }, "limits.deposit.month, since: expected"],
    ["a source without an address", { source: { url: "the law" } }, "url: expected the address"],
    ["no source", { source: undefined }, "limits.deposit.month"],
    [
      "what the product does not have",
      { of: "limits.oddsPerDay" },
      "limits.oddsPerDay, of: expected",
    ],
    [
      "an odd mark",
      { isSecondHand: "yes" },
      "limits.deposit.month, isSecondHand: expected boolean",
    ],
  ])("%s", (_what, change, named) => {
    expect(refused(pack(change))).toMatch(/^XX\.json: /);
    expect(refused(pack(change))).toContain(named);
  });
  it.each([
    [
      "a switch that there is not",
      { switches: [{ of: "all", since: "2021-07-01", source }] },
      "all, of",
    ],
    [
      "a help line that cannot be called",
      {
        helpLine: {
          text: "Call us",
          lng: "en",
          phone: "1-800-GAMBLER",
          since: "2021-07-01",
          source,
        },
      },
      "phone: expected a phone number with its country",
    ],
    [
      "a help line of two digits",
      {
        helpLine: { text: "Call us", lng: "en", phone: "17", since: "2021-07-01", source },
      },
      "phone: expected a phone number with its country",
    ],
    [
      "a help line without a day",
      { helpLine: { text: "Call us", lng: "en", phone: "+18004262537", source } },
      "since: expected a day",
    ],
    [
      "a list that nobody reads",
      { figure: [] },
      "expected no other fields than id, name, figures,",
    ],
    [
      "a mistyped mark of a switch",
      { switches: [{ of: "panicButton", since: "2021-07-01", source, secondHand: true }] },
      "panicButton, switches: expected no other fields than of,",
    ],
    [
      "a period of something that is no limit on money",
      { calendarPeriods: [{ of: "limits.exclusion", since: "2021-07-01", source }] },
      "XX.json: limits.exclusion, of: expected a limit on money",
    ],
    [
      "an hour that no day has",
      { calendarPeriods: [{ of: figure.of, hour: 24, since: "2021-07-01", source }] },
      "XX.json: limits.deposit.month, hour: expected an hour of the day",
    ],
    ["a zone that is none", { zone: "Mars/Olympus" }, "zone: expected the name of a time zone"],
    [
      "a register that is never asked",
      { registers: [{ ...register, at: [] }] },
      "XX.json: Roll, at: expected at least one occasion",
    ],
    [
      "an unknown occasion",
      { registers: [{ ...register, at: ["login"] }] },
      '"registration" | "logIn" | "day", found "login"',
    ],
    [
      "what holds while a register is down, mistyped",
      { registers: [{ ...register, ifDown: "open" }] },
      'ifDown: expected "noPlay" | "playOn", found "open"',
    ],
    [
      "a register's site without a source",
      { registers: [{ ...register, site: { url: "https://example.org" } }] },
      "XX.json: Roll, source: expected no other fields than url",
    ],
    [
      "a register without a source",
      { registers: [{ ...register, source: undefined }] },
      "XX.json: Roll, source: expected",
    ],
    ["a name of another file", { id: "YY" }, "the pack says that it is YY"],
    [
      "no words for what is not built",
      { notBuilt: [{ text: " ", source }] },
      "text: expected words",
    ],
    [
      "a least above the most",
      {
        figures: [
          { ...figure, of: "limits.exclusion", unit: "d", bound: "atLeast", value: 9 },
          { ...figure, of: "limits.exclusion", unit: "d", bound: "atMost", value: 8 },
        ],
      },
      "limits.exclusion: the least is above the most",
    ],
  ])("%s", (_what, more, named) => {
    expect(refused(pack({}, more))).toContain(named);
  });
  it("a folder with it, too, and one that holds no JSON", () => {
    const folder = temporaryFolder("packs");
    writeFileSync(join(folder, "XX.json"), JSON.stringify(pack({ value: "much" })));
    expect(() => loadPacks(folder)).toThrow("XX.json: limits.deposit.month, value");
    writeFileSync(join(folder, "XX.json"), "{");
    expect(() => loadPacks(folder)).toThrow("XX.json: no JSON");
  });
  it("a parameter that no rule has, and one in another unit", () => {
    const of = (name: string, unit: string) =>
      new Map([["XX", readPack("XX.json", pack({ of: name, unit }))]]);
    expect(() => assertKnown(of("IDLE.idleMs", "min"), rules)).not.toThrow();
    expect(() => assertKnown(of("IDLE.teaMs", "min"), rules)).toThrow(
      "XX.json: IDLE.teaMs: no rule has this parameter",
    );
    expect(() => assertKnown(of("IDLE.idleMs", "count"), rules)).toThrow("the unit is ms");
  });
});

describe("a figure of a pack", () => {
  const most = (change: object, now: number) =>
    termsBy(readPack("XX.json", pack(change)), now).edges(22).atMost;
  it("is in force from its day on, UTC, and not a millisecond before", () => {
    expect(most({}, ms("2021-07-01") - 1)).toBe(Number.POSITIVE_INFINITY);
    expect(most({}, ms("2021-07-01"))).toBe(1000);
  });
  it("is not in force when it is second-hand", () => {
    expect(most({ isSecondHand: true }, ms("2026-01-01"))).toBe(Number.POSITIVE_INFINITY);
  });
  it("of several is the strictest", () => {
    const figures = [
      { ...figure, value: 500 },
      { ...figure, value: 800 },
    ];
    expect(edgesOf(readPack("XX.json", pack({}, { figures })).figures).atMost).toBe(500);
  });
  it("of a rule is handed on in the unit of the rule, fixed as a least and a most", () => {
    const change = { of: "IDLE.idleMs", unit: "min", bound: "fixed", value: 20 };
    const place = {
      site: { ...createSite(), pack: readPack("XX.json", pack(change)) },
      now: () => ms("2026-01-01"),
    };
    expect(policyOf(place)).toMatchObject({
      policy: { id: "XX", bounds: { "IDLE.idleMs": { atLeast: 1_200_000, atMost: 1_200_000 } } },
    });
    expect(policyOf({ ...place, site: createSite() })).toEqual({});
  });
});
