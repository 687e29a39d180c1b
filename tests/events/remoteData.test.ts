import { describe, expect, it } from "vitest";
import {
  answered,
  asked,
  bodyOf,
  failed,
  idle,
  isLoading,
  lastError,
} from "../../src/events/remoteData.ts";

const error = { tag: "http", status: 500 } as const;

describe("remote data that failed", () => {
  it("says so until there is an answer: not each time it is asked for again", () => {
    const lost = failed(asked(answered("old", 1)), error);
    const again = asked(lost);
    expect(isLoading(again)).toBe(true);
    expect(lastError(again)).toEqual(error);
    expect(bodyOf(again)).toBe("old");
    expect(lastError(answered("new", 2))).toBeNull();
  });
  it("says so while nothing has come yet, too", () => {
    const again = asked(failed(asked(idle), error));
    expect(again).toEqual({ tag: "loading", error });
    expect(lastError(asked(idle))).toBeNull();
  });
});
