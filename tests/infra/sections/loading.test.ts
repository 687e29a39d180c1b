import { describe, expect, it } from "vitest";
import {
  coded,
  json,
  markup,
  mounted,
  openLoader,
  recorded,
  sectionAnswer,
  settled,
} from "./kit.ts";

describe("loading a remote section", () => {
  it("shows the body when a view exists, and then mounts its code [sections-012]", async () => {
    const loader = recorded();
    loader.load();
    await settled();
    expect([loader.tags(), loader.trace]).toEqual([["loaded"], []]);
    loader.attach();
    await settled();
    expect(loader.trace).toEqual(["mount line x"]);
    const [root] = loader.window.document.querySelectorAll("[data-section-root=promo]");
    expect(root?.firstChild && markup(root.firstChild)).toBe(
      '<p id="s-promo-s-i1-a" class="b">x</p>',
    );
    expect(root?.parentElement?.getAttribute("style")).toContain("contain: layout paint");
  });

  it("gives the code a frozen context [sections-023]", async () => {
    const { contexts, received } = await mounted();
    const [context] = contexts;
    expect(context).toMatchObject({ appName: "promo", path: "line", lng: "en", nonce: "" });
    expect(Object.isFrozen(context)).toBe(true);
    expect(Object.keys(context?.data ?? {})).not.toContain("codeToEval");
    context?.ready();
    context?.dead();
    context?.error({ message: "token abc", status: 503 });
    context?.error({
      get status() {
        throw new Error("trap");
      },
    });
    context?.error(null);
    expect(received.slice(1)).toEqual([
      { section: "promo", tag: "ready" },
      { section: "promo", tag: "dead" },
      ...[
        { detail: '"promo" says that something is wrong', status: 503 },
        { detail: '"promo" says that something is wrong' },
        { detail: '"promo" says that something is wrong' },
      ].map((one) => ({ section: "promo", tag: "failed", fault: "error", ...one })),
    ]);
  });

  it("removes everything of a view that goes, and sends it nothing more [sections-007]", async () => {
    const { contexts, trace, received, detach, window, hosts, bridges, timers } = await mounted();
    expect(bridges()).toBe(1);
    detach();
    detach();
    expect(trace).toEqual(["mount line x", "unmount false"]);
    expect([contexts[0]?.signal.aborted, hosts[0]?.childNodes.length, bridges()]).toEqual([
      true,
      0,
      0,
    ]);
    const before = received.length;
    contexts[0]?.ready();
    contexts[0]?.error();
    expect(received.length).toBe(before);
    expect([window.document.head.children.length, timers.size]).toEqual([0, 0]);
  });

  it("works in several views at once, each with a root of its own", async () => {
    const { contexts, attach, detach, sections, trace, hosts } = await mounted();
    const detachOther = attach();
    await settled();
    expect(new Set(contexts.map(({ instanceId }) => instanceId)).size).toBe(2);
    expect(hosts.map((host) => host.querySelectorAll("p").length)).toEqual([1, 1]);
    sections.move("live", "en");
    sections.move("live", "en");
    detach();
    expect(trace.slice(2)).toEqual(["update live en", "update live en", "unmount false"]);
    expect(contexts.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    detachOther();
    expect(hosts.map((host) => host.childNodes.length)).toEqual([0, 0]);
  });

  it("returns to a view without another request, as long as the section is used", async () => {
    const { attach, detach, trace, asked } = await mounted();
    detach();
    attach();
    await settled();
    expect(trace).toEqual(["mount line x", "unmount false", "mount line x"]);
    expect(asked).toHaveLength(1);
  });

  it("replaces what is shown when the section is loaded again", async () => {
    const { load, trace, hosts, contexts } = await mounted();
    load({ path: "live" });
    expect(hosts[0]?.childNodes.length).toBe(0);
    await settled();
    expect(trace).toEqual(["mount line x", "unmount false", "mount live x"]);
    expect(contexts[0]?.signal.aborted).toBe(true);
    expect(hosts[0]?.querySelectorAll("p")).toHaveLength(1);
  });

  it("drops late results of an older load or after leaving", async () => {
    const dependencies: ((answer: Response) => void)[] = [];
    const loader = openLoader(() => new Promise((done) => dependencies.push(done)));
    loader.load();
    loader.load({ path: "live" });
    await settled();
    dependencies[0]?.(json(sectionAnswer({ title: "old" })));
    dependencies[1]?.(json(sectionAnswer({ title: "new" })));
    await settled();
    expect(loader.received).toMatchObject([{ tag: "loaded", title: "new" }]);
    loader.load();
    loader.sections.leave("promo");
    await settled();
    expect(loader.asked[2]?.request.signal?.aborted).toBe(true);
    dependencies[2]?.(json("null"));
    await settled();
    expect([loader.received.length, loader.timers.size]).toEqual([1, 0]);
  });

  it("adds nothing to the page for a section that is left as soon as it is announced", async () => {
    const head = '<meta name="description" content="x">';
    const loader = openLoader(() => json(sectionAnswer({ head })), {
      report: () => loader.sections.leave("promo"),
    });
    loader.attach();
    loader.load();
    await settled();
    expect(loader.window.document.head.children.length).toBe(0);
    expect(loader.hosts[0]?.childNodes.length).toBe(0);
  });

  it("drops code that arrives after leaving, and uses it at the next visit", async () => {
    const dependencies: ((exports: unknown) => void)[] = [];
    const loader = openLoader(() => json(coded), {
      importModule: () => new Promise((done) => dependencies.push(done)),
    });
    const detach = loader.attach();
    loader.load();
    await settled();
    loader.sections.leave("promo");
    detach();
    const mounts: unknown[] = [];
    dependencies[0]?.({ default: { mount: (context: unknown) => mounts.push(context) } });
    await settled();
    expect(mounts).toEqual([]);
    loader.attach();
    loader.load();
    await settled();
    expect([mounts.length, dependencies.length, loader.timers.size]).toEqual([1, 1, 0]);
  });

  it("runs each script once, and reuses the registration", async () => {
    let imports = 0;
    const { load, ...loader } = openLoader(() => json(coded), {
      importModule: () => Promise.resolve({ mount: () => imports++ }),
    });
    loader.attach();
    for (let visit = 0; visit < 3; visit++) {
      load();
      await settled();
    }
    expect(imports).toBe(3);
    expect(loader.tags()).toEqual(["loaded", "loaded", "loaded"]);
  });

  it("fails when its code does not load, throws, or does not register", async () => {
    const table = [
      ["script", () => Promise.reject(new Error("x"))],
      ["mount", () => Promise.resolve({ mount: () => Promise.reject(new Error("later")) })],
      [
        "mount",
        () =>
          Promise.resolve({
            mount() {
              throw new Error("now");
            },
          }),
      ],
    ] as const;
    for (const [fault, importModule] of table) {
      const loader = openLoader(() => json(coded), { importModule });
      loader.attach();
      loader.load();
      await settled();
      expect(loader.tags()).toEqual(["loaded", fault]);
      expect([loader.hosts[0]?.childNodes.length, loader.timers.size, loader.bridges()]).toEqual([
        0, 0, 0,
      ]);
    }
    const silent = openLoader(() => json(coded));
    silent.attach();
    silent.load();
    await settled();
    expect([...silent.timers.values()].map(({ ms }) => ms)).toEqual([10_000]);
    silent.fire(10_000);
    await settled();
    expect(silent.tags()).toEqual(["loaded", "registration"]);
    const late = openLoader(() => json(coded), { importModule: () => new Promise(() => {}) });
    late.attach();
    late.load();
    await settled();
    late.fire(10_000);
    await settled();
    expect([late.tags(), late.timers.size]).toEqual([["loaded", "script"], 0]);
  });

  it("is ready by itself when the section is only text", async () => {
    const loader = openLoader(() => json(sectionAnswer({ body: "<p>x</p>" })));
    loader.attach();
    loader.load();
    await settled();
    expect([loader.tags(), loader.hosts[0]?.textContent]).toEqual([["loaded", "ready"], "x"]);
  });

  it("continues when unmount throws, immediately or later", async () => {
    const loader = recorded({ unmount: () => Promise.reject(new Error("later")) });
    const stops = [loader.attach(), loader.attach()];
    loader.load();
    await settled();
    loader.app.unmount = () => {
      throw new Error("now");
    };
    loader.sections.leave("promo");
    await settled();
    expect(loader.tags()).toEqual(["loaded", "unmount", "unmount"]);
    expect(loader.contexts.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(loader.hosts.map((host) => host.childNodes.length)).toEqual([0, 0]);
    expect(loader.bridges()).toBe(0);
    for (const stop of stops) stop();
  });

  it("reports an update that throws as an error of the section", async () => {
    const loader = await mounted({
      update() {
        throw new Error("no");
      },
    });
    loader.sections.move("live", "ru");
    await settled();
    expect(loader.received.at(-1)).toMatchObject({ tag: "failed", fault: "error" });
  });
});
