import { expect, it } from "vitest";
import { MakeTimerDue } from "../../src/commands/timerPanel.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { replayedApp, fileLines, fromLines } from "./replayKit.ts";
import { beginStory, type Story } from "./story.ts";

const timerOf = (story: Story, rule: string): number => {
  const found = Object.entries(story.state().runtime.timers).find(([, one]) => one.rule === rule);
  if (found === undefined) throw new Error(`${rule} is not armed`);
  return Number(found[0]);
};

it("a timer made due fires five seconds later, the others on time, and the log verifies", () => {
  const story = beginStory({ seed: 6 });
  story.pass(10_000);
  story.hide();
  story.pass(1_000);
  const pause = timerOf(story, "POLL-PAUSE");
  const { [pause]: _moved, ...others } = story.state().runtime.timers;
  story.send(MakeTimerDue({ timer: pause }));
  const { [pause]: moved, ...after } = story.state().runtime.timers;
  expect(after).toEqual(others);
  const sentAt = story.entries.findLast(({ type }) => type === "MakeTimerDue")?.at ?? 0;
  expect(moved?.dueAt).toBe(sentAt + 5_000);
  story.pass(20_000);
  const paused = story.entries.find(({ type }) => type === "PollingPaused");
  expect(paused?.at).toBe(sentAt + 5_000);
  const fired = story.entries.filter(({ type }) => type === "TimerFired");
  for (const [timer, { dueAt }] of Object.entries(others)) {
    const own = fired.find(({ data }) => Reflect.get(Object(data), "timer") === Number(timer));
    if (own !== undefined) expect(own.at).toBe(dueAt);
  }
  const verdict = verify(fromLines(fileLines(story.entries)), replayedApp);
  expect(verdict.difference).toBeNull();
  expect(verdict.verifiedSeq).toBe(story.entries.length);
});
