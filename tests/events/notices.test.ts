import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CallError } from "../../src/events/define.ts";
import { failureOf } from "../../src/events/notifications/notice.ts";
import { errorOf } from "../../src/infra/http/errorOf.ts";

const message = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
const wordless: fc.Arbitrary<CallError> = fc.oneof(
  fc.record({ tag: fc.constantFrom("offline" as const, "timeout" as const, "decode" as const) }),
  fc.record({ tag: fc.constant("http" as const), status: fc.nat() }),
);

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
