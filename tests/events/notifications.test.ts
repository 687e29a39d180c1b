import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import { stateOf } from "../kit/spec.ts";

const shown = (id: string, variant: "alert" | "permanent" = "alert") =>
  NotificationShown({ id, status: "info", variant, text: "betRemoved", action: "none" });

const ids = (...events: readonly Draft[]): readonly string[] =>
  stateOf(...events).notifications.map(({ id }) => id);

describe("notifications", () => {
  it("are three at most, and the oldest makes room", () => {
    expect(ids(shown("a"), shown("b"), shown("c"), shown("d"))).toEqual(["b", "c", "d"]);
  });

  it("that stay are not pushed out by those that close by themselves [notifications-004]", () => {
    const stays = shown("stays", "permanent");
    expect(ids(stays, shown("b"), shown("c"), shown("d"))).toEqual(["stays", "c", "d"]);
  });

  it("that all stay are still three at most", () => {
    const all = ["a", "b", "c", "d"].map((id) => shown(id, "permanent"));
    expect(ids(...all)).toEqual(["b", "c", "d"]);
  });
});
