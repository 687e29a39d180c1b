// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { CancelCall, SupportCalls, SupportCallUnwanted } from "../../src/events/support/events.ts";
import Support from "../../src/views/sections/support/index.tsx";
import { busy, commands, hrefs, offline, open, received, sealed, texts } from "./contentScreen.tsx";
import type { FakeClient } from "./fakeClient.ts";
import { control, player, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

describe("requested calls", () => {
  const path = "/en/call-history";
  const list = (fake: FakeClient, nextPageToken: string | null) =>
    fake.emit(
      SupportCalls.answered({
        call: 1,
        ask: { pageToken: null },
        body: {
          items: [
            { callId: 31, at: 1_795_190_000, phone: sealed(fake, "+7701***67"), state: "ordered" },
            { callId: 30, at: 1_795_100_000, phone: sealed(fake, "+7701***00"), state: "missed" },
          ],
          nextPageToken,
        },
      }),
    );

  it("are only shown to a player [info-001]", () => {
    const { page } = open(path, Support, visitor);
    expect(hrefs(page, "main a")).toEqual(["/en/user/login"]);
  });
  it("show their result; a pending one can be cancelled, older ones can be shown [info-001]", () => {
    const { fake, page } = open(path, Support, ...player(10));
    list(fake, "30");
    expect(texts(page, "li bdi")).toEqual(["+7701***67", "+7701***00"]);
    expect(texts(page, "li")[1]).toContain("No answer");
    tap(control(page, "Cancel the call"));
    tap(control(page, "Show older"));
    expect(fake.sent).toEqual([
      { type: "CancelOrderedCall", data: { callId: 31 } },
      { type: "LoadMoreCalls", data: {} },
    ]);
  });
  it("are cancelled one at a time: meanwhile no other can be tapped", () => {
    const { fake, page } = open(path, Support, ...player(10));
    const items = [31, 32].map((callId) => ({
      callId,
      at: 1_795_190_000,
      phone: sealed(fake, "+7701***67"),
      state: "ordered" as const,
    }));
    received(fake, SupportCalls, { items, nextPageToken: null }, { pageToken: null });
    const second = () => one(page, "li + li");
    fake.emit(SupportCallUnwanted({ callId: 31 }));
    tap(control(second(), "Cancel the call"));
    expect(commands(fake)).toEqual([]);
    fake.emit(CancelCall.failed({ call: 2, ask: { callId: 31 }, error: offline }));
    tap(control(second(), "Cancel the call"));
    expect(commands(fake)).toHaveLength(1);
  });
  it("say when one was not cancelled, and show one that was", () => {
    const { fake, page } = open(path, Support, ...player(10));
    list(fake, null);
    fake.emit(SupportCallUnwanted({ callId: 31 }));
    expect(busy(page)?.textContent).toBe("Cancelling");
    fake.emit(CancelCall.failed({ call: 2, ask: { callId: 31 }, error: offline }));
    expect(texts(page, '[role="alert"]').join("")).toContain("We do not know whether the call");
    fake.emit(SupportCallUnwanted({ callId: 31 }));
    const error = { tag: "http", status: 500 } as const;
    fake.emit(CancelCall.failed({ call: 3, ask: { callId: 31 }, error }));
    expect(texts(page, '[role="alert"]').join("")).toContain("The call was not cancelled.");
    received(fake, CancelCall, { success: true }, { callId: 31 });
    expect(texts(page, "li")[0]).toContain("Cancelled");
    expect(page.querySelector("li button")).toBeNull();
  });
  it("are still shown, and marked at once as possibly old, when they could not be loaded again", () => {
    const { fake, page } = open(path, Support, ...player(10));
    list(fake, null);
    fake.emit(SupportCalls.failed({ call: 2, ask: { pageToken: null }, error: offline }));
    const spoken = [...page.querySelectorAll('[role="alert"]')];
    expect(spoken.map(({ textContent }) => textContent).join("")).toContain("may be out of date");
    expect(texts(page, "li bdi")).toHaveLength(2);
  });
  it("can be loaded again, and say when there are none", () => {
    const { fake, page } = open(path, Support, ...player(10));
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
    fake.emit(SupportCalls.failed({ call: 1, ask: { pageToken: null }, error: offline }));
    tap(control(page, "Refresh"));
    expect(fake.sent).toEqual([{ type: "RefreshCalls", data: {} }]);
    received(fake, SupportCalls, { items: [], nextPageToken: null }, { pageToken: null });
    expect(page.textContent).toContain("No calls yet");
  });
});
