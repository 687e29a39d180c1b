import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainCopy } from "../../../src/infra/sections/bridge/plain.ts";
import { bad, hostile, unknownTypes } from "./bridgeBad.ts";
import { runningApp } from "./bridgeKit.ts";

function handed(value: unknown) {
  const app = runningApp();
  const before = app.state();
  const answer = app.bridge().bridge.send(value);
  return { app, before, answer };
}

/** Refused, frozen, recorded by name only, with no other effect. */
function expectRefused(value: unknown, codes: readonly string[]): void {
  const { app, before, answer } = handed(value);
  expect(answer.ok).toBe(false);
  expect(codes).toContain(answer.ok ? "" : answer.error.code);
  expect(Object.isFrozen(answer)).toBe(true);
  expect(app.types()).toEqual(["SectionRequestRefused"]);
  expect(Object.keys(app.recorded()[0]?.data ?? {}).sort()).toEqual([
    "code",
    "instance",
    "method",
    "name",
    "section",
  ]);
  expect(app.state()).toEqual(before);
}

describe("the bridge's check of commands", () => {
  it.each(hostile)("refuses %s", (_name, value) => {
    expect(plainCopy(value)).toBeUndefined();
    expectRefused(value, ["type"]);
  });
  it.each(bad)("refuses %j", (value) => expectRefused(value, ["payload"]));
  it.each(unknownTypes)("refuses %j, whose type is not in the protocol", (value) =>
    expectRefused(value, ["type"]),
  );

  it("neither throws nor changes anything, whatever it receives", () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withObjectString: true,
      withTypedArray: true,
      withSparseArray: true,
    });
    const types = fc.constantFrom(...(bad as { type: string }[]).map(({ type }) => type));
    const commands = fc.oneof(
      anything,
      fc.record({ type: types, payload: anything }),
      fc.record({
        type: types,
        payload: fc.object({
          key: fc.constantFrom(
            "text",
            "path",
            "title",
            "parts",
            "name",
            "params",
            "modal",
            "outcomeId",
            "__proto__",
            "constructor",
          ),
        }),
      }),
    );
    const app = runningApp();
    const { bridge } = app.bridge();
    const clean = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
    fc.assert(
      fc.property(commands, (value) => {
        const answer = bridge.send(value);
        expect(typeof answer.ok).toBe("boolean");
        expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(clean);
        expect(Reflect.get({}, "x")).toBeUndefined();
      }),
      { numRuns: 1_500 },
    );
  });

  it("reads its input once: a proxy cannot show one thing to the check and another to the command", () => {
    let reads = 0;
    const turning = new Proxy(
      { text: "harmless" },
      {
        getOwnPropertyDescriptor: (target, key) => {
          reads += 1;
          const value = reads > 1 ? "§secret:1" : "harmless";
          return { ...Reflect.getOwnPropertyDescriptor(target, key), value, configurable: true };
        },
      },
    );
    expectRefused({ type: "notify/show", payload: turning }, ["payload", "type"]);
  });

  it("accepts an object without a prototype, and a missing payload", () => {
    const command = Object.assign(Object.create(null), {
      type: "page/hideParts",
      payload: { parts: [] },
    });
    expect(handed(command).answer).toEqual({ ok: true });
    expect(handed({ type: "coupon/clear" }).answer).toEqual({ ok: true });
  });

  it("reports that it is not ready until the rules of a command have loaded", () => {
    const notReady = { ok: false, error: { code: "notReady" } };
    const nobody = runningApp([]).bridge().bridge;
    expect(nobody.send({ type: "coupon/clear" })).toMatchObject(notReady);
    const withoutFrame = runningApp(["remote"]).bridge().bridge;
    expect(withoutFrame.send({ type: "coupon/clear" })).toEqual({ ok: true });
    expect(withoutFrame.send({ type: "auth/open" })).toMatchObject(notReady);
    const withFrame = runningApp(["remote", "frame"]).bridge().bridge;
    expect(withFrame.send({ type: "auth/open" })).toEqual({ ok: true });
  });

  it("accepts nothing from a mount that has ended", () => {
    const app = runningApp();
    const { bridge, end } = app.bridge();
    end();
    end();
    expect(app.types()).toEqual([]);
    const answer = bridge.send({ type: "coupon/clear" });
    expect(answer).toMatchObject({ ok: false, error: { code: "ended" } });
  });

  it("does not let a loop fill the log", () => {
    const app = runningApp();
    const { bridge } = app.bridge();
    for (let n = 0; n < 500; n += 1) bridge.send(n);
    expect(app.recorded()).toHaveLength(50);
    const answers = Array.from({ length: 5_100 }, () => bridge.send({ type: "coupon/clear" }));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5_000);
    expect(answers.at(-1)).toMatchObject({ ok: false, error: { code: "tooMany" } });
  });
});

describe("the bridge", () => {
  it("is deeply frozen, and still works after an attempt to replace a method", () => {
    const { bridge } = runningApp().bridge();
    expect(Object.keys(bridge)).toEqual(["protocol", "send", "on", "get", "watch"]);
    expect(bridge.protocol).toBe(1);
    for (const part of [bridge, ...Object.values(bridge)]) expect(Object.isFrozen(part)).toBe(true);
    expect(() => Reflect.set(bridge, "send", () => {})).not.toThrow();
    expect(bridge.send({ type: "coupon/clear" })).toEqual({ ok: true });
  });

  it("rejects unknown events and keys, and anything that is not a function", () => {
    const app = runningApp();
    const { bridge } = app.bridge();
    for (const key of ["nothing", "__proto__", "constructor", "", 1, null, {}, Symbol("x")]) {
      expect(bridge.get(key)).toBeUndefined();
      expect(() => bridge.watch(key, () => {})()).not.toThrow();
      expect(() => bridge.on(key, () => {})()).not.toThrow();
    }
    expect(() => bridge.watch("language", "no function")()).not.toThrow();
    expect(new Set(app.types())).toEqual(new Set(["SectionRequestRefused"]));
    const codes = app.recorded().map(({ data }) => Reflect.get(data as object, "code"));
    expect(codes).toEqual([...Array.from({ length: 24 }, () => "type"), "payload"]);
  });
});
