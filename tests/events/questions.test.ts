import { describe, expect, it } from "vitest";
import { OverlayOpened } from "../../src/events/overlays/events.ts";
import { QuestionAsked, SendQuestion } from "../../src/events/questions/events.ts";
import { answered, sealed } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";

const ask = { text: sealed("§personal:9") };
const opened = OverlayOpened({ overlay: { kind: "userQuestion" } });
const sent = answered(SendQuestion, ask, { success: true, requestId: "7" });

describe("a question to support", () => {
  it("stays on its way when its sheet is opened again: a second one is not taken for the first", () => {
    const state = stateOf(opened, QuestionAsked(ask), opened);
    expect(state.questions.question.tag).toBe("sending");
  });
  it("leaves a fresh form behind once it was received", () => {
    expect(stateOf(opened, QuestionAsked(ask), sent).questions.question.tag).toBe("sent");
    expect(stateOf(opened, QuestionAsked(ask), sent, opened).questions.question.tag).toBe("idle");
  });
});
