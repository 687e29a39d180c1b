import { arrival } from "../kit/app.ts";
import { left, right } from "fp-ts/lib/Either.js";
import { expect, it } from "vitest";
import { POSTPONED } from "../../src/events/runtime/events.ts";
import type { Decide } from "../../src/infra/runtime/decide.ts";
import {
  type Bell,
  BellRang,
  lineOf,
  RingBell,
  ringing,
  SilenceBell,
  START_AT,
} from "./runtimeKit.ts";

/** The bell belongs to the chunk "frame"; the log shows how often its decider ran. */
function bellOfPart() {
  const arrived = new Set<string>();
  const decide: Decide<Bell> = (command) => {
    if (SilenceBell.is(command)) return left({ code: arrived.has("later") ? "no" : POSTPONED });
    return arrived.has("frame") ? right([BellRang({ by: "command" })]) : left({ code: POSTPONED });
  };
  const { log, input } = ringing([], { decide });
  const arrive = (need: "frame" | "later", at: number) => {
    arrived.add(need);
    input(arrival(need), at);
  };
  return { lines: () => log.slice(1).map(lineOf), log, input, arrive };
}

it("a postponed command is sent again when its domain arrives, with its data, after what it waited for", () => {
  const { lines, log, input, arrive } = bellOfPart();
  input(RingBell({ times: 1 }), START_AT + 1);
  input(SilenceBell({}), START_AT + 2);
  arrive("frame", START_AT + 3);
  arrive("later", START_AT + 4);
  expect(lines()).toEqual([
    "2 RingBell <-",
    "3 CommandPostponed <2 decider:RingBell",
    "4 SilenceBell <-",
    "5 CommandPostponed <4 decider:SilenceBell",
    "6 DomainsArrived <-",
    "7 RingBell <2 engine:postponed",
    "8 BellRang <7 decider:RingBell",
    "9 DomainsArrived <-",
    "10 SilenceBell <4 engine:postponed",
    "11 CommandRefused <10 decider:SilenceBell",
  ]);
  expect(log[6]?.data).toEqual({ times: 1 });
});

it.each([
  ["a postponed command still counts 10 s later", 10_000, "RingBell"],
  ["a postponed command is refused 1 ms after that", 10_001, "CommandRefused"],
])("%s", (_, lateMs, type) => {
  const { log, input, arrive } = bellOfPart();
  input(RingBell({ times: 1 }), START_AT);
  arrive("frame", START_AT + lateMs);
  expect(log[4]).toMatchObject({ type, cause: 2, by: "engine:postponed" });
  arrive("later", START_AT + lateMs + 1);
  expect(
    log.filter(({ by }) => by === "engine:postponed"),
    "it is given once",
  ).toHaveLength(1);
});
