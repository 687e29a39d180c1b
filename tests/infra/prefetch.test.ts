// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://touchline.test/en" }
import { beforeEach, describe, expect, it, vi } from "vitest";
import { prefetchLinks } from "../../src/infra/ports/prefetch.ts";

const sections: Readonly<Record<string, string>> = { "/en/coupon": "coupon", "/en/menu": "menu" };

beforeEach(() => {
  const links =
    '<a id="coupon" href="/en/coupon"><b>Coupon</b></a><a id="menu" href="/en/menu">Menu</a>' +
    '<a id="none" href="/en/nowhere">?</a><a id="other" href="https://other.test/en/coupon">Other</a>';
  document.body.replaceChildren(document.createRange().createContextualFragment(links));
});

function watched(connection?: object, onLine = true) {
  const load = vi.fn<(section: string, path: string) => Promise<unknown>>(() => Promise.resolve());
  prefetchLinks({
    document,
    navigator: { onLine, ...(connection === undefined ? {} : { connection }) },
    sectionOf: (path) => sections[path] ?? null,
    load,
  });
  return load;
}
const touch = (selector: string, sign = "pointerdown") =>
  document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));

describe("the section behind a link", () => {
  it("is fetched at the first sign that it will be needed, and once [routing-019]", () => {
    const load = watched();
    touch("#coupon b");
    touch("#coupon", "pointerover");
    touch("#menu", "focusin");
    expect(load.mock.calls).toEqual([
      ["coupon", "/en/coupon"],
      ["menu", "/en/menu"],
    ]);
  });
  it("is not looked up for links that lead nowhere or off the site", () => {
    const load = watched();
    touch("#none");
    touch("#other");
    touch("body");
    expect(load).not.toHaveBeenCalled();
  });
  it.each([
    ["2g", { effectiveType: "2g" }, true],
    ["slow 2g", { effectiveType: "slow-2g" }, true],
    ["saved data", { saveData: true }, true],
    ["no connection", undefined, false],
  ])("is not fetched over %s [routing-019]", (_name, connection, onLine) => {
    const load = watched(connection, onLine);
    touch("#coupon");
    expect(load).not.toHaveBeenCalled();
  });
  it("is requested again when it failed to load", async () => {
    const load = watched({ effectiveType: "4g" });
    load.mockRejectedValueOnce(new Error("gone"));
    touch("#coupon");
    await Promise.resolve();
    await Promise.resolve();
    touch("#coupon");
    expect(load).toHaveBeenCalledTimes(2);
  });
});
