import { act, type ComponentType } from "react";
import type { AnyCall, CallError, Draft } from "../../src/events/define.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import { show } from "./player.tsx";
import { one, tap } from "./render.tsx";

/** A site with all its pages. */
const site = answered(
  SiteConfig,
  { lang: "en" },
  {
    ...siteConfig,
    geo: { currencyIso: "EUR" },
    pages: {
      isRulesEnabled: true,
      isStatisticEnabled: true,
      pathBlacklist: [],
      enabledAccessIds: [],
    },
  },
);

export const lng = { lng: "en" };

/** A screen at its address, after these events. */
export function open(path: string, Screen: ComponentType, ...events: readonly Draft[]) {
  const fake = fakeClient({ path });
  fake.emit(site, ...events);
  return { fake, page: show(fake, <Screen />) };
}
/** The answer to a call. */
export const received = (fake: FakeClient, call: AnyCall, body: object, ask: object = {}) =>
  fake.emit(answered(call, ask, body));
/** A private value sealed by its input port. */
export const sealed = (fake: FakeClient, text: string) => fake.seal("personal", text);

export const hrefs = (page: ParentNode, selector: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
export const texts = (page: ParentNode, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
export const write = (area: HTMLElement, text: string): void =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, text);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
export const submit = (page: ParentNode): void =>
  act(() => {
    one(page, "form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
export const choose = (topic: string): void => {
  const found = [...document.querySelectorAll<HTMLElement>('[role="radio"]')].find(
    ({ textContent }) => textContent === topic,
  );
  if (found === undefined) throw new Error(`no choice ${topic}`);
  tap(found);
};
/** The commands, except those that opened the page. */
export const commands = (fake: FakeClient) =>
  fake.sent.filter(({ type }) => type !== "OpenSignInForm");

export const offline: CallError = { tag: "offline" };
export const busy = (page: ParentNode) => page.querySelector('button[aria-busy="true"]');
