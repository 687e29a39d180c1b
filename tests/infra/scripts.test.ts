// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { trusted } from "../../src/infra/ports/scripts.ts";

describe("the address of a script", () => {
  it.each(["/sw.js", "https://partner.example/entry.js", `${location.origin}/assets/a.js`])(
    "%s is passed on as it is",
    (address) => {
      expect(trusted(address)).toBe(address);
    },
  );
  it.each(["data:text/javascript,alert(1)", "blob:https://t.example/1", "javascript:alert(1)"])(
    "%s, which contains its script, is refused",
    (address) => {
      expect(() => trusted(address)).toThrow("a script may not come from an address");
    },
  );
  it("without TLS is refused in a page with TLS", () => {
    expect(trusted("http://t.example/a.js")).toBe("http://t.example/a.js");
    vi.stubGlobal("location", { protocol: "https:" });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(() => trusted("http://t.example/a.js")).toThrow('begins with "http:"');
  });
});
