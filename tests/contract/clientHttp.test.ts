import { describe, expect, it } from "vitest";
import { CallCancelled } from "../../src/events/runtime/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { Balance } from "../../src/events/account/events.ts";
import { Sports } from "../../src/events/sports/events.ts";
import { HttpPort } from "../../src/infra/ports/http.ts";
import { Vault } from "../../src/infra/vault.ts";
import { all, ask, json, now, type Reply, wired } from "./clientKit.ts";
import { errorExample } from "./openapi.ts";

describe("a failed call reports its reason", () => {
  const sports = (reply: Reply) => ask("Sports", { feed: "live", lng: "en" }, wired(reply).client);

  it("the network cannot be reached [error-044]", async () => {
    const failed = await sports(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(failed).toEqual({ tag: "failed", error: { tag: "offline" } });
  });

  it("the answer is cut off [error-044]", async () => {
    const cut = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"items":'));
        stream.error(new TypeError("network error"));
      },
    });
    expect(await sports(() => new Response(cut))).toEqual({
      tag: "failed",
      error: { tag: "offline" },
    });
  });

  it("no answer arrives in time", async () => {
    const { client } = wired(
      ({ init }) =>
        new Promise((_answer, fail) => {
          init.signal?.addEventListener("abort", () => fail(init.signal?.reason));
        }),
    );
    const request = { method: "GET", path: "/x", kind: "shared", timeoutMs: 20 } as const;
    const answer = await client.send(request, new AbortController().signal);
    expect(answer).toEqual({ tag: "error", error: { tag: "timeout" } });
  });

  it("a page arrives in place of JSON", async () => {
    const page = "<!doctype html><title>Sign in to the hotel's network</title>";
    expect(await sports(() => new Response(page))).toEqual({
      tag: "failed",
      error: { tag: "decode", detail: "the answer is not JSON" },
    });
    expect(await sports(() => new Response(page, { status: 502 }))).toEqual({
      tag: "failed",
      error: { tag: "http", status: 502 },
    });
  });

  it("the server asks for a pause", async () => {
    const limited = (retryAfter: string) =>
      sports(() =>
        json(errorExample("TooManyRequests", "limited"), 429, { "Retry-After": retryAfter }),
      );
    const error = { tag: "http", status: 429, code: 60 };
    expect(await limited("7")).toEqual({ tag: "failed", error: { ...error, retryAfterMs: 7_000 } });
    const past = "Fri, 20 Nov 2020 14:00:00 GMT";
    expect(await limited(past)).toEqual({ tag: "failed", error: { ...error, retryAfterMs: 0 } });
    expect(await limited("soon")).toEqual({ tag: "failed", error });
  });

  it("the game has moved, and its new address is passed on", async () => {
    const game = { feed: "line", gameId: 50_112, since: null, isQuiet: false };
    const { client } = wired(() => json(errorExample("NotFound", "moved"), 404));
    expect(await ask("FeedGame", game, client)).toEqual({
      tag: "failed",
      error: { tag: "http", status: 404, code: 41, movedTo: { feed: "live", id: 50_112 } },
    });
  });

  it.each([
    [2, "Close your other bets first"],
    [1, undefined],
  ])("a text of status %s is passed on only if it is for the player", async (status, message) => {
    const body = { success: false, code: 2010, status, message: "Close your other bets first" };
    const { error } = (await sports(() => json(body, 409))) as { readonly error: object };
    expect(error).toEqual({
      tag: "http",
      status: 409,
      code: 2010,
      ...(message === undefined ? {} : { message }),
    });
  });

  it.each(["__proto__", String.raw`\u005f_proto__`])(
    "a body with the key %s is ignored",
    async (key) => {
      const body = `{"items":[],"pollAfterMs":5,"more":{"x":1},"${key}":{"items":[{"id":1}]}}`;
      expect(await sports(() => new Response(body))).toStrictEqual({
        tag: "answered",
        body: { items: [], pollAfterMs: 5 },
      });
    },
  );
});

describe("a call that nobody waits for", () => {
  it("is aborted on the wire and reports nothing [error-043]", async () => {
    const events: Draft[] = [];
    const { client, sent } = wired(
      ({ init }) =>
        new Promise((_answer, fail) => {
          init.signal?.addEventListener("abort", () => fail(init.signal?.reason));
        }),
    );
    const port = new HttpPort(all, {
      client,
      vault: new Vault(),
      report: (event) => events.push(event),
    });
    const entry = { seq: 1, at: now, v: 1, cause: null };
    const asked = Sports.asked({ call: 4, ask: { feed: "live", lng: "en" } });
    port.onEntry({ ...entry, type: asked.type, data: asked.data });
    await expect.poll(() => sent.length).toBe(1);
    port.onEntry({ ...entry, type: CallCancelled.type, data: { call: 4 } });
    await expect.poll(() => sent[0]?.init.signal?.aborted).toBe(true);
    const next = Balance.asked({ call: 5, ask: {} });
    port.onEntry({ ...entry, type: next.type, data: next.data });
    await expect.poll(() => sent.length).toBe(2);
    expect(events).toEqual([]);
  });
});
