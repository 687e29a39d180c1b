import { describe, expect, it } from "vitest";
import "../../src/chunks/all.ts";
import { decode } from "../../src/codec/codec.ts";
import { definitions, type Entry } from "../../src/events/define.ts";
import {
  checkUpcasters,
  mayBeRaised,
  upcast,
  upcasters,
} from "../../src/events/upcasters/index.ts";
import { namesOfVersion01 } from "../../src/events/upcasters/namesOfVersion01.ts";
import { type Fields, raise } from "../../src/events/upcasters/upcaster.ts";
import { fileLines, fromLines } from "./replayKit.ts";
import { placeALiveBet } from "./visits.ts";

const origin = { section: "slots", instance: "slots#1" };
const command = { type: "coupon/clear", payload: {} };
const entry = (type: string, data: object, by?: string): Entry => ({
  ...{ seq: 1, at: 0, type, v: 1, data, cause: null },
  ...(by === undefined ? {} : { by }),
});

/** An entry as an older build wrote it, and as it is read today. */
const renamed: readonly (readonly [string, object, string, object])[] = [
  [
    "SectionOrdered",
    { ...origin, order: command },
    "SectionCommandReceived",
    { ...origin, command },
  ],
  [
    "SectionTurnedAway",
    { ...origin, door: "send", code: "type", what: null },
    "SectionRequestRefused",
    { ...origin, method: "send", code: "type", name: null },
  ],
  [
    "SectionListenerFailed",
    { ...origin, what: "theme", error: "TypeError" },
    "SectionListenerFailed",
    { ...origin, name: "theme", error: "TypeError" },
  ],
  [
    "DomainsArrived",
    { need: "later", domains: ["version", "farewell"] },
    "DomainsArrived",
    { need: "later", domains: ["version", "sessionEnd"] },
  ],
  [
    "EpicsArrived",
    { group: "signIn" },
    "DomainsArrived",
    { need: "signIn", domains: ["auth", "registrationForm"] },
  ],
  ["EpicsWanted", { group: "signIn" }, "DomainsWanted", { need: "signIn" }],
];

describe("an entry with a name of before", () => {
  it.each(renamed)("%s %j is read as %s", (type, data, todaysType, todaysData) => {
    const read = namesOfVersion01.up(entry(type, data));
    expect(read).toEqual(entry(todaysType, todaysData));
    const codec = definitions.get(todaysType)?.codec;
    expect(codec && decode(codec, todaysData)).toMatchObject({ tag: "ok" });
  });
  it.each(renamed)("%s %j: what was read once is read the same again", (type, data) => {
    const read = namesOfVersion01.up(entry(type, data));
    expect(namesOfVersion01.up(read)).toEqual(read);
  });
  it("is attributed to today's name of its epic", () => {
    const old = entry("NotificationShown", {}, "epic:idle/notices");
    expect(namesOfVersion01.up(old).by).toBe("epic:sessionEnd/explainSessionEnd");
  });
  it("is attributed to the epic that has taken over what its own did", () => {
    const old = entry("CouponLimitsAsked", {}, "epic:oneClick/bounds");
    expect(upcast(old).by).toBe("epic:placement/missedBounds");
    const later = entry("CouponLimitsAsked", {}, "epic:placement/oneClickBounds");
    expect(upcast(later).by).toBe("epic:placement/missedBounds");
    expect(mayBeRaised(later)).toBe(true);
    expect(upcast(upcast(later))).toEqual(upcast(later));
  });
  it("stays as it is where its data are no object, which its codec then reports", () => {
    const broken = { ...entry("SectionOrdered", {}), data: "nothing" };
    expect(namesOfVersion01.up(broken)).toEqual(broken);
  });
});

describe("an event of an earlier version", () => {
  it("is read as this version writes it", () => {
    const stated = entry("RulesStated", { figures: { "POLL.liveMs": 1_000 } });
    const parameters = { "POLL.liveMs": 1_000 };
    expect(upcast(stated)).toEqual({ ...stated, v: 2, data: { parameters } });
    const codec = definitions.get("RulesStated")?.codec;
    expect(codec && decode(codec, { parameters })).toMatchObject({ tag: "ok" });
  });

  it("goes through every step in between", () => {
    const steps = [
      raise("Renamed", 1, ({ a }) => ({ b: a })),
      raise("Renamed", 2, ({ b }) => ({ c: b })),
    ];
    expect(upcast(entry("Renamed", { a: 1 }), steps)).toMatchObject({ v: 3, data: { c: 1 } });
    expect(upcast({ ...entry("Renamed", { b: 2 }), v: 2 }, steps)).toMatchObject({
      data: { c: 2 },
    });
  });

  it("is damaged, by name, when no build has written it so", () => {
    const [first] = placeALiveBet();
    const hostile = { ...entry("RulesStated", {}), seq: 2, data: "none", by: "epic:runtime/rules" };
    const log = fromLines(fileLines(first === undefined ? [] : [first, hostile]));
    expect(log.damaged).toMatchObject([
      {
        seq: 2,
        type: "RulesStated",
        reason: "Error: the data of RulesStated version 1 has no fields",
      },
    ]);
    expect([...log.skipped]).toEqual([2]);
    expect(log.recorded[1]).toMatchObject({ type: "RulesStated", v: 1, data: "none" });
  });
});

describe("the steps", () => {
  const up = (data: Fields) => data;
  const at = (version: number) => new Map([["Seen", { type: "Seen", version }]]);
  it.each([
    ["no step raises Seen version 1; it is at 2", at(2), []],
    ["no step raises Seen version 2; it is at 3", at(3), [raise("Seen", 1, up)]],
    ["two steps raise Seen version 1", at(2), [raise("Seen", 1, up), raise("Seen", 1, up)]],
    ["a step raises Seen version 1, which is not", at(1), [raise("Seen", 1, up)]],
    ["a step raises Lost version 1, which is not", at(1), [raise("Lost", 1, up)]],
    [
      "the step that raises Seen version 2 comes before the one to it",
      at(3),
      [raise("Seen", 2, up), raise("Seen", 1, up)],
    ],
  ])("are refused: %s", (message, versions, steps) => {
    expect(() => checkUpcasters(versions, steps)).toThrow(message);
  });

  it("of the app raise every earlier version there was", () => {
    expect(() => checkUpcasters(definitions)).not.toThrow();
    const raised = upcasters.flatMap(({ raises }) => (raises === null ? [] : [raises.type]));
    expect(raised).toContain("RulesStated");
  });
});
