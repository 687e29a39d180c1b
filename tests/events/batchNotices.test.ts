import { describe, expect, it } from "vitest";
import { batchNotices } from "../../src/events/notifications/index.ts";

const done = (message: string | null = null): Parameters<typeof batchNotices>[0][number] => ({
  isDone: true,
  message,
});
const failed = (message: string | null = null): Parameters<typeof batchNotices>[0][number] => ({
  isDone: false,
  message,
});
const texts = (...items: readonly Parameters<typeof batchNotices>[0][number][]) =>
  batchNotices(items).map(({ status, text, count }) => [status, text, count]);

describe("the notices of a batch", () => {
  it("say each distinct message of a success once [notifications-005]", () =>
    expect(texts(done("Placed"), done("Kept"), done("Placed"))).toEqual([
      ["success", "Placed", 2],
      ["success", "Kept", 1],
    ]));
  it("have a default for a success without a message [notifications-006]", () =>
    expect(texts(done(), done())).toEqual([["success", "main_save_success", 2]]));
  it("show failures alone, those with a message for the player first, otherwise in order [error-039]", () =>
    expect(texts(failed(), done("Placed"), failed("Suspended"), failed("Moved"))).toEqual([
      ["error", "Suspended", 1],
      ["error", "Moved", 1],
      ["error", "main_query_error", 1],
    ]));
  it("show three failures at most, and one notice for the same reason [error-039]", () => {
    expect(texts(failed("A"), failed("B"), failed("C"), failed("D"))).toHaveLength(3);
    expect(texts(failed("A"), failed("B"), failed("A"), failed("A"))).toEqual([
      ["error", "A", 3],
      ["error", "B", 1],
    ]);
  });
});
