// @vitest-environment happy-dom
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { SectionWanted } from "../../src/events/sections/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { isOwnSection, sectionOfScreen } from "../../src/views/shell/ownScreens.ts";
import { Section } from "../../src/views/shell/Section.tsx";
import { siteConfig } from "../kit/site.ts";
import { fakeClient } from "./fakeClient.ts";
import { render } from "./render.tsx";

/** The menu page, whose section the site config has at `url`; the content of its remote place. */
async function open(url: string) {
  window.scrollTo = () => {};
  const fake = fakeClient({ path: "/en/office/menu" });
  const place = { url, isEnabled: true, isPost: false, isForceSpa: false };
  const remoteSections = { allowedOrigins: [], sections: { menu: place } };
  const body = { ...siteConfig, remoteSections };
  fake.emit(SiteConfig.answered({ call: 1, ask: { lang: "en" }, body }));
  const attached: string[] = [];
  const attachSection = (name: string) => {
    attached.push(name);
    return () => {};
  };
  const { page } = render(
    <ClientContext value={{ ...fake.client, attachSection }}>
      <MemoryRouter>
        <Section skeleton={<p>skeleton</p>} />
      </MemoryRouter>
    </ClientContext>,
  );
  await act(async () => fake.emit(SectionWanted({ section: "menu", why: "view", isRemote: true })));
  await act(() => import("../../src/views/shell/RemoteSection.tsx").then(() => {}));
  await act(async () => {});
  return { ...fake, page, attached };
}

const mountOf = (exported: unknown) => {
  const app = sectionOfScreen("menu", exported);
  if (app === null) throw new Error("no screen was made of it");
  return {
    mount: (signal: AbortSignal) => act(() => app.mount({ signal })),
    unmount: () => act(() => app.unmount()),
  };
};
const Hello = () => <h1>the screen of the new build</h1>;

it("a screen from the section host is in the app's own tree from its mount until it is removed [sections-008]", async () => {
  const { page, attached } = await open("/sections/menu");
  expect([page.textContent, attached]).toEqual(["skeleton", ["menu"]]);
  const { mount, unmount } = mountOf(Hello);
  await mount(new AbortController().signal);
  expect(page.textContent).toBe("the screen of the new build");
  unmount();
  expect(page.textContent).toBe("skeleton");
});

it("a screen that was left while its texts were loading does not show", async () => {
  const { page } = await open("/sections/menu");
  await mountOf(Hello).mount(AbortSignal.abort());
  expect(page.textContent).toBe("skeleton");
});

it("only a module of this app at its own name is a screen; one that exports no screen is not", async () => {
  const isOwn = async (url: string) => isOwnSection((await open(url)).state(), "menu");
  expect(await isOwn("/sections/menu")).toBe(true);
  expect(await isOwn("/sections/odds-explainer")).toBe(false);
  expect(await isOwn("https://partner.example/sections/menu")).toBe(false);
  const { state } = await open("/sections/menu");
  expect(isOwnSection(state(), "odds-explainer")).toBe(false);
  expect(sectionOfScreen("menu", { mount: () => {} })).toBeNull();
});
