import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failureOf } from "../../src/events/notifications/notice.ts";
import { errorMessage } from "../../src/views/format/errorMessage.ts";
import { ask, type Reply, wired } from "./clientKit.ts";

const sports = (reply: Reply) => ask("Sports", { feed: "live", lng: "en" }, wired(reply).client);
/** Bodies that no server of ours sends. */
const foreign = fc.oneof(
  fc.constantFrom("", "null", "[]", "<h1>Bad gateway</h1>", '{"error":"no"}', '{"status":"2"}'),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);
const status = fc.integer({ min: 400, max: 599 });

async function errorOf(reply: Reply) {
  const received = await sports(reply);
  if (received.tag === "answered") throw new Error("it was taken for an answer");
  return received.error;
}

describe("a failed call", () => {
  it("is a general failure unless the network failed, whatever the body [error-045]", async () => {
    await fc.assert(
      fc.asyncProperty(status, foreign, async (code, body) => {
        const error = await errorOf(() => new Response(body, { status: code }));
        expect(error).toMatchObject({ tag: "http", status: code });
        expect(errorMessage({ code: error.code, status: code })).not.toBe("errors.network");
      }),
    );
  });

  it("is a general failure when the answer cannot be read [error-045] [error-037]", async () => {
    const unreadable = fc.constantFrom("", "<html>", '{"items":', "items=1", '{"items":7}');
    await fc.assert(
      fc.asyncProperty(unreadable, async (body) => {
        const error = await errorOf(() => new Response(body));
        expect(error.tag).toBe("decode");
        expect(failureOf(error)).toEqual({ text: "main_query_error", priority: 0 });
      }),
    );
  });

  it("is a network failure when the network failed [error-044]", async () => {
    const error = await errorOf(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(error).toEqual({ tag: "offline" });
    expect(errorMessage({ status: 0 })).toBe("errors.network");
  });
});
