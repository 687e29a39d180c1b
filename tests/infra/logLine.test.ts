import { describe, expect, it } from "vitest";
import { decodeEntry } from "../../src/infra/log/line.ts";

const whole = {
  seq: 2,
  at: 1_700_000_000_000,
  type: "AmountChanged",
  v: 1,
  data: { amount: 5 },
  cause: 1,
  by: "decider:SetAmount",
  state: { "coupon.amount": "1a2b3c4d" },
};

const wrong: Readonly<Record<string, readonly unknown[]>> = {
  seq: [0, -1, 1.5, "2", null, 2 ** 53, undefined],
  at: ["1", null, Number.NaN, Number.POSITIVE_INFINITY, undefined],
  type: ["", "with space", "x".repeat(101), "Ünknown", 5, null, undefined],
  v: [0, "1", 1.5, null, undefined],
  cause: [0, "1", 1.5, -1, undefined],
  by: [5, null, "\u001b[31m", "x".repeat(201)],
  state: [null, "1a2b3c4d", { coupon: "1A2B3C4D" }, { coupon: 5 }, { coupon: "1a2b3c4" }],
};

describe("an entry from a line", () => {
  it("is what the line says, without fields that no entry has", () => {
    expect(decodeEntry({ ...whole, sum: "00000000", more: true })).toEqual(whole);
    const { by: _by, state: _state, ...least } = whole;
    expect(decodeEntry({ ...least, cause: null })).toEqual({ ...least, cause: null });
    expect(decodeEntry({ ...whole, data: null })).toEqual({ ...whole, data: null });
  });

  it.each(
    Object.entries(wrong).flatMap(([field, values]) => values.map((value) => [field, value])),
  )("is none with a wrong %s: %s", (field, value) => {
    expect(decodeEntry({ ...whole, [String(field)]: value })).toBeNull();
  });

  it.each([null, 5, "entry", [], [whole]])("is none from %s", (value) => {
    expect(decodeEntry(value)).toBeNull();
  });
});
