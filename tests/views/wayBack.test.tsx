// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { GoTo } from "../../src/commands/navigation.ts";
import { one, tap, settled } from "./render.tsx";
import { open } from "./wholeApp.tsx";

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(() => window.history.replaceState(null, "", "/"));

describe("the way back", () => {
  it("goes back one page of this visit", async () => {
    const { page, sent } = await open("/en/section/live/1");
    tap(one(page, "article a"));
    await settled();
    const back = vi.spyOn(window.history, "back");
    tap(one(page, 'button[aria-label="Back"]'));
    expect(back).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
    back.mockRestore();
  });

  it("goes back one page of this visit after a reload too, and where another page replaced its entry", async () => {
    const first = await open("/en/section/live/1");
    tap(one(first.page, "article a"));
    await settled();
    const { pathname } = window.location;
    const { send } = first.client;
    act(() => send(GoTo({ path: "/en/section/live/1/50002", isReplacing: true })));
    await settled();
    // The router's own counter does not matter here.
    const { page, sent } = await open(pathname, { ...window.history.state, idx: 0 });
    const back = vi.spyOn(window.history, "back");
    onTestFinished(() => back.mockRestore());
    tap(one(page, 'button[aria-label="Back"]'));
    expect(back).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  it("goes up where the page replaced the first one", async () => {
    const { page, sent, client } = await open("/en/section/live/1");
    act(() => client.send(GoTo({ path: "/en/section/live/1/50001", isReplacing: true })));
    await settled();
    tap(one(page, 'button[aria-label="Back"]'));
    expect(sent.at(-1)?.data).toEqual({ path: "/en/section/live/1", isReplacing: true });
    expect(sent).toHaveLength(2);
  });
});
