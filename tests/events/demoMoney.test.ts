import { expect, it } from "vitest";
import { callOfAsked, type Draft } from "../../src/events/define.ts";
import { TopUpDemoMoney } from "../../src/events/placement/demoMoneyEvents.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { readyToPlace, signedIn } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";

const ask = { key: "00000000-0000-4000-8000-000000000001", accountId: 11 };
const asked = TopUpDemoMoney.asked({ call: 1, ask });
const isToppingUp = (...events: readonly Draft[]): boolean =>
  stateOf(...readyToPlace, asked, ...events).coupon.isToppingUp;

it("is asked for as a call of the session", () => {
  expect(callOfAsked(asked.type)?.isOfSession).toBe(true);
  expect(isToppingUp()).toBe(true);
});

it("is no longer awaited when its call ended with the session, or failed, as when the site closes", () => {
  expect(isToppingUp(SessionClosed({ reason: "player" }), signedIn)).toBe(false);
  const error = { tag: "offline" } as const;
  expect(isToppingUp(TopUpDemoMoney.failed({ call: 1, ask, error }))).toBe(false);
});
