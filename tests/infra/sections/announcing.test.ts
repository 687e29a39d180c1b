import { describe, expect, it } from "vitest";
import { coded, json, mounted, openLoader, settled } from "./kit.ts";

describe("what sections announce by an event of the page", () => {
  const open = async () => {
    const loader = await mounted();
    const say = (detail: unknown) =>
      loader.window.dispatchEvent(new loader.window.CustomEvent("touchline:section", { detail }));
    return { ...loader, say };
  };

  it("counts for the section with that app name and instance [sections-013] [sections-015] [sections-016]", async () => {
    const { say, received, contexts } = await open();
    const instanceId = contexts[0]?.instanceId;
    for (const type of ["ready", "dead"]) say({ appName: "promo", type });
    say({ appName: "promo", instanceId, type: "error", status: 404, more: 1 });
    say({ appName: "promo", instanceId: "other", type: "dead" });
    say({ appName: "other", type: "dead" });
    for (const wrong of [null, 7, "ready", {}, { appName: "promo", type: "gone" }]) say(wrong);
    say({
      get appName() {
        throw new Error("trap");
      },
    });
    expect(received.slice(1)).toEqual([
      { section: "promo", tag: "ready" },
      { section: "promo", tag: "dead" },
      {
        section: "promo",
        tag: "failed",
        fault: "error",
        status: 404,
        detail: '"promo" says that something is wrong',
      },
    ]);
  });

  it("does not count once the section was left", async () => {
    const { say, received, sections } = await open();
    sections.leave("promo");
    const before = received.length;
    say({ appName: "promo", type: "ready" });
    expect(received.length).toBe(before);
  });

  it("allows code without a context to be ready without registering", async () => {
    const loader = openLoader(() => json(coded));
    loader.attach();
    loader.load();
    await settled();
    const detail = { appName: "promo", type: "ready" };
    loader.window.dispatchEvent(new loader.window.CustomEvent("touchline:section", { detail }));
    await settled();
    expect([new Set(loader.tags()), loader.timers.size]).toEqual([new Set(["loaded", "ready"]), 0]);
  });
});

describe("window.TouchlineShell", () => {
  it("cannot be changed or replaced, and takes the first registration of a name", async () => {
    const loader = openLoader(() => json(coded));
    const shell: unknown = Reflect.get(loader.window, "TouchlineShell");
    const register = (...all: unknown[]) =>
      Reflect.apply(Reflect.get(Object(shell), "register"), shell, all);
    expect(shell).toMatchObject({ protocol: 1 });
    expect(Object.isFrozen(shell)).toBe(true);
    expect(Reflect.set(loader.window, "TouchlineShell", {})).toBe(false);
    expect(Reflect.deleteProperty(loader.window, "TouchlineShell")).toBe(false);
    for (const wrong of [
      ["", {}],
      ["promo"],
      ["promo", null],
      ["promo", { mount: 1 }],
      [7, { mount() {} }],
    ])
      expect(() => register(...wrong)).toThrow(TypeError);
    const mounts: string[] = [];
    for (const name of ["first", "second"]) register("promo", { mount: () => mounts.push(name) });
    loader.attach();
    loader.load();
    await settled();
    expect(mounts).toEqual(["first"]);
  });
});
