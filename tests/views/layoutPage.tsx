import { onTestFinished } from "vitest";
import { Information } from "../../src/events/content/events.ts";
import type { Draft, Entry } from "../../src/events/define.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { createDictionary } from "../../src/infra/i18n.ts";
import { App } from "../../src/views/App.tsx";
import { loadScreen, screenNamed } from "../../src/views/shell/screens.ts";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import { one, render, settled } from "./render.tsx";

/** The app at an address; a section that is not built in never loads. */
export async function open(
  path: string,
  events: readonly Draft[] = [],
): Promise<FakeClient & { page: HTMLElement; received: readonly Entry[] }> {
  window.history.replaceState(null, "", path);
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  window.scrollTo = () => {};
  const received: Entry[] = [];
  const fake = fakeClient({ path }, (entry) => received.push(entry), {
    isHere: (name) => screenNamed(name) !== undefined,
    load: (name) => (name === "casino" ? new Promise<void>(() => {}) : loadScreen(name)),
  });
  fake.emit(...events);
  const router = { connect: () => {}, entered: () => {} };
  const { page } = render(
    <App client={fake.client} dictionary={createDictionary()} router={router} />,
  );
  await settled();
  await settled();
  return { ...fake, page, received };
}

/** Pages of the site; its access id 7 stands for those behind a switch. */
export const pages = {
  isRulesEnabled: true,
  isStatisticEnabled: true,
  pathBlacklist: [],
  enabledAccessIds: [7],
};
/** The site config, with the overrides of a test. */
export const config = (over: object = {}) =>
  answered(SiteConfig, { lang: "en" }, { ...siteConfig, pages, ...over });

const informationPage = (slug: string, group: string, over: object = {}) => ({
  slug,
  title: slug,
  group,
  ...over,
});
/** The information pages of the site. */
export const menu = answered(
  Information,
  { lng: "en" },
  {
    items: [
      informationPage("about", "main"),
      informationPage("kycpolicy", "rules", { accessId: 7 }),
      informationPage("amlpolicy", "rules", { accessId: 8 }),
      informationPage("points", "strange"),
    ],
  },
);

export const hrefs = (place: ParentNode) =>
  [...place.querySelectorAll("a")].map((link) => link.getAttribute("href"));
export const footer = (place: ParentNode) => one(place, "footer");
