// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { Terms, TermsStatus } from "../../src/events/terms/events.ts";
import { Notifications } from "../../src/views/notifications/Notifications.tsx";
import { ConfirmTermsPage } from "../../src/views/sections/confirmTerms/ConfirmTermsPage.tsx";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { fakeClient } from "./fakeClient.ts";
import { control, player, show, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

const tagOf = (tag: string, icon: string) => ({
  tag,
  menu_key: tag,
  dict_key: tag,
  icon,
  prop_link: tag,
});
const config = answered(
  SiteConfig,
  { lang: "en" },
  {
    ...siteConfig,
    terms: { isConfirmAvailable: true, rulesTags: [tagOf("privacy", "padlock"), tagOf("x", "?")] },
  },
);
const changed = answered(TermsStatus, {}, { result: true, updatedAt: 1_795_000_000 });
const item = (id: number, tag: string, link: string) => ({
  id,
  title: `Document ${id}`,
  link,
  tags: [tag],
  subRules: [{ id: id * 10, title: `Part of ${id}`, link: `${link}#1`, position: 1 }],
});
const documents = (...items: readonly ReturnType<typeof item>[]) =>
  answered(Terms, { lng: "en" }, { items });
const noDocuments = Terms.failed({ call: 9, ask: { lng: "en" }, error: { tag: "offline" } });

function open(...events: readonly Draft[]) {
  const fake = fakeClient({ path: "/en/confirm" });
  fake.emit(config, ...events);
  return { fake, page: show(fake, <ConfirmTermsPage />) };
}

describe("confirming terms", () => {
  it("shows the documents, their parts and the date of the change [route-terms-001] [terms-006]", () => {
    const { page } = open(...player(1), changed, documents(item(1, "privacy", "/terms/en/1")));
    expect(one(page, "h1").textContent).toBe("Terms have changed");
    expect(page.textContent).toContain("Changed on 18 November");
    const links = [...page.querySelectorAll("a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.target,
    ]);
    expect(links).toEqual([
      ["Document 1 (opens in a new tab)", "/terms/en/1", "_blank"],
      ["Part of 1 (opens in a new tab)", "/terms/en/1#1", "_blank"],
    ]);
  });
  it("shows a document with the icon of its tag, where the site has one [terms-007]", () => {
    const { page } = open(
      ...player(1),
      changed,
      documents(item(1, "privacy", "/p"), item(2, "x", "/x"), item(3, "none", "/n")),
    );
    const icons = [...page.querySelectorAll("li use")].map((use) => use.getAttribute("href"));
    expect(icons.map((href) => href?.split("#")[1])).toEqual(["padlock", "doc", "doc"]);
  });
  it.each(["javascript:alert(1)", "//elsewhere.example", "http://plain.example", "/\\elsewhere"])(
    "does not link to %s",
    (link) => {
      const { page } = open(...player(1), changed, documents(item(1, "privacy", link)));
      expect(page.querySelector("a")).toBeNull();
      expect(page.textContent).toContain("Document 1");
    },
  );
  it("is possible once the documents have loaded [call-terms-002]", () => {
    const { fake, page } = open(...player(1), changed);
    const confirm = () => control(page, "I have read and confirm");
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
    tap(confirm());
    expect(fake.sent).toEqual([]);
    fake.emit(documents(item(1, "privacy", "/p")));
    tap(confirm());
    expect(fake.sent).toEqual([{ type: "ConfirmTerms", data: {} }]);
    expect(control(page, "Confirming").getAttribute("aria-busy")).toBe("true");
  });
  it("reports documents that fail to load", () => {
    const { page } = open(...player(1), changed, noDocuments);
    expect(page.textContent).toContain("The documents did not load.");
  });
  it("can be declined [terms-002]", () => {
    const { fake, page } = open(...player(1), changed);
    tap(control(page, "Not now"));
    expect(fake.sent).toEqual([{ type: "DeclineTerms", data: {} }]);
  });
  it("offers a visitor only the way home [terms-003]", () => {
    const { page } = open(visitor, changed);
    expect(page.textContent).toContain("There is nothing to confirm");
    expect(control(page, "Go to home").getAttribute("href")).toBe("/en");
  });
});

const received = (event: Parameters<typeof NotificationShown>[0]) => {
  const fake = fakeClient({ path: "/en/confirm" });
  fake.emit(config, ...player(1), changed, NotificationShown(event));
  return { fake, page: show(fake, <Notifications />) };
};
const modal = { variant: "withoutTimeout", isModal: true } as const;

describe("blocking messages", () => {
  it("ask players who decline to log out or to go back [terms-002]", () => {
    const question = { ...modal, status: "question", text: "confirmTermsQuestion" } as const;
    const back = received({ ...question, id: "q", action: "signOut" });
    tap(control(back.page, "Back to the terms"));
    expect(back.fake.sent).toEqual([{ type: "CloseNotification", data: { id: "q" } }]);
    expect(back.page.querySelector("dialog")).toBeNull();
    const out = received({ ...question, id: "q", action: "signOut" });
    tap(control(out.page, "Log out"));
    expect(out.fake.sent).toEqual([{ type: "AnswerNotification", data: { id: "q" } }]);
  });
  it("have no close button, and neither Esc nor a tap outside closes them [error-028]", () => {
    const { fake, page } = received({
      ...modal,
      id: "e",
      status: "error",
      text: "information_confirm_terms_error",
      action: "none",
    });
    const dialog = one(page, "dialog[role=alertdialog]");
    expect(dialog.textContent).toContain("The terms were not confirmed");
    expect(page.querySelectorAll("button")).toHaveLength(1);
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    tap(dialog);
    expect(fake.sent).toEqual([]);
    expect(one(page, "dialog").hasAttribute("open")).toBe(true);
    tap(control(page, "Done"));
    expect(page.querySelector("dialog")).toBeNull();
  });
});
