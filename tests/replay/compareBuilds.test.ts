import { left } from "fp-ts/lib/Either.js";
import { EMPTY, map, take, timer } from "rxjs";
import { describe, expect, it } from "vitest";
import { rules } from "../../src/catalogue.ts";
import type { State } from "../../src/events/index.ts";
import { ModalToggled } from "../../src/events/navigation/events.ts";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import { RulesStated } from "../../src/events/runtime/events.ts";
import { TabHidden } from "../../src/events/shell/events.ts";
import type { LogEntry } from "../../src/infra/log/line.ts";
import { compareBuilds } from "../../src/infra/replay/compareBuilds.ts";
import { type ReplayedApp, verify } from "../../src/infra/replay/verify.ts";
import type { Epic } from "../../src/infra/runtime/epic.ts";
import { withParameter } from "../kit/mutants.ts";
import { fromLogEntries, replayedApp } from "./replayKit.ts";
import { storyOfALiveBet } from "./visitOfTheGuide.ts";

const visit: readonly LogEntry[] = storyOfALiveBet().logEntries;
const log = fromLogEntries(visit);

const namesIn = (app: ReplayedApp, of = log) => compareBuilds(of, app).map(({ name }) => name);

/** The app of a build with this epic, which starts before all others and so gets the first numbers. */
const withEpic = (epic: Epic<State>): ReplayedApp => ({
  ...replayedApp,
  epics: [epic, ...replayedApp.epics],
});

const withFold = (fold: ReplayedApp["root"]["fold"]): ReplayedApp => ({
  ...replayedApp,
  root: { ...replayedApp.root, fold },
});

/** The log as a build wrote it in which these entries were others. */
const rewritten = (change: (entry: LogEntry) => LogEntry) => fromLogEntries(visit.map(change));

describe("two builds on one log", () => {
  it("that are the same differ in nothing", () => {
    expect(compareBuilds(log, replayedApp)).toEqual([]);
  });

  it("differ in a rule that only one has, and in no number of the timers after it", () => {
    const early: Epic<State> = {
      name: "new/early",
      run: (deps) => {
        timer(3_600_000, deps.clock.rule("NEW")).subscribe();
        return EMPTY;
      },
    };
    expect(verify(log, withEpic(early)).difference?.kind).toBe("extra");
    expect(namesIn(withEpic(early))).toEqual(["extra TimerArmed of NEW by epic:new/early"]);
  });

  it("differ in a rule that this one lacks: what its timers led to is left out", () => {
    const app: ReplayedApp = {
      ...replayedApp,
      epics: replayedApp.epics.filter(({ name }) => name !== "sports/pause"),
    };
    expect(namesIn(app)).toEqual([
      "missing TimerArmed of POLL-PAUSE by epic:sports/pause",
      // Polling was not paused, so nothing resumes.
      "missing PollingResumed by epic:sports/pause",
      "missing FeedGameAsked by epic:sports/poll",
      "missing BalanceAsked by epic:bets/poll",
      "different TimerCancelled of POLL by epic:sports/poll",
    ]);
  });

  it("differ in a parameter of a rule, by the rule's own timers only", () => {
    const pause = rules.find(({ id }) => id === "POLL-PAUSE");
    if (pause === undefined) throw new Error("no POLL-PAUSE");
    const names = withParameter(
      pause,
      "hiddenMs",
      (ms) => ms + 1_000,
      () => namesIn(replayedApp),
    );
    expect(names).toEqual(["different TimerArmed of POLL-PAUSE by epic:sports/pause"]);
  });

  it("differ in a fold that was mended: by the path, once", () => {
    const app = withFold((state, entry, onCrash) => {
      const next = replayedApp.root.fold(state, entry, onCrash);
      if (entry.type !== "AmountChanged") return next;
      return { ...next, coupon: { ...next.coupon, amount: Number(next.coupon.amount) + 1 } };
    });
    expect(namesIn(app)).toEqual([
      "state coupon.amount",
      "different PlacementRequested by decider:PlaceCoupon",
      "different PlacementOpened by epic:placement/place",
      "different PlaceCouponAsked by epic:placement/place",
    ]);
  });

  it("differ in a notice with other words", () => {
    const shown = visit.find(NotificationShown.is);
    if (shown === undefined) throw new Error("the visit shows no notice");
    const old = rewritten((entry) =>
      NotificationShown.is(entry)
        ? { ...entry, data: { ...entry.data, text: "old.words" } }
        : entry,
    );
    const [first] = compareBuilds(old, replayedApp);
    expect(first).toMatchObject({
      name: `different NotificationShown by ${shown.by}`,
      seq: shown.seq,
    });
    expect(first?.changes[0]).toMatchObject({ path: "text", before: "old.words" });
  });

  it("differ in an event of a newer version, and go on after it", () => {
    const newer = rewritten((entry) =>
      entry.type === "PollingPaused" ? { ...entry, v: 2 } : entry,
    );
    expect(newer.unknown).toMatchObject([{ type: "PollingPaused", v: 2 }]);
    expect(namesIn(replayedApp, newer)).toEqual(["different PollingPaused by epic:sports/pause"]);
  });

  it("differ in an input that this one does not know: it is left out", () => {
    const seq = visit.find(TabHidden.is)?.seq ?? 0;
    const newer = rewritten((entry) =>
      entry.seq === seq ? { ...entry, type: "TabDimmed" } : entry,
    );
    const [first, ...others] = namesIn(replayedApp, newer);
    expect(first).toBe("not possible: TabDimmed");
    expect(
      others.every(
        (name) =>
          name.startsWith("missing ") || / of (POLL|NOTICE-CLOSE) |CouponButtonChanged/.test(name),
      ),
    ).toBe(true);
    expect(others).toContain("missing PollingResumed by epic:sports/pause");
  });

  it("differ in nothing that happened when only one states a parameter, which is told beside it", () => {
    const older = rewritten((entry) =>
      RulesStated.is(entry)
        ? { ...entry, data: { parameters: without(entry.data.parameters, "POLL-PAUSE.hiddenMs") } }
        : entry,
    );
    expect(namesIn(replayedApp, older)).toEqual([]);
    const { difference, parameters } = verify(older, replayedApp);
    expect(difference).toBeNull();
    expect(parameters).toEqual([{ path: "POLL-PAUSE.hiddenMs", before: undefined, after: 30_000 }]);
  });

  it("differ in an event that only one emits, by its maker", () => {
    const greeting: Epic<State> = {
      name: "new/greet",
      run: (deps) =>
        deps.on(TabHidden).pipe(
          take(1),
          map(() => ModalToggled({ isOpen: false })),
        ),
    };
    expect(namesIn(withEpic(greeting))).toEqual(["extra ModalToggled by epic:new/greet"]);
  });

  it("differ in a decider that refuses what the other accepted", () => {
    const app: ReplayedApp = {
      ...replayedApp,
      decide: (command, state) =>
        command.type === "SetAmount"
          ? left({ code: "nothing_to_do" })
          : replayedApp.decide(command, state),
    };
    const names = namesIn(app);
    expect(names).toContain("extra CommandRefused by decider:SetAmount");
    expect(names).toContain("missing AmountChanged by decider:SetAmount");
  });
});

/** The record without this key. */
const without = <T>(of: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(of).filter(([name]) => name !== key));
