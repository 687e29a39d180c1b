// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { Dictionaries } from "../../src/events/dictionaries/events.ts";
import { resourcesMissing } from "../../src/events/dictionaries/selectors.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { CheckSection, SectionFailed } from "../../src/events/sections/events.ts";
import { operatorTextsPort } from "../../src/infra/ports/dictionaries.ts";
import { ErrorBlock } from "../../src/views/components/ErrorBlock.tsx";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { SectionSkeleton } from "../../src/views/shell/SectionSkeleton.tsx";
import { ScreenSlot } from "../../src/views/shell/ScreenSlot.tsx";
import { Section } from "../../src/views/shell/Section.tsx";
import { loadScreen, screenNamed } from "../../src/views/shell/screens.ts";
import { MemoryRouter } from "react-router-dom";
import { fakeClient } from "./fakeClient.ts";
import { one, render, tap } from "./render.tsx";

type Load = (name: string) => Promise<unknown>;

function open(load: Load, isHere: (name: string) => boolean = () => false) {
  window.scrollTo = () => {};
  const fake = fakeClient({ path: "/en/office/menu" }, () => {}, { load, isHere });
  const { page } = render(
    <ClientContext value={fake.client}>
      <MemoryRouter>
        <Section />
      </MemoryRouter>
    </ClientContext>,
  );
  return { ...fake, page };
}

const settled = () => act(async () => {});

it("keeps the place of its content by a skeleton of its own shape [sections-008]", () => {
  const skeletonOf = (section: string) =>
    render(<SectionSkeleton section={section} />).page.querySelectorAll("i").length;
  // Six matches, each with its time, two sides and three prices; otherwise eight rows.
  expect([skeletonOf("list"), skeletonOf("menu")]).toEqual([36, 8]);
});

it("a screen does not render again with what is around it", () => {
  let renders = 0;
  const Screen = () => {
    renders += 1;
    return null;
  };
  const { client } = fakeClient();
  const slot = (around: number) => (
    <ClientContext value={client}>
      <MemoryRouter>
        <div tabIndex={around}>
          <ScreenSlot name="menu" Screen={Screen} />
        </div>
      </MemoryRouter>
    </ClientContext>
  );
  const { again } = render(slot(0));
  again(slot(-1));
  expect(renders).toBe(1);
});

describe("a section on the page", () => {
  it("has its skeleton while it loads [sections-008]", async () => {
    const { page, state } = open(() => new Promise(() => {}));
    await settled();
    expect(state().sections["menu"]?.code).toBe(1);
    expect(page.querySelectorAll('[role="status"]')).toHaveLength(1);
  });
  it("is shown when its code has loaded, and reports that it is ready [sections-013]", async () => {
    await loadScreen("menu");
    const { page, state } = open(
      () => Promise.reject(),
      (name) => screenNamed(name) !== undefined,
    );
    await settled();
    expect(one(page, "h1").textContent).toBe("Menu");
    expect(state().sections["menu"]?.code).toBe(2);
  });
  it("in error offers to fetch it again, and then shows it [sections-009] [sections-010] [sections-019]", async () => {
    let isDown = true;
    const { page, state, sent } = open((name) => (isDown ? Promise.reject() : loadScreen(name)));
    await settled();
    expect(one(page, '[role="alert"]').textContent).toContain("Check the connection");
    isDown = false;
    tap(one(page, '[role="alert"] button'));
    await settled();
    expect(sent).toEqual([{ type: "RefreshSection", data: { section: "menu" } }]);
    expect(state().sections["menu"]?.code).toBe(2);
    expect(page.querySelectorAll('[role="alert"]')).toHaveLength(0);
  });
  it("in error shows the operator's words, on a whole page and in a part of one [sections-009] [sections-010]", async () => {
    const { page } = open(() => Promise.reject());
    await settled();
    const part = render(<ErrorBlock onRefresh={() => {}} />).page;
    const texts = {
      main_dictionary_load_error: "It stumbled",
      main_dictionary_refresh_page: "Have another go",
      main_page_refresh_button: "Whole page again",
      main_refreshing_button: "Part again",
    };
    const ask = { lng: "en", ids: ["main"] };
    const answer = Dictionaries.answered({ call: 1, ask, body: { main: texts } });
    act(() => operatorTextsPort({ seq: 1, at: 0, cause: null, ...answer }));
    const inAll = "It stumbledHave another go";
    expect(one(page, '[role="alert"]').textContent).toBe(`${inAll}Whole page again`);
    expect(one(part, '[role="alert"]').textContent).toBe(`${inAll}Part again`);
  });
  it("in error requests the operator's words [sections-010]", async () => {
    const { state } = open(() => Promise.reject());
    expect(resourcesMissing(state()).texts).toEqual([]);
    await settled();
    expect(resourcesMissing(state()).texts).toEqual(["main"]);
  });
  it("says when the server is at fault [layouts-009]", async () => {
    const { page, emit } = open(() => Promise.reject());
    await settled();
    const ask = { section: "menu", timeoutMs: 1_000 };
    emit(CheckSection.answered({ call: 1, ask, body: { isReady: false } }));
    expect(one(page, '[role="alert"]').textContent).toContain("The fault is ours");
  });
  it("that breaks on the page is in error, and the page stays [sections-015]", async () => {
    const { page, emit, state } = open(loadScreen);
    await settled();
    emit(SectionFailed({ section: "menu", reason: "error" }));
    expect(one(page, '[role="alert"] button').textContent).toBe("Refresh");
    expect(state().sections["menu"]?.code).toBe(-1);
  });
  it("is replaced by the next one [sections-007]", async () => {
    const { state, emit } = open(loadScreen);
    await settled();
    emit(RouteEntered({ path: "/en/office/report" }));
    await settled();
    expect(Object.keys(state().sections)).toEqual(["report"]);
  });
});
