// @vitest-environment happy-dom
import { siteWith } from "../kit/events.ts";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import {
  CloseOverlay,
  OpenImage,
  OpenLogin,
  OpenRegistration,
  OpenSupportHistory,
  OpenUserQuestion,
} from "../../src/commands/overlays.ts";
import type { Command } from "../../src/commands/define.ts";
import type { Draft } from "../../src/events/define.ts";
import { OverlayOpened } from "../../src/events/overlays/events.ts";
import { SupportRequests, SendQuestion } from "../../src/events/questions/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { OverlaySlot, overlayViews } from "../../src/views/modals/OverlaySlot.tsx";
import { siteConfig } from "../kit/site.ts";
import type { FakeClient } from "./fakeClient.ts";
import { control, player, show, received, visitor } from "./player.tsx";
import { one, tap, settled } from "./render.tsx";

const registrationOn = SiteConfig.answered({
  call: 30,
  ask: { lang: "en" },
  body: { ...siteConfig, registration: { isAllowed: true } },
});

async function open(order: Command, ...events: readonly Draft[]) {
  const fake = received(registrationOn, ...events);
  const page = show(fake, <OverlaySlot />);
  act(() => fake.client.send(order));
  await settled();
  return { fake, page };
}
const isOpen = (fake: FakeClient) => fake.state().overlays.open !== null;

