import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../server/store/store.ts";
import type { RegisterAnswer } from "../../src/events/limits/events.ts";
import { asksFor, judge, logWith, packOf } from "./evidenceJudge.ts";
import { limit, minute, registerSays, visitOf } from "./evidenceVisit.ts";
import { folderWith } from "./workshop.ts";

const source = { url: "example.org/law", clause: "§ 1" };
const roll = { name: "Roll", at: ["logIn", "day"], since: "2020-01-01", source };
const asks = (more: object = {}, ...others: readonly object[]) =>
  packOf([], [], { zone: "Europe/Berlin", registers: [{ ...roll, ...more }, ...others] });

/** A bet of a player of whom the registers say this; the app does not keep it back. */
function betWith(register: RegisterAnswer | undefined) {
  const visit = visitOf({ register: register && { ...register, isPlayOpen: true } });
  const order = visit.bet();
  return { visit, order, file: () => logWith(visit.logEntries) };
}
const breachesOf = ({ status, breaches }: Awaited<ReturnType<typeof judge>>) => [
  status,
  breaches.map(({ seq, duty }) => ({ seq, duty })),
];

describe("evidence of the registers", () => {
  it("has each answer, and a bet after a clear one is good", async () => {
    const { file, order } = betWith(registerSays("clear"));
    expect(order).not.toBeNull();
    const judged = await judge(file(), asks());
    expect(breachesOf(judged)).toEqual([0, []]);
    const [visit] = judged.report.logs[0]?.visits ?? [];
    expect(visit?.registers[0]).toMatchObject({ state: "clear", rounds: ["round-1"] });
    expect(judged.html).toContain("National registers, all together");
  });
  it.each([
    ["no register had answered", undefined],
    ["a register had not answered", registerSays("unanswered")],
  ] as const)("marks a bet although %s, and only it", async (named, register) => {
    const { file, order } = betWith(register);
    const judged = await judge(file(), asks());
    expect(breachesOf(judged)).toEqual([1, [{ seq: order?.seq, duty: "register" }]]);
    expect(judged.breaches[0]?.cause).toContain(named);
    // Where no register is asked, or play may go on meanwhile, it is none.
    expect((await judge(file(), "MT")).status).toBe(0);
    const playsOn = await judge(file(), asks({ ifDown: "playOn" }));
    expect(playsOn.status).toBe(register === undefined ? 1 : 0);
    // Nor before the day of the register.
    expect((await judge(file(), asks({ since: "2100-01-01" }))).status).toBe(0);
  });
  it("has no bet of somebody whom a register has: the app keeps it back", async () => {
    const visit = visitOf();
    visit.answers.register = registerSays("restricted");
    visit.go("/en/office/responsible");
    visit.pass(2_000);
    expect(visit.bet()).toBeNull();
    const good = logWith(visit.logEntries);
    expect((await judge(good, asks())).status).toBe(0);
  });
  it("marks a bet on a day on which nobody was asked, in the zone of the pack", async () => {
    const visit = visitOf();
    const order = visit.bet();
    visit.answers.register = registerSays("clear", { askedAgoSec: 26 * 3_600 });
    visit.go("/en");
    visit.pass(minute);
    visit.go("/en/office/responsible");
    visit.pass(5_000);
    const file = logWith(visit.logEntries);
    const judged = await judge(file, asks());
    expect(breachesOf(judged)).toEqual([1, [{ seq: order?.seq, duty: "register" }]]);
    expect(judged.breaches[0]?.cause).toContain("had not been asked on its day");
    expect((await judge(file, asks({ at: ["logIn"] }))).status).toBe(0);
  });
  it("is not judged where the pack names no register", async () => {
    const { status, report } = await judge(betWith(registerSays("clear")).file(), "US-PA");
    expect(status).toBe(0);
    expect(report.duties.find(({ name }) => name === "register")).toMatchObject({ basis: null });
  });
});

describe("the server's record of the askings", () => {
  const { file } = betWith(registerSays("clear"));
  const log = file();
  function databaseWith(
    ...rows: readonly (readonly [round: string, name: string, answer: string | null])[]
  ) {
    const folder = folderWith({});
    const store = openStore(folder);
    for (const [round, name, answer] of rows)
      store.run(
        "INSERT INTO register_askings (round, register, person, occasion, asked_at, answer) VALUES (?, ?, 'p', 'logIn', 1, ?)",
        [round, name, answer],
      );
    store.close();
    return join(folder, "touchline.db");
  }
  const second = { ...roll, name: "Other roll" };
  const judged = (database: string) => judge(log, asks({}, second), "--server", database);
  it("has each register under the round that the log names", async () => {
    const database = databaseWith(["round-1", "Roll", "no"], ["round-1", "Other roll", "no"]);
    const { status, report } = await judged(database);
    expect(status).toBe(0);
    expect(report.duties.find(({ name }) => name === "register")?.text).toContain("looked up");
  });
  it.each([
    ["lacks a register", [["round-1", "Roll", "no"]]],
    [
      "has no answer of it",
      [
        ["round-1", "Roll", "no"],
        ["round-1", "Other roll", null],
      ],
    ],
    [
      "has another answer of it",
      [
        ["round-1", "Roll", "no"],
        ["round-1", "Other roll", "yes"],
      ],
    ],
    [
      "has it of another round",
      [
        ["round-1", "Roll", "no"],
        ["round-2", "Other roll", "no"],
      ],
    ],
  ] as const)("is a breach where it %s", async (_what, rows) => {
    const { status, breaches } = await judged(databaseWith(...rows));
    expect([status, new Set(breaches.map(({ cause }) => cause))]).toEqual([
      1,
      new Set(["the server has no such answer of the register Other roll"]),
    ]);
  });
});

describe("evidence of no play without limits", () => {
  const needs = packOf([], [asksFor("noPlayWithout.limits.deposit.day")]);
  it("marks a bet without the limit, with one that only waits, or that holds for everybody", async () => {
    for (const limits of [
      [],
      [limit(20, 50, { limitState: "PENDING" })],
      [limit(21, 50)],
      [limit(20, 50, { isOfPolicy: true })],
    ]) {
      const visit = visitOf({ limits });
      const order = visit.bet();
      const judged = await judge(logWith(visit.logEntries), needs);
      expect(breachesOf(judged)).toEqual([1, [{ seq: order?.seq, duty: "limits-needed" }]]);
      expect(judged.breaches[0]?.cause).toBe(
        "a bet went out without a limit that is needed: deposits in a day (20)",
      );
    }
  });
  it("is good with it, and where the pack needs none", async () => {
    const visit = visitOf({ limits: [limit(20, 50)] });
    expect(visit.bet()).not.toBeNull();
    const file = logWith(visit.logEntries);
    expect((await judge(file, needs)).status).toBe(0);
    expect((await judge(file, "MT")).status).toBe(0);
  });
});
