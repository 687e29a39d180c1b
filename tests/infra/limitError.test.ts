import { describe, expect, it } from "vitest";
import { errorOf } from "../../src/infra/http/errorOf.ts";

describe("a refusal of the limit service", () => {
  it("has a title that is for the player, if there is one [limits-030] [error-015]", () => {
    const tag = "http";
    const received = { tag, status: 400, message: "Not on offer" };
    expect(errorOf(400, { status: 400, title: "Not on offer" }, null, 0)).toEqual(received);
    for (const status of [401, 403]) {
      expect(errorOf(status, { status, title: "" }, null, 0)).toEqual({ tag, status });
    }
  });

  it("with a code of its own is a refusal like any other: its title is for nobody", () => {
    const body = { success: false, code: 112, status: 1, title: "x", message: "y" };
    expect(errorOf(400, body, null, 0)).toEqual({ tag: "http", status: 400, code: 112 });
  });
});
