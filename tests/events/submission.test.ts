import { describe, expect, it } from "vitest";
import type { CallError, Draft } from "../../src/events/define.ts";
import {
  BetsMailOrdered,
  HistoryOrderLeft,
  MailBetsHistory,
} from "../../src/events/historyOrders/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { isUnsure } from "../../src/events/submission.ts";
import { answered } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";

const order = { accountId: null, dateFrom: 1, dateTo: 2 };
const ordered = BetsMailOrdered(order);
const answer = (success: boolean) => answered(MailBetsHistory, order, { success });
const failure = (error: CallError) => MailBetsHistory.failed({ call: 1, ask: order, error });
const after = (...events: readonly Draft[]) => stateOf(...events).historyOrders.betsMail;

describe("a submitted form", () => {
  it("is being sent until it was answered, refused or failed", () => {
    expect(after(ordered).tag).toBe("sending");
    expect(after(ordered, answer(true)).tag).toBe("sent");
    expect(after(ordered, answer(false)).tag).toBe("refused");
    expect(after(ordered, failure({ tag: "http", status: 500 })).tag).toBe("failed");
  });
  it("is unsure where no answer came, and only there", () => {
    expect(isUnsure(after(ordered, failure({ tag: "timeout" })))).toBe(true);
    expect(isUnsure(after(ordered, failure({ tag: "http", status: 500 })))).toBe(false);
    expect(isUnsure(after(ordered, answer(false)))).toBe(false);
  });
  it("waits for its answer on another page, and is fresh afterwards", () => {
    const left = HistoryOrderLeft({ kind: "betsMail" });
    expect(after(ordered, left).tag).toBe("sending");
    expect(after(ordered, answer(true), left).tag).toBe("idle");
  });
  it("is nobody's after a sign-out: a late answer changes nothing", () => {
    const closed = SessionClosed({ reason: "player" });
    expect(after(ordered, closed, answer(true)).tag).toBe("idle");
    expect(after(ordered, closed, failure({ tag: "timeout" })).tag).toBe("idle");
  });
});
