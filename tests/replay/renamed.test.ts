import { describe, expect, it } from "vitest";
import "../../src/chunks/all.ts";
import { decode } from "../../src/codec/codec.ts";
import { definitions, type Entry } from "../../src/events/define.ts";
import { underTodaysName } from "../../src/infra/replay/renamed.ts";

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
    const read = underTodaysName(entry(type, data));
    expect(read).toEqual(entry(todaysType, todaysData));
    const codec = definitions.get(todaysType)?.codec;
    expect(codec && decode(codec, todaysData)).toMatchObject({ tag: "ok" });
  });
  it.each(renamed)("%s %j: what was read once is read the same again", (type, data) => {
    const read = underTodaysName(entry(type, data));
    expect(underTodaysName(read)).toEqual(read);
  });
  it("is attributed to today's name of its epic", () => {
    const old = entry("NotificationShown", {}, "epic:idle/notices");
    expect(underTodaysName(old).by).toBe("epic:sessionEnd/explainSessionEnd");
  });
  it("stays as it is where its data are no object, which its codec then reports", () => {
    const broken = { ...entry("SectionOrdered", {}), data: "nothing" };
    expect(underTodaysName(broken)).toEqual(broken);
  });
});
