import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

const isPlayer = true;
const START = Date.UTC(2026, 0, 15, 12);

describe("IDLE-ACTIVITY", () => {
  rule("records the first activity at once [idle-003] {IDLE-ACTIVITY:at}", {
    isPlayer,
    user: "1s Touch",
    expect: "1s ActivitySeen ActivityNoted",
    for: "2s",
  });
  rule("records the next activity within 100 ms when they are over [idle-003] {IDLE-ACTIVITY:at}", {
    isPlayer,
    user: "1s Touch 1ms Touch",
    watch: "ActivityNoted",
    expect: `1s ActivityNoted 100ms ActivityNoted(${START + 1_001})`,
    for: "2s",
  });
  rule("does nothing 1 ms earlier [idle-003] {IDLE-ACTIVITY:before}", {
    isPlayer,
    user: "1s Touch 50ms Touch",
    expect: "1s ActivityNoted",
    for: "1s99ms",
  });
  rule("records activity 1 ms after they are over at once [idle-003] {IDLE-ACTIVITY:after}", {
    isPlayer,
    user: "1s Touch 101ms Touch",
    expect: `1s ActivityNoted 101ms ActivityNoted`,
    for: "2s",
  });
  rule("records continuous activity ten times a second, and shows it as often [idle-003]", {
    isPlayer,
    user: `1s Touch ${"10ms Touch ".repeat(35)}`,
    expect: `1s ActivitySeen ActivityNoted 10ms ActivitySeen
             90ms ActivityNoted 0ms ActivitySeen
             100ms ActivityNoted 0ms ActivitySeen
             100ms ActivityNoted 0ms ActivitySeen
             100ms ActivityNoted`,
    for: "2s",
  });
  rule("drops a held activity at sign-out [idle-003] [idle-006] {IDLE-ACTIVITY:cancel}", {
    isPlayer,
    user: "1s Touch 50ms Touch 49ms SignOut",
    expect: "1s ActivityNoted",
    for: "10s",
  });
  rule("ignores coming back to the tab when nobody is signed in [idle-006]", {
    isPlayer,
    network: "1s offline",
    user: "2s SignOut 1s Touch",
    tab: "5s hidden 1s visible",
    watch: "ActivityNoted ActivitySeen",
    expect: "",
    for: "20s",
  });
  rule("starts over after a reload [idle-003] {IDLE-ACTIVITY:reload}", {
    isPlayer,
    user: "1s Touch 60ms Touch",
    tab: "1s50ms reload",
    expect: "1s ActivityNoted 60ms ActivityNoted",
    for: "2s",
  });
  rule(
    "records a held activity with its own time if it fell due during sleep [idle-003] [idle-005] {IDLE-ACTIVITY:sleep}",
    {
      isPlayer,
      user: "1s Touch 50ms Touch",
      clock: "1s60ms sleep 10m",
      expect: `1s ActivityNoted 10m60ms ActivityNoted(${START + 1_050})`,
      for: "11m",
    },
  );
  rule("is not delayed when the clock is set back [idle-003] {IDLE-ACTIVITY:back}", {
    isPlayer,
    user: "1s Touch 50ms Touch",
    clock: "1s60ms back 1h",
    expect: "1s ActivityNoted 100ms ActivityNoted",
    for: "2s",
  });
  rule("does not fire early when the clock is set forward [idle-003] {IDLE-ACTIVITY:forward}", {
    isPlayer,
    user: "1s Touch 50ms Touch",
    clock: "1s60ms forward 1m",
    expect: "1s ActivityNoted 100ms ActivityNoted",
    for: "2s",
  });
  rule("works while offline too [idle-003] {IDLE-ACTIVITY:offline}", {
    isPlayer,
    network: "1s20ms offline",
    user: "1s Touch 50ms Touch",
    expect: "1s ActivityNoted 100ms ActivityNoted",
    for: "2s",
  });
  rule("throttles in each tab separately [idle-003] {IDLE-ACTIVITY:tab2}", {
    isPlayer,
    user: "2s Touch",
    tab2: "1s open 1s50ms Touch",
    expect: "2s ActivityNoted 50ms 2:ActivityNoted",
    for: "4s",
  });
});
