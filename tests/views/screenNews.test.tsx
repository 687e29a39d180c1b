// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { KeptPageFound, KeptPageRenewed } from "../../src/events/installation/events.ts";
import { CameOnline, WentOffline } from "../../src/events/shell/events.ts";
import { LiveNow } from "../../src/views/sections/home/LiveNow.tsx";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { ScreenNews } from "../../src/views/shell/ScreenNews.tsx";
import { fakeClient } from "./fakeClient.ts";
import { changes, list, listFailed, marchetti, marketTypes, menus, norrvik } from "./matchDay.ts";
import { one, render, tap } from "./render.tsx";

const liveTop = { feed: "live", isTop: true } as const;

const open = () => {
  const fake = fakeClient();
  fake.emit(marketTypes, ...menus, list(liveTop, [norrvik, marchetti]));
  const { page } = render(
    <ClientContext value={fake.client}>
      <main id="main" tabIndex={-1}>
        <LiveNow />
      </main>
      <ScreenNews />
    </ClientContext>,
  );
  return { fake, page };
};
const cards = (page: HTMLElement) => [...page.querySelectorAll("article")];
const isOld = () => document.documentElement.hasAttribute("data-old");

describe("changes that wait while a list is read", () => {
  it("are counted by a chip, and a tap shows the current list", () => {
    const { fake, page } = open();
    expect(page.querySelector("button[class*=chip]")).toBeNull();
    fake.emit(changes(liveTop, { patches: [{ id: norrvik.id, status: 4, finished: true }] }));
    const [card] = cards(page);
    expect(card?.textContent).toContain("Finished");
    expect(card?.querySelectorAll("button[aria-disabled]")).toHaveLength(3);
    expect(card?.querySelectorAll("button:not([aria-disabled])")).toHaveLength(0);
    const chip = one(page, "button[class*=chip]");
    expect(chip.textContent).toBe("1 match ended · Update");
    tap(chip);
    expect(cards(page)).toHaveLength(1);
    expect(page.textContent).not.toContain("Norrvik");
    expect(page.querySelector("button[class*=chip]")).toBeNull();
    expect(document.activeElement?.id).toBe("main");
  });

  it("are told once, however many more there are, and again after they were shown", () => {
    const { fake, page } = open();
    const status = one(page, '[role="status"]');
    const ends = (id: number) =>
      fake.emit(changes(liveTop, { patches: [{ id, status: 4, finished: true }] }));
    expect(status.textContent).toBe("");
    ends(norrvik.id);
    const [told] = status.children;
    expect(status.textContent).toBe("There are changes to show");
    ends(marchetti.id);
    const chip = one(page, "button[class*=chip]");
    expect(chip.textContent).toBe("2 matches ended · Update");
    expect(status.textContent).toBe("There are changes to show");
    expect(status.children[0]).toBe(told);
    tap(chip);
    expect(status.textContent).toBe("");
    fake.emit(list(liveTop, [norrvik, marchetti]));
    ends(norrvik.id);
    expect(status.textContent).toBe("There are changes to show");
  });
});

describe("prices that are old", () => {
  it("look old, and are announced, when answers are missing", () => {
    const { fake, page } = open();
    fake.emit(listFailed(liveTop));
    expect(isOld()).toBe(false);
    fake.emit(listFailed(liveTop));
    expect(isOld()).toBe(true);
    expect(one(page, '[role="status"]').textContent).toContain("out of date");
    fake.emit(list(liveTop, [norrvik, marchetti]));
    expect(isOld()).toBe(false);
    expect(one(page, '[role="status"]').textContent).toBe("");
  });

  it("look old on a page that the device had kept, until a feed answers anew", () => {
    const { fake } = open();
    fake.emit(KeptPageFound({ madeAt: Date.UTC(2026, 10, 20, 14, 3) }));
    expect(isOld()).toBe(true);
    fake.emit(KeptPageRenewed({}));
    expect(isOld()).toBe(false);
  });

  it("look old without a connection, which the whole page shows", () => {
    const { fake, page } = open();
    fake.emit(WentOffline({}));
    expect(isOld()).toBe(true);
    expect(one(page, '[role="status"]').textContent).toBe("");
    fake.emit(CameOnline({}));
    expect(isOld()).toBe(false);
  });
});
