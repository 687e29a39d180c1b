// @vitest-environment happy-dom
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { LeaveSection } from "../../src/commands/sectionRefresh.ts";
import {
  SectionDied,
  SectionFailed,
  SectionLoaded,
  SectionReady,
  SectionWanted,
} from "../../src/events/sections/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { RemoteBlock } from "../../src/views/shell/RemoteBlock.tsx";
import { Section } from "../../src/views/shell/Section.tsx";
import { siteConfig } from "../kit/site.ts";
import { fakeClient } from "./fakeClient.ts";
import { one, render, settled } from "./render.tsx";

const section = "menu";

async function open() {
  window.scrollTo = () => {};
  const places: string[] = [];
  const fake = fakeClient({ path: "/en/office/menu" });
  const attachSection = (name: string, element: HTMLElement) => {
    places.push(`${name} comes`);
    element.append("content of the section");
    return () => void places.push(`${name} goes`);
  };
  const { page } = render(
    <ClientContext value={{ ...fake.client, attachSection }}>
      <MemoryRouter>
        <Section />
      </MemoryRouter>
    </ClientContext>,
  );
  await act(async () => fake.emit(SectionWanted({ section, why: "view", isRemote: true })));
  // The code of the slot is a chunk of its own.
  await act(() => import("../../src/views/shell/RemoteSection.tsx").then(() => {}));
  await act(async () => {});
  return { ...fake, page, places };
}

describe("a remote section as part of a page", () => {
  const wheel = "wheel";
  const openBlock = () => {
    const fake = fakeClient({ path: "/en/betting-alphabet" });
    const address = { url: "/sections/wheel", isEnabled: true, isPost: false, isForceSpa: false };
    const remoteSections = { allowedOrigins: [], sections: { [wheel]: address } };
    const body = { ...siteConfig, remoteSections };
    fake.emit(SiteConfig.answered({ call: 1, ask: { lang: "en" }, body }));
    const drawn = (...names: readonly string[]) => (
      <ClientContext value={fake.client}>
        {names.map((name, index) => (
          <RemoteBlock key={`${index} ${name}`} name={name} />
        ))}
      </ClientContext>
    );
    const { page, again } = render(drawn(wheel, wheel, "unknown"));
    return { ...fake, page, show: (...names: readonly string[]) => again(drawn(...names)) };
  };
  it("is mounted once for each view, and removed with the last [sections-007]", () => {
    const { page, show, state, emit } = openBlock();
    expect(state().sections).toEqual({ [wheel]: expect.objectContaining({ code: 1, views: 2 }) });
    expect(page.querySelectorAll('[role="status"]')).toHaveLength(2);
    emit(SectionReady({ section: wheel }));
    expect(page.querySelectorAll('[role="status"]')).toHaveLength(0);
    show(wheel);
    expect(state().sections[wheel]).toMatchObject({ code: 2, views: 1 });
    show();
    expect(state().sections).toEqual({});
  });
  it("in error offers to fetch it again, in each view [sections-010]", () => {
    const { page, sent, emit } = openBlock();
    emit(SectionFailed({ section: wheel, reason: "http", status: 500 }));
    const [refresh] = page.querySelectorAll<HTMLElement>('[role="alert"] button');
    act(() => refresh?.click());
    expect(sent.at(-1)).toEqual({ type: "RefreshSection", data: { section: wheel } });
  });
});

describe("a remote section as the page", () => {
  it("has a slot under its skeleton, and is visible when it is ready [sections-001] [sections-008]", async () => {
    const { page, places, emit } = await open();
    expect(places).toEqual(["menu comes"]);
    expect(page.querySelectorAll('main [role="status"]')).toHaveLength(1);
    const place = one(page, "main > div:last-child");
    expect(place.textContent).toBe("content of the section");
    expect(place.className).toContain("waiting");
    emit(SectionLoaded({ section, appName: "wheel", bytes: 9 }), SectionReady({ section }));
    expect(page.querySelectorAll('[role="status"]')).toHaveLength(0);
    expect(place.className).not.toContain("waiting");
    expect(places, "it keeps its element").toEqual(["menu comes"]);
  });
  it("in error gives its slot to the refresh button, and gets a new one [sections-009]", async () => {
    const { page, places, emit } = await open();
    emit(SectionFailed({ section, reason: "http", detail: "500" }));
    expect(places).toEqual(["menu comes", "menu goes"]);
    expect(one(page, '[role="alert"] button').textContent).toBe("Refresh");
    emit(SectionWanted({ section, why: "retry", isRemote: true }));
    expect(places).toEqual(["menu comes", "menu goes", "menu comes"]);
  });
  it("that reports that it is dead leaves a text in its slot [sections-016]", async () => {
    const { page, places, emit } = await open();
    emit(SectionReady({ section }), SectionDied({ section }));
    expect(places).toEqual(["menu comes", "menu goes"]);
    await settled();
    expect(one(page, "h1").textContent).toBe("This page is not available yet");
  });
  it("leaves its slot with its route [sections-007]", async () => {
    const { client, places, emit } = await open();
    emit(SectionReady({ section }));
    act(() => client.send(LeaveSection({ section })));
    expect(places).toEqual(["menu comes", "menu goes"]);
  });
});
