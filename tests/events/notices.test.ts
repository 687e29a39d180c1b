import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CallError } from "../../src/events/define.ts";
import { batchNotice, type BatchResult } from "../../src/events/notifications/batch.ts";
import { failureOf } from "../../src/events/notifications/notice.ts";
import { errorOf } from "../../src/infra/http/errorOf.ts";

const message = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
const success: fc.Arbitrary<BatchResult> = fc.oneof(
  fc.constant({ isSuccess: true as const }),
  fc.record({ isSuccess: fc.constant(true as const), message: fc.oneof(message, fc.constant("")) }),
);
const worded = fc.record({ tag: fc.constant("http" as const), status: fc.nat(), message });
const wordless: fc.Arbitrary<CallError> = fc.oneof(
  fc.record({ tag: fc.constantFrom("offline" as const, "timeout" as const, "decode" as const) }),
  fc.record({ tag: fc.constant("http" as const), status: fc.nat() }),
);
const failure: fc.Arbitrary<BatchResult> = fc.oneof(worded, wordless).map((error) => ({
  isSuccess: false as const,
  error,
}));
const textOf = (one: BatchResult) => (one.isSuccess ? null : failureOf(one.error).text);
const priorityOf = (one: BatchResult) => (one.isSuccess ? -1 : failureOf(one.error).priority);

describe("a failure", () => {
  it("is told in the server's words when it wrote them for the player: status 2 [error-038]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.nat(4), message, (status, level, text) => {
        const error = errorOf(
          status,
          { success: false, code: 11, status: level, message: text },
          null,
          0,
        );
        expect(failureOf(error)).toEqual(
          level === 2 ? { text, priority: 1 } : { text: "main_query_error", priority: 0 },
        );
      }),
    );
  });

  it("of any other kind is main_query_error [error-037] [error-038]", () => {
    fc.assert(
      fc.property(wordless, (error) => {
        expect(failureOf(error)).toEqual({ text: "main_query_error", priority: 0 });
      }),
    );
    for (const tag of ["offline", "timeout", "decode"] as const)
      expect(failureOf({ tag, message: "not for the player" }).priority).toBe(0);
  });
});

describe("the notice of a batch", () => {
  it("is none when nothing was done", () => {
    expect(batchNotice([])).toBeNull();
  });

  it("says each message once when all went well [notifications-005] [notifications-006]", () => {
    fc.assert(
      fc.property(fc.array(success, { minLength: 1 }), (results) => {
        const notice = batchNotice(results);
        const wanted = results.map((one) => (one.isSuccess && one.message) || "main_save_success");
        expect(notice?.status).toBe("success");
        expect(new Set(notice?.lines)).toEqual(new Set(wanted));
        expect(notice?.lines).toHaveLength(new Set(wanted).size);
      }),
    );
  });

  it("speaks of failures alone, of three at most [error-039]", () => {
    fc.assert(
      fc.property(
        fc.array(success),
        fc.array(failure, { minLength: 1 }),
        fc.nat(),
        (good, bad, at) => {
          const place = at % (good.length + 1);
          const notice = batchNotice([...good.slice(0, place), ...bad, ...good.slice(place)]);
          expect(notice?.status).toBe("error");
          expect(notice?.lines).toHaveLength(Math.min(3, bad.length));
          expect(notice).toEqual(batchNotice(bad));
        },
      ),
    );
  });

  it("puts own words before the others, and keeps the order of equals [error-039]", () => {
    fc.assert(
      fc.property(fc.array(failure, { minLength: 1 }), (results) => {
        const weighty = results.filter((one) => priorityOf(one) === 1);
        const others = results.filter((one) => priorityOf(one) === 0);
        expect(batchNotice(results)?.lines).toEqual(
          [...weighty, ...others].slice(0, 3).map(textOf),
        );
      }),
    );
  });
});