/** Types into a text of several lines. */
function write(area: HTMLElement, text: string): void {
  act(() => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    set?.call(area, text);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

describe("an overlay of the page", () => {
  it.each([
    ["registering", OpenRegistration({}), "Create an account"],
    ["signing in", OpenLogin({}), "Log in"],
  ])(
    "is %s for a visitor, and closes with its cross [modals-003] [modals-004]",
    async (_name, order, title) => {
      const { fake, page } = await open(order, visitor);
      expect(one(page, "dialog h2").textContent).toBe(title);
      tap(control(page, "Close"));
      expect(isOpen(fake)).toBe(false);
      expect(page.querySelector("dialog")).toBeNull();
    },
  );

  it("is registration as a widget from below, where the site wants it so [modals-003]", async () => {
    const variant = (name: string) =>
      siteWith({ registration: { isAllowed: true, variant: name } });
    const backdrops = async (name: string) => {
      const { page } = await open(OpenRegistration({}), visitor, variant(name));
      expect(one(page, "dialog h2").textContent).toBe("Create an account");
      return page.querySelectorAll("dialog > button[aria-hidden]").length;
    };
    // Only a panel from below leaves a part of the page visible that closes it.
    expect(await backdrops("widget")).toBe(1);
    expect(await backdrops("modal")).toBe(0);
  });

  it("is an image with its alternative text, and says when it fails to load [modals-005]", async () => {
    const { page } = await open(OpenImage({ src: "/cdn/map.png", alt: "The pitch" }));
    expect(one(page, "dialog h2").textContent).toBe("The pitch");
    const image = one(page, "img");
    expect([image.getAttribute("src"), image.getAttribute("alt")]).toEqual([
      "/cdn/map.png",
      "The pitch",
    ]);
    act(() => {
      image.dispatchEvent(new Event("error"));
    });
    expect(page.textContent).toContain("The image did not load.");
  });

  it("is the welcome, and the bonus in the words of its variant [modals-011]", async () => {
    const welcome = received();
    const page = show(welcome, <OverlaySlot />);
    const next = async (overlay: Parameters<typeof OverlayOpened>[0]["overlay"]) => {
      welcome.emit(OverlayOpened({ overlay }));
      await settled();
      return one(page, "dialog").textContent;
    };
    expect(await next({ kind: "welcome" })).toContain("Welcome to Touchline");
    tap(control(page, "Look around"));
    expect(isOpen(welcome)).toBe(false);
    expect(await next({ kind: "firstDeposit", variant: 1 })).toContain("Choose the sports bonus");
    expect(page.querySelector("a")).toBeNull();
    tap(control(page, "Got it"));
    expect(await next({ kind: "firstDeposit", variant: 2 })).toContain("Choose the casino bonus");
  });

  it("is logged and closed when it cannot be shown", async () => {
    const fake = received();
    const views = { ...overlayViews, welcome: () => Promise.reject(new Error("lost")) };
    vi.spyOn(console, "error").mockImplementation(() => {});
    show(fake, <OverlaySlot views={views} />);
    fake.emit(OverlayOpened({ overlay: { kind: "welcome" } }));
    await settled();
    expect(fake.sent).toContainEqual({ type: "NoteViewFailure", data: { view: "welcome" } });
    expect(isOpen(fake)).toBe(false);
  });
});

describe("a question to support", () => {
  const text = "How long does a withdrawal take?";
  const sent = async () => {
    const { fake, page } = await open(OpenUserQuestion({}), ...player(5));
    write(one(page, "textarea"), text);
    tap(one(page, "button[type=submit]"));
    return { fake, page };
  };
  const asked = { call: 40, ask: { text: "§personal:2" as never } };

  it("is sent once, and leads to earlier questions [modals-005]", async () => {
    const { fake, page } = await sent();
    tap(one(page, "button[type=submit]"));
    expect(fake.sent.filter(({ type }) => type === "AskQuestion")).toEqual([
      { type: "AskQuestion", data: { text } },
    ]);
    expect(JSON.stringify(fake.state())).not.toContain(text);
    fake.emit(SendQuestion.answered({ ...asked, body: { success: true, requestId: "sr_1" } }));
    expect(page.textContent).toContain("We have your question.");
    tap(control(page, "Your requests"));
    expect(fake.state().overlays.open).toEqual({ kind: "supportHistory" });
  });

  it("is kept when it fails, and an empty one is not sent [modals-005]", async () => {
    const { fake, page } = await sent();
    fake.emit(SendQuestion.failed({ ...asked, error: { tag: "offline" } }));
    expect(one(page, '[role="alert"]').textContent).toContain("No connection.");
    expect(one(page, "textarea")).toHaveProperty("value", text);
    write(one(page, "textarea"), " ");
    tap(one(page, "button[type=submit]"));
    expect(page.textContent).toContain("Enter your question.");
  });
});

describe("the list of earlier questions", () => {
  const requests = (fake: FakeClient, nextPageToken: string | null): Draft =>
    SupportRequests.answered({
      call: 41,
      ask: { pageToken: null },
      body: {
        items: [
          {
            requestId: "sr_1",
            at: 1_795_132_800,
            title: fake.seal("personal", "Withdrawal"),
            state: "answered",
            messages: [
              {
                at: 1_795_133_100,
                isMine: false,
                html: fake.seal("personal", "<p>Up to <b>one</b> day<script>x</script></p>"),
              },
            ],
          },
        ],
        nextPageToken,
      },
    });

  it("shows their answers, and more of them on demand [modals-005]", async () => {
    const { fake, page } = await open(OpenSupportHistory({}), ...player(5));
    fake.emit(requests(fake, "7"));
    expect(one(page, "summary").textContent).toBe("WithdrawalAnswered");
    expect(one(page, "details").textContent).toContain("Up to one day");
    expect(page.querySelector("script")).toBeNull();
    tap(control(page, "Show older"));
    expect(fake.sent.at(-1)?.type).toBe("LoadMoreRequests");
  });

  it("may be empty, or fail to load [modals-005]", async () => {
    const { fake, page } = await open(OpenSupportHistory({}), ...player(5));
    fake.emit(
      SupportRequests.failed({ call: 41, ask: { pageToken: null }, error: { tag: "offline" } }),
    );
    tap(control(page, "Refresh"));
    expect(fake.sent.filter(({ type }) => type === "ShowSupportHistory")).toHaveLength(2);
    fake.emit(
      SupportRequests.answered({
        call: 42,
        ask: { pageToken: null },
        body: { items: [], nextPageToken: null },
      }),
    );
    expect(page.textContent).toContain("You have not asked anything yet.");
    act(() => fake.client.send(CloseOverlay({})));
    expect(page.querySelector("dialog")).toBeNull();
  });
});
