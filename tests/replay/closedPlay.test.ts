import { app } from "../kit/app.ts";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { AddBet } from "../../src/commands/coupon.ts";
import { PlaceOneClick } from "../../src/commands/oneClickTap.ts";
import { SetOneClickAmount, TurnOneClick } from "../../src/commands/oneClick.ts";
import { AcceptPrices, PlaceCoupon, SetAmount } from "../../src/commands/placement.ts";
import { GoTo } from "../../src/commands/navigation.ts";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import {
  PlaceCoupon as PlaceCouponSent,
  PlacementRequested,
} from "../../src/events/placement/events.ts";
import type { Draft, Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { playClosedTo } from "../../src/events/limits/playClosed.ts";
import { isSelfExcluded } from "../../src/events/limits/selectors.ts";
import { CommandRefused } from "../../src/events/runtime/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { readLogFile } from "../kit/logFiles.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { limit } from "../marbles/limits.ts";
import { goOn } from "./goOn.ts";
import { replayedApp, fileLines, fromLines, imported } from "./replayKit.ts";
import { beginStory, signIn } from "./story.ts";
import * as visits from "./visits.ts";
import { wander } from "./wander.ts";

const STAKE = 10;
const tries = 6;

/** What closes play to a stake of 10.00, and with which code. */
const closing = [
  ["30 self-exclusion", limit(30), "self_excluded"],
  ["33 time-out", limit(33), "self_excluded"],
  ["37 block", limit(37), "bets_blocked"],
  ...[1, 2, 3, 10, 11, 12].flatMap(
    (type) =>
      [
        [`${type} nothing left`, limit(type, { limitBalance: 0 }), "limit_reached"],
        [`${type} 9.99 left`, limit(type, { limitBalance: STAKE - 0.01 }), "limit_reached"],
      ] as const,
  ),
] as const;
const open = [
  ["no limit", null],
  ["1 to 12, 10.00 left", limit(1, { limitBalance: STAKE })],
  ["20 deposits, nothing left", limit(20, { limitBalance: 0 })],
  ["31 session, a second left", limit(31, { limitBalance: 7_000, limitValue: 2 })],
] as const;

/** One case per code, for the visits that are continued. */
const brought = closing.filter(([name]) => /^(33|37|10 nothing)/.test(name));

type Ways = { readonly coupon: string; readonly oneClick: string };

/** A visit in which both ways of betting are tried again and again under this limit, and their results. */
function tried(limits: readonly object[]): {
  readonly entries: readonly Entry[];
  readonly ways: Ways;
} {
  const visit = beginStory({
    seed: 5,
    isLeftOpen: ({ type }) => type === ClientLimits.asked.type,
  });
  visit.pass(4_000);
  visit.send(signIn);
  visit.pass(1_000);
  const asked = visit.entries.findLast(({ type }) => type === ClientLimits.asked.type);
  visit.report(ClientLimits.answered, { ...(asked?.data as object), body: { data: limits } });
  visit.go("/en/section/live/1/501");
  visit.pass(4_000);
  const results = (order: () => void) => {
    const from = visit.entries.length;
    let result = "nothing";
    for (let time = 0; time < tries && result === "nothing"; time += 1) {
      order();
      visit.pass(5_000);
      result = resultOf(visit.entries.slice(from));
    }
    return result;
  };
  const coupon = results(() => {
    visit.send(AddBet({ outcomeId: 50_001 }));
    visit.send(SetAmount({ amount: STAKE }));
    visit.send(AcceptPrices({}));
    visit.send(PlaceCoupon({}));
  });
  visit.send(TurnOneClick({ isOn: true, isCouponCleared: true }));
  visit.send(SetOneClickAmount({ amount: STAKE }));
  const oneClick = results(() => {
    visit.send(PlaceOneClick({ outcomeId: 50_002 }));
  });
  return { entries: visit.entries, ways: { coupon, oneClick } };
}

const commandTypes: readonly string[] = [
  PlaceCoupon({}).type,
  PlaceOneClick({ outcomeId: 0 }).type,
];
/** The button changes its label for an amount that a limit refuses, and accepts no tap for a moment. */
const passing = [
  "outcome_suspended",
  "coupon_locked",
  "placement_running",
  "label_changed",
  "nothing_to_do",
];

/** "taken", or the code of the refusal that is not temporary. */
function resultOf(entries: readonly Entry[]): string {
  if (entries.some((entry) => CouponPlaced.is(entry))) return "taken";
  if (entries.some((entry) => PlaceCouponSent.asked.is(entry))) return "sent";
  const codes = entries.flatMap((entry) =>
    CommandRefused.is(entry) && commandTypes.includes(entry.data.command) ? [entry.data.code] : [],
  );
  return [...new Set(codes.filter((code) => !passing.includes(code)))].join() || "nothing";
}

const verified = (entries: readonly Entry[]) =>
  verify(fromLines(fileLines(entries)), replayedApp).difference;

const table: string[] = [];
afterAll(() => {
  console.info(["limit | state | coupon | one-click", ...table].join("\n"));
});
const row = (name: string, state: string, { coupon, oneClick }: Ways) =>
  table.push([name, state, coupon, oneClick].join(" | "));

describe("a bet of a player with limits", () => {
  it.each(closing)(
    "is refused with %s, by the coupon and by a tap [limits-004]",
    (name, inForce, code) => {
      const { entries, ways } = tried([inForce]);
      row(name, "ACTIVE", ways);
      expect(ways).toEqual({ coupon: code, oneClick: code });
      expect(verified(entries)).toBeNull();
    },
  );

  const notInForce = closing.flatMap(([name, inForce]) =>
    ["PENDING", "INACTIVE"].map(
      (limitState) => [limitState, name, { ...inForce, limitState }] as const,
    ),
  );
  it.each(notInForce)("is accepted with %s %s [limits-002]", (limitState, name, known) => {
    const { entries, ways } = tried([known]);
    row(name, limitState, ways);
    expect(ways).toEqual({ coupon: "taken", oneClick: "taken" });
    expect(verified(entries)).toBeNull();
  });

  it("is impossible when a session limit has nothing left, because the player is signed out [limits-017]", () => {
    const { entries, ways } = tried([limit(31, { limitBalance: 0, limitValue: 1 })]);
    row("31 session, nothing left", "ACTIVE", ways);
    expect(ways).toEqual({ coupon: "sign_in_needed", oneClick: "nothing" });
    expect(entries.some((entry) => SessionClosed.is(entry))).toBe(true);
    expect(verified(entries)).toBeNull();
  });

  it.each(open)("is accepted with %s", (name, inForce) => {
    const { entries, ways } = tried(inForce === null ? [] : [inForce]);
    row(name, inForce === null ? "-" : "ACTIVE", ways);
    expect(ways).toEqual({ coupon: "taken", oneClick: "taken" });
    expect(verified(entries)).toBeNull();
  });
});

const golden = fileURLToPath(new URL("golden/", import.meta.url));
const logs: readonly (readonly [string, () => Promise<ImportedLog>])[] = [
  ...readdirSync(golden)
    .filter((name) => name.endsWith(".gz"))
    .map(
      (name) =>
        [name, async () => imported(await readLogFile(readFileSync(golden + name)))] as const,
    ),
  ...Object.entries(visits).map(
    ([name, visit]) => [name, async () => fromLines(fileLines(visit()))] as const,
  ),
  ...[3, 4, 5].map(
    (seed) =>
      [`wander ${seed}`, async () => fromLines(fileLines(wander(seed, 120).entries))] as const,
  ),
];

/** Bets that were placed, or rules that were suspended, although the previous state did not allow it. */
function broken(entries: readonly Entry[]): readonly string[] {
  let state: State = app.root.initial;
  return entries.flatMap((entry) => {
    const before = state;
    state = app.root.fold(state, entry, () => {});
    if (PlacementRequested.is(entry)) {
      const closed = playClosedTo(before, entry.data.coupon.amount);
      return closed === null ? [] : [`entry ${entry.seq} is a bet in spite of ${closed}`];
    }
    const isAsleep = isSelfExcluded(state);
    return isAsleep && playClosedTo(state, 0) === null
      ? [`after entry ${entry.seq} rules sleep while the player could bet`]
      : [];
  });
}

describe.each(logs)("%s", (_name, load) => {
  it("has no bet while a limit forbids it, and suspends no rules while a bet could be placed", async () => {
    const log = await load();
    expect(log.baseSeq).toBe(0);
    expect(broken(log.entries)).toEqual([]);
  });

  it.each(brought)(
    "continued under %s: no bet is placed any more",
    async (_limit, inForce, code) => {
      const visit = goOn(await load(), { ClientLimits: { data: [inForce] } });
      visit.pass(1_000);
      const send = (draft: Draft) => visit.send(draft);
      if (visit.state().session.tag !== "player") {
        send(GoTo({ path: "/en/user/login", isReplacing: false }));
        visit.pass(1_000);
        send(signIn);
      }
      visit.pass(2_000);
      visit.report(ClientLimits.answered({ call: 1_000_000, ask: {}, body: { data: [inForce] } }));
      expect(playClosedTo(visit.state(), STAKE)).toBe(code);
      const from = visit.entries.length;
      for (let time = 0; time < tries; time += 1) {
        for (const outcomeId of [50_001, 50_011]) send(AddBet({ outcomeId }));
        send(SetAmount({ amount: STAKE }));
        send(PlaceCoupon({}));
        send(PlaceOneClick({ outcomeId: 50_002 }));
        visit.pass(5_000);
      }
      const after = visit.entries.slice(from);
      expect(after.filter((entry) => PlacementRequested.is(entry))).toEqual([]);
      expect(after.filter((entry) => PlaceCouponSent.asked.is(entry))).toEqual([]);
    },
  );
});
