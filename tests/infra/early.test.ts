import { describe, expect, it, vi } from "vitest";
import { askingLater } from "../../src/infra/host/browser.ts";
import { HttpClient } from "../../src/infra/http/client.ts";
import { takingEarlyAnswers } from "../../src/infra/ports/early.ts";

/** A window whose page asked for `/config` at 0; `now` is its clock. */
function page(early: Promise<Response> = Promise.resolve(new Response('{"from":"page"}'))) {
  const clock = { now: 0 };
  const asked: string[] = [];
  const window = {
    touchlineEarly: { "/config": { at: 0, answer: early } },
    Date: { now: () => clock.now },
    fetch: (address: RequestInfo | URL) => {
      asked.push(String(address));
      return Promise.resolve(new Response('{"from":"app"}'));
    },
  };
  const onAllTaken = vi.fn<() => void>();
  const fetch = takingEarlyAnswers(window, onAllTaken);
  const bodyOf = async (address: string) => (await (await fetch(address)).json()) as unknown;
  return { clock, asked, fetch, bodyOf, onAllTaken };
}

describe("what the page asked for before its scripts ran", () => {
  it("is taken over once; later and other requests are sent", async () => {
    const { asked, bodyOf } = page();
    expect(await bodyOf("/config")).toEqual({ from: "page" });
    expect(asked).toEqual([]);
    expect(await bodyOf("/config")).toEqual({ from: "app" });
    expect(await bodyOf("/other")).toEqual({ from: "app" });
    expect(asked).toEqual(["/config", "/other"]);
  });

  it("comes in a task of its own, each answer of the page", async () => {
    const { bodyOf } = page();
    const turns: string[] = [];
    const body = bodyOf("/config").then(() => turns.push("answer"));
    for (let at = 0; at < 20; at += 1) await Promise.resolve();
    turns.push("end of the task");
    await body;
    expect(turns).toEqual(["end of the task", "answer"]);
  });

  it("is known to be taken once the app had time to read the last answer", async () => {
    const { bodyOf, onAllTaken } = page();
    await bodyOf("/config");
    expect(onAllTaken).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onAllTaken).toHaveBeenCalledTimes(1));
    await bodyOf("/other");
    expect(onAllTaken).toHaveBeenCalledTimes(1);
  });

  it.each([
    [9_999, "page"],
    [10_000, "app"],
  ])("counts at %i ms as the answer of the %s", async (now, from) => {
    const { clock, bodyOf } = page();
    clock.now = now;
    expect(await bodyOf("/config")).toEqual({ from });
  });

  it.each([
    ["an answer", () => new Promise<Response>(() => {})],
    ["its body", () => Promise.resolve(new Response(new ReadableStream()))],
  ])("times out like any request when %s never comes", async (_what, early) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    const client = new HttpClient({
      apiOrigin: "",
      fetch: page(early()).fetch,
      jar: { read: () => null, write: () => {}, drop: () => {} },
      now: () => 0,
      figures: { shareMs: () => 0, retryLimit: () => 0, retryWindowMs: () => 0 },
      language: () => "en",
    });
    const request = { method: "GET", path: "/config", kind: "shared", timeoutMs: 8_000 } as const;
    const answer = client.send(request, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answer).toEqual({ tag: "error", error: { tag: "timeout" } });
    timeout.mockRestore();
    vi.useRealTimers();
  });
});

describe("what the app sends", () => {
  it("leaves the task that wants it if it only asks, and goes at once if it changes something", async () => {
    const sent: string[] = [];
    const fetch = askingLater((address, init) => {
      sent.push(`${init?.method ?? "GET"} ${String(address)}`);
      return Promise.resolve(new Response(null));
    });
    const asked = Promise.all([fetch("/config"), fetch("/games", { method: "GET" })]);
    const changed = fetch("/orders", { method: "POST" });
    for (let at = 0; at < 20; at += 1) await Promise.resolve();
    expect(sent).toEqual(["POST /orders"]);
    await Promise.all([asked, changed]);
    expect(sent).toEqual(["POST /orders", "GET /config", "GET /games"]);
  });
});
