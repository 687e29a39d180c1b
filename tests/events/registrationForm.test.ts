import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { RegistrationSms } from "../../src/events/registrationForm/events.ts";
import type { Sealed } from "../../src/codec/codec.ts";
import { stateOf } from "../kit/spec.ts";

const askOf = (phone: string) => ({ phoneCode: "+356", phone: phone as Sealed });
const mine = askOf("§personal:1");
const other = askOf("§personal:2");
const asked = (ask: typeof mine) => RegistrationSms.asked({ call: 1, ask });
const sent = (ask: typeof mine) =>
  RegistrationSms.answered({
    call: 1,
    ask,
    body: { success: true, timeout: 60, codeLength: 5 },
  });
const tooSoon = (ask: typeof mine) =>
  RegistrationSms.failed({
    call: 1,
    ask,
    error: { tag: "http", status: 429, code: 60, retryAfterMs: 40_000 },
  });
const code = (...events: readonly Draft[]) => stateOf(...events).registrationForm.code;

describe("the code for a new player's phone", () => {
  it("stays valid while another is requested, and when that one is refused", () => {
    const again = [asked(mine), sent(mine), asked(mine)];
    expect(code(...again)).toMatchObject({ tag: "sending", length: 5 });
    expect(code(...again, tooSoon(mine))).toMatchObject({
      tag: "sent",
      length: 5,
      error: { code: 60, retryAfterMs: 40_000 },
    });
    expect(code(...again, sent(mine))).toMatchObject({ tag: "sent", length: 5, error: null });
  });

  it("is none for a number that it was not sent to", () => {
    const moved = [asked(mine), sent(mine), asked(other)];
    expect(code(...moved)).toMatchObject({ tag: "sending", length: 0, phone: other.phone });
    expect(code(...moved, tooSoon(other))).toMatchObject({ tag: "refused", length: 0 });
  });
});
