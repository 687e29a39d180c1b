// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { UserConfig } from "../../src/events/player/userConfigEvents.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { LeaveSlot } from "../../src/views/modals/LeaveSlot.tsx";
import { BanSlot } from "../../src/views/shell/BanSlot.tsx";
import { answered } from "../kit/events.ts";
import { site } from "../routes/states.ts";
import { userConfig } from "../kit/userConfig.ts";
import { fakeClient } from "./fakeClient.ts";
import { control, player, show } from "./player.tsx";
import { one, settled } from "./render.tsx";

const url = "https://partner.example/offer?ref=700214";

/** A page with a link, and the taps that the app did not prevent. */
function open(link: Record<string, string>, load?: Parameters<typeof LeaveSlot>[0]["load"]) {
  const fake = fakeClient({ path: "/en" });
  const page = show(
    fake,
    <>
      <a {...link}>a link</a>
      <LeaveSlot {...(load === undefined ? {} : { load })} />
    </>,
  );
  const followed: string[] = [];
  const seen = (event: MouseEvent) => {
    const link = event.target instanceof HTMLElement ? event.target.closest("a") : null;
    if (!event.defaultPrevented && link !== null) followed.push(link.href);
    // The test browser has nowhere to go.
    event.preventDefault();
  };
  const click = async (target: HTMLElement, init: MouseEventInit = {}) => {
    window.addEventListener("click", seen);
    act(() => {
      target.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...init }),
      );
    });
    window.removeEventListener("click", seen);
    await settled();
  };
  const theLink = () => one(page, "a:not([data-leaves])");
  return { fake, page, followed, click, theLink };
}

describe("a link to another site", () => {
  it("says which one, and is followed when the visitor wants to", async () => {
    const { fake, page, followed, click, theLink } = open({ href: url, target: "_blank" });
    await click(theLink());
    expect(followed).toEqual([]);
    const dialog = one(page, "dialog");
    expect(one(dialog, "h2").textContent).toBe("This link leads to partner.example");
    expect(fake.sent.map(({ type }) => type)).toEqual(["AskToLeave"]);
    expect(JSON.stringify(fake.state()), "the log knows the host alone").not.toContain("700214");
    const go = one(dialog, "a");
    expect([go.getAttribute("href"), go.getAttribute("target"), go.getAttribute("rel")]).toEqual([
      url,
      "_blank",
      "noopener noreferrer",
    ]);
    await click(go);
    expect(followed).toEqual([url]);
    expect(fake.sent.at(-1)).toEqual({ type: "AnswerLeave", data: { isGoing: true } });
    expect(page.querySelector("dialog")).toBeNull();
  });

  it.each(["Cancel", "Esc"])("is left to the browser with %s", async (way) => {
    const { fake, page, followed, click, theLink } = open({ href: url });
    await click(theLink());
    if (way === "Cancel") await click(control(page, "Cancel"));
    else
      act(() => {
        one(page, "dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
      });
    expect(page.querySelector("dialog")).toBeNull();
    expect(fake.sent.at(-1)).toEqual({ type: "AnswerLeave", data: { isGoing: false } });
    expect(followed).toEqual([]);
    await click(theLink());
    expect(one(page, "dialog a").getAttribute("target"), "in this tab").toBeNull();
  });

  it.each([
    ["to this site", { href: "/en/coupon" }, {}],
    ["to a mail program", { href: "mailto:help@touchline.example" }, {}],
    ["with a modifier key for a new tab", { href: url }, { ctrlKey: true }],
  ])("is not intercepted: %s", async (_what, link, init) => {
    const { fake, page, followed, click, theLink } = open(link);
    await click(theLink(), init);
    expect(page.querySelector("dialog")).toBeNull();
    expect(fake.sent).toEqual([]);
    expect(followed).toHaveLength(1);
  });

  it("shows an internationalised host as the browser does", async () => {
    const { page, click, theLink } = open({ href: "https://tоuchline.example/" });
    await click(theLink());
    expect(one(page, "h2").textContent).toContain("xn--");
  });

  it("is not followed when its notice cannot be shown, and the visitor is notified", async () => {
    const { fake, page, click, theLink } = open({ href: url }, () =>
      Promise.reject(new Error("no notice")),
    );
    vi.spyOn(console, "error").mockImplementation(() => {});
    await click(theLink());
    await settled();
    expect(fake.sent.map(({ type }) => type)).toEqual([
      "AskToLeave",
      "NoteViewFailure",
      "AnswerLeave",
    ]);
    expect(page.querySelector("dialog")).toBeNull();
  });
});

describe("a banned player", () => {
  const banned = answered(UserConfig, {}, { result: { ...userConfig, ban_level: 1 } });
  const open = async () => {
    const fake = fakeClient({ path: "/en/coupon" });
    fake.emit(site(), ...player(20), banned);
    const page = show(fake, <BanSlot />);
    await settled();
    return { fake, page };
  };

  it("reads why and where they will be sent, and leaves [blocking-012]", async () => {
    const { fake, page } = await open();
    const dialog = one(page, "dialog[role=alertdialog]");
    expect(one(dialog, "h2").textContent).toBe("Your account is blocked");
    expect(dialog.textContent).toContain("banned.example");
    act(() => control(page, "Go to banned.example").click());
    expect(fake.sent).toEqual([{ type: "GoToBanPage", data: {} }]);
  });

  it("cannot decline: Esc changes nothing, and there is no button for it [blocking-021]", async () => {
    const { fake, page } = await open();
    act(() => {
      one(page, "dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    });
    expect(one(page, "h2").textContent).toBe("Your account is blocked");
    const names = [...page.querySelectorAll("dialog button")].map(({ textContent }) => textContent);
    expect(names).toEqual(["Go to banned.example", "Bets history", "Support", "Log out"]);
    expect(fake.sent).toEqual([]);
  });

  it("may go to their bets or to support, and may log out [blocking-021]", async () => {
    const { fake, page } = await open();
    for (const name of ["Bets history", "Support", "Log out"])
      act(() => control(page, name).click());
    expect(fake.sent).toEqual([
      { type: "GoTo", data: { path: "/en/office/history", isReplacing: false } },
      { type: "GoTo", data: { path: "/en/support", isReplacing: false } },
      { type: "SignOut", data: {} },
    ]);
  });

  it("reads it on the deduce page where the site has no page for them [blocking-021]", async () => {
    const fake = fakeClient({ path: "/en/office/deduce" });
    fake.emit(site({ ban: { pageUrl: "" } }), ...player(20), banned);
    const page = show(fake, <BanSlot />);
    await settled();
    expect(one(page, "dialog").textContent).toContain("You can view your bets");
    fake.emit(RouteEntered({ path: "/en/support" }));
    await settled();
    expect(page.querySelector("dialog")).toBeNull();
  });
});
