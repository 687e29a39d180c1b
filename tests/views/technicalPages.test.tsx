// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { SectionDied, SectionFailed, SectionReady } from "../../src/events/sections/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import Missing from "../../src/views/sections/missing/index.tsx";
import { siteConfig } from "../kit/site.ts";
import { fakeClient } from "./fakeClient.ts";
import { one, render } from "./render.tsx";

const section = "technical-pages";
const address = { url: "/sections/technical-pages", isPost: false, isForceSpa: false };

function open(isEnabled: boolean) {
  const fake = fakeClient({ path: "/en/nowhere" });
  fake.emit(
    SiteConfig.answered({
      call: 1,
      ask: { lang: "en" },
      body: {
        ...siteConfig,
        remoteSections: { allowedOrigins: [], sections: { [section]: { ...address, isEnabled } } },
      },
    }),
  );
  const drawn = (screen: ReactNode) => (
    <ClientContext value={fake.client}>
      <MemoryRouter>{screen}</MemoryRouter>
    </ClientContext>
  );
  const { page, again } = render(drawn(<Missing />));
  const hasOwnText = () => page.querySelector("h1")?.textContent === "This page could not be found";
  return { ...fake, page, leave: () => again(drawn(null)), hasOwnText };
}

describe("the error page", () => {
  it("shows the operator's section of its status as soon as that is ready [sections-022]", () => {
    const { sent, hasOwnText, emit, state, page, leave } = open(true);
    expect(sent).toEqual([{ type: "UseSection", data: { section, path: "/error/404" } }]);
    expect(state().sections[section]).toMatchObject({ code: 1, isRemote: true });
    expect(hasOwnText()).toBe(true);
    emit(SectionReady({ section }));
    expect(hasOwnText()).toBe(false);
    expect(one(page, "main > div").className).not.toContain("waiting");
    leave();
    expect(state().sections[section]).toBeUndefined();
  });
  it("keeps its own text where that fails as well, or is gone [sections-022]", () => {
    const { hasOwnText, emit } = open(true);
    emit(SectionFailed({ section, reason: "http", status: 500 }));
    expect(hasOwnText()).toBe(true);
    emit(SectionDied({ section }));
    expect(hasOwnText()).toBe(true);
  });
  it("requests nothing where the operator has none [sections-022]", () => {
    const { sent, hasOwnText } = open(false);
    expect(sent).toEqual([]);
    expect(hasOwnText()).toBe(true);
  });
});
