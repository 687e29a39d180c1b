// @vitest-environment happy-dom
import { MemoryRouter } from "react-router-dom";
import { beforeAll, describe, expect, it } from "vitest";
import {
  SectionDied,
  SectionFailed,
  SectionReady,
  SectionWanted,
} from "../../src/events/sections/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { Section } from "../../src/views/shell/Section.tsx";
import { loadScreen } from "../../src/views/shell/screens.ts";
import { fakeClient } from "./fakeClient.ts";
import { render, settled } from "./render.tsx";

const section = "menu";
const wanted = SectionWanted({ section, why: "view" });
const ready = SectionReady({ section });
const failed = SectionFailed({ section, reason: "error" });
const dead = SectionDied({ section });

/** The events that lead to each state. */
const leads = {
  "not-exist": [wanted, ready, dead],
  error: [wanted, failed],
  loading: [wanted],
  ready: [wanted, ready],
} as const;
const again = SectionWanted({ section, why: "retry" });
const [skeleton, refresh, notOpen, screen] = [
  "skeleton [sections-008]",
  "a refresh button [sections-009]",
  "not open yet [sections-016]",
  "the screen [sections-013]",
];
/** The state, the attempted target and its event, and what is visible afterwards. */
const table = [
  ["not-exist", "not-exist", notOpen, dead],
  ["not-exist", "error", notOpen, failed],
  ["not-exist", "loading", skeleton, wanted],
  ["not-exist", "ready", screen, ready],
  ["error", "not-exist", notOpen, dead],
  ["error", "error", refresh, failed],
  ["error", "loading", skeleton, again],
  ["error", "ready", refresh, ready],
  ["loading", "not-exist", notOpen, dead],
  ["loading", "error", refresh, failed],
  ["loading", "loading", skeleton, wanted],
  ["loading", "ready", screen, ready],
  ["ready", "not-exist", notOpen, dead],
  ["ready", "error", refresh, failed],
  ["ready", "loading", screen, wanted],
  ["ready", "ready", screen, ready],
] as const;

function seen(page: ParentNode): string | undefined {
  const title = page.querySelector("h1")?.textContent;
  if (title === "Menu") return screen;
  if (title === "This page is not available yet") return notOpen;
  if (page.querySelector('[role="alert"] button')?.textContent === "Refresh") return refresh;
  return page.querySelector('[role="status"]') === null ? undefined : skeleton;
}

describe("what the player sees of a section, with any event in any state", () => {
  beforeAll(() => loadScreen(section));

  it.each(table)("%s, after an event towards %s: %s", async (from, _to, sees, said) => {
    window.scrollTo = () => {};
    const { client, emit } = fakeClient({ path: "/en/office/menu" });
    const { page } = render(
      <ClientContext value={client}>
        <MemoryRouter>
          <Section />
        </MemoryRouter>
      </ClientContext>,
    );
    emit(...leads[from], said);
    await settled();
    expect(seen(page)).toBe(sees);
  });
});
