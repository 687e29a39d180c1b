import { describe, expect, it } from "vitest";
import { readFound } from "../../src/infra/ports/found.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";

/** The target that a page finds when its storage has this under the target's key. */
function targetOf(stored: string): string | undefined {
  const local = new MemoryStorage();
  local.setItem("tl.redirectTarget", stored);
  const areas = { local, session: new MemoryStorage() };
  return readFound(areas, { read: () => null }, { search: "" }).redirectTarget;
}

describe("a stored sign-in target", () => {
  it.each(["/en", "/ru/office/menu", "/en/section/live/1"])("%s is a path of the app", (path) =>
    expect(targetOf(JSON.stringify(path))).toBe(path),
  );
  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/en",
    "javascript:alert(1)",
    "/en//evil.example",
    "/en/../../x",
    "/EN/menu",
    "",
  ])("%j is not", (path) => expect(targetOf(JSON.stringify(path))).toBeUndefined());
  it("an unreadable value is not", () => expect(targetOf("{")).toBeUndefined());
});
