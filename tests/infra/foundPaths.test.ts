import { describe, expect, it } from "vitest";
import { readFound } from "../../src/infra/ports/found.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";

/** What a page finds whose storage holds this under the key of the target. */
function targetOf(stored: string): string | undefined {
  const local = new MemoryStorage();
  local.setItem("tl.redirectTarget", stored);
  const areas = { local, session: new MemoryStorage() };
  return readFound(areas, { read: () => null }, { search: "" }).redirectTarget;
}

describe("a stored target of signing in", () => {
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
  ])("%j is none", (path) => expect(targetOf(JSON.stringify(path))).toBeUndefined());
  it("neither is what is no text", () => expect(targetOf("{")).toBeUndefined());
});
