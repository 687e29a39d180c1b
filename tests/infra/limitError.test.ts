import { describe, expect, it } from "vitest";
import { errorOf } from "../../src/infra/http/errorOf.ts";

describe("a refusal by the limit service", () => {
  it("shows its title to the player, if it has one [limits-030] [error-015]", () => {
    const tag = "http";
    const received = { tag, status: 400, message: "Not on offer" };
    expect(errorOf(400, { status: 400, title: "Not on offer" }, null, 0)).toEqual(received);
    for (const status of [401, 403]) {
      expect(errorOf(status, { status, title: "" }, null, 0)).toEqual({ tag, status });
    }
  });

  it("is like any other refusal when it has its own code, and its title is not shown", () => {
    const body = { success: false, code: 112, status: 1, title: "x", message: "y" };
    expect(errorOf(400, body, null, 0)).toEqual({ tag: "http", status: 400, code: 112 });
  });
});
