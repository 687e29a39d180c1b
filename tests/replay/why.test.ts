import { describe, expect, it } from "vitest";
import { AddBet } from "../../src/commands/coupon.ts";
import { rules } from "../../src/catalogue.ts";
import { asked } from "../../src/epics/rules/asked.ts";
import type { Rule } from "../../src/epics/rules/rule.ts";
import type { Entry } from "../../src/events/define.ts";
import { plainState } from "../../src/events/plainState.ts";
import { serialiseSnapshot, splitSum } from "../../src/infra/log/line.ts";
import { createFoldReplay } from "../../src/infra/replay/fold.ts";
import { type Instant, why } from "../../src/infra/replay/why.ts";
import { clockText } from "../../src/infra/replay/whyTexts.ts";
import { replayedApp, fileLines, fromLines } from "./replayKit.ts";
import { beginStory, startAt } from "./story.ts";

const ruleOf = (id: string) => {
  const rule = (rules as readonly Rule[]).find((one) => one.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return asked(rule);
};
const SETTLE = "COUPON-SETTLE";
const atMs = (sinceStartMs: number): Instant => ({ sinceStartMs });

/** Hidden at 0:10, shown at 0:20, hidden at 0:30 for good; polls pause at 1:00. */
function hidingTwice(): readonly Entry[] {
  const story = beginStory({ seed: 3 });
  story.pass(10_000);
  story.hide();
  story.pass(10_000);
  story.show();
  story.pass(10_000);
  story.hide();
  story.pass(60_000);
  return story.entries;
}
const entries = hidingTwice();
const log = fromLines(fileLines(entries));
const seqsOf = (type: string) => entries.filter((one) => one.type === type).map(({ seq }) => seq);
const askPause = (instant: Instant) => why(log, replayedApp.root, ruleOf("POLL-PAUSE"), instant);
const nth = (type: string, index: number): number => seqsOf(type)[index] ?? -1;

describe("why a rule did or did not run", () => {
  it("a rule was never armed: which need is not met, and since when", () => {
    const found = askPause(atMs(5_000));
    expect(found).toMatchObject({
      tag: "never armed",
      armed: [],
      stops: [{ name: "tabHidden", kind: "needs", since: { seq: 1, type: "AppStarted" } }],
    });
    expect(found.sentence).toMatch(
      /^At 0:05, after entry \d+, POLL-PAUSE was never armed\. It needs tabHidden, which does not hold since AppStarted \(entry 1, 0:00\)\.$/,
    );
  });
  it("a rule is armed: by which entry, and when it is due", () => {
    const found = askPause(atMs(15_000));
    const hidden = nth("TabHidden", 0);
    expect(found).toMatchObject({ tag: "armed", stops: [] });
    expect(found.armed).toMatchObject([
      { dueAt: startAt + 40_000, causes: [{ seq: hidden, type: "TabHidden" }], resets: null },
    ]);
    expect(found.sentence).toContain(`by TabHidden (entry ${hidden}, 0:10); due at 0:40, in 25 s.`);
  });
  it("a rule did not fire: what cancelled its timer", () => {
    const found = askPause(atMs(25_000));
    const [hidden, shown] = [nth("TabHidden", 0), nth("TabShown", 0)];
    expect(found.tag).toBe("cancelled");
    expect(found.sentence).toContain("is not armed and did not fire");
    expect(found.sentence).toContain(`0:20, by TabShown (entry ${shown}, 0:20)`);
    expect(found.sentence).toContain(`by TabHidden (entry ${hidden}, 0:10), and due at 0:40`);
    expect(found.sentence).toContain(`It needs tabHidden, which does not hold since TabShown`);
  });
  it("a rule fired: when, and what had armed it", () => {
    const found = askPause(atMs(80_000));
    expect(found).toMatchObject({ tag: "fired", last: { end: { how: "fired" } } });
    expect(found.sentence).toContain(`it fired at entry ${found.last?.end?.seq}, 1:00;`);
    expect(found.sentence).toContain(`by TabHidden (entry ${nth("TabHidden", 1)}, 0:30)`);
  });
  it("a pause holds a rule: its name, and since when", () => {
    const found = why(log, replayedApp.root, ruleOf("POLL"), atMs(85_000));
    const paused = nth("PollingPaused", 0);
    expect(found.stops).toMatchObject([
      { name: "pollingPaused", kind: "pauses", since: { seq: paused } },
    ]);
    expect(found.sentence).toContain(
      `It is held up by pollingPaused since PollingPaused (entry ${paused}, 1:00).`,
    );
  });
  it("the question can be asked at an entry or at a time", () => {
    const hidden = nth("TabHidden", 0);
    expect(askPause({ seq: hidden }).tag).toBe("never armed");
    expect(askPause({ seq: hidden + 1 }).tag).toBe("armed");
    expect(() => askPause({ seq: entries.length + 1 })).toThrow(RangeError);
  });
  it("the answer leads back to the input, and says what was restarted", () => {
    const story = beginStory({ seed: 4 });
    story.pass(4_000);
    story.go("/en/section/live/1");
    story.pass(4_000);
    for (const outcomeId of [50_001, 50_011, 50_021, 50_031]) {
      story.send(AddBet({ outcomeId }));
      story.pass(100);
    }
    expect(story.state().coupon.bets.length).toBeGreaterThan(1);
    const armings = story.entries.filter(
      ({ type, data }) => type === "TimerArmed" && Reflect.get(Object(data), "rule") === SETTLE,
    );
    const seq = armings.at(-1)?.seq ?? 0;
    expect(armings.length).toBeGreaterThan(1);
    const found = why(fromLines(fileLines(story.entries)), replayedApp.root, ruleOf(SETTLE), {
      seq,
    });
    const added = story.entries.findLast((one) => one.type === "BetAdded" && one.seq < seq);
    expect(found.tag).toBe("armed");
    expect(found.armed[0]?.causes.at(-1)?.type).toBe("AddBet");
    expect(found.armed[0]?.causes.map(({ seq }) => seq)).toContain(added?.seq);
    expect(found.armed[0]?.resets).not.toBeNull();
    expect(found.sentence).toContain("was begun anew by it");
  });
  it("an overdue rule: the page did not check", () => {
    const hidden = nth("TabHidden", 1);
    const cut = fromLines(fileLines(entries.slice(0, hidden + 1)));
    const { sentence, tag } = why(cut, replayedApp.root, ruleOf("POLL-PAUSE"), atMs(120_000));
    expect(tag).toBe("armed");
    expect(sentence).toContain("was due at 1:00 and has not fired, because the page did not look");
    expect(sentence).toContain(`nothing was recorded after entry ${hidden + 1}, 0:30`);
  });
  it("a rule whose domain has not arrived: it is not loaded", () => {
    const found = why(log, replayedApp.root, ruleOf("SECTION-HEALTH"), atMs(1_000));
    expect(found.tag).toBe("not loaded");
  });
  it("a trimmed log: only what its first state shows", () => {
    const at = seqsOf("TimerArmed").findLast((seq) => seq < nth("TabShown", 0)) ?? 0;
    const [header = "", ...lines] = fileLines(entries);
    const state = plainState(createFoldReplay(log, replayedApp.root).stateAt(at));
    const chain = splitSum(lines[at - 1] ?? "")?.sum ?? "";
    const first = serialiseSnapshot({ seq: at, at: startAt + 10_000, state }, chain, header);
    const trimmed = fromLines([header, first, ...lines.slice(at)]);
    expect(trimmed.baseSeq).toBe(at);
    const found = why(trimmed, replayedApp.root, ruleOf("POLL-PAUSE"), { seq: at });
    expect(found).toMatchObject({ tag: "armed", armed: [{ dueAt: startAt + 40_000, causes: [] }] });
  });
});

describe("times in an answer", () => {
  it("count from the start of the visit", () => {
    const texts = [0, 900_000, 3_723_000, 1_500, -2_000].map(clockText);
    expect(texts).toEqual(["0:00", "15:00", "1:02:03", "0:01.500", "-0:02"]);
  });
});
