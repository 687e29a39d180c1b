// @vitest-environment happy-dom
import { Profiler } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { Sports } from "../../src/events/sports/events.ts";
import { SettingsChanged } from "../../src/events/settings/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { GameRow } from "../../src/views/sports/GameRow.tsx";
import ListSection from "../../src/views/sections/list/index.tsx";
import { WayHere } from "../../src/views/shell/useBack.ts";
import { createDictionary, TranslationProvider } from "../../src/infra/i18n.ts";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import { changes, halden, list, marchetti, marketTypes, menus, norrvik } from "./matchDay.ts";
import { one, render, tap } from "./render.tsx";

const all = { feed: "live" } as const;

const open = (fake: FakeClient): HTMLElement =>
  render(
    <ClientContext value={fake.client}>
      <ListSection />
    </ClientContext>,
  ).page;

const filled = (games = [norrvik, marchetti]): FakeClient => {
  const fake = fakeClient({ path: "/en/section/live" });
  fake.emit(marketTypes, ...menus);
  fake.emit(list(all, games));
  return fake;
};

const cell = (page: HTMLElement, name: string) => one(page, `button[aria-label="${name}"]`);
const heads = (page: HTMLElement) => [...page.querySelectorAll("h3 button")];

it("a price is rendered once when its list appears", () => {
  const { client } = filled([norrvik]);
  const commits: string[] = [];
  render(
    <ClientContext value={client}>
      <Profiler id="row" onRender={(_, phase) => commits.push(phase)}>
        <GameRow shown={{ id: norrvik.id, typeId: 1, cells: 3, hasTotals: true }} isOut={false} />
      </Profiler>
    </ClientContext>,
  );
  expect(commits).toEqual(["mount"]);
});

it("another time zone renders the start of a match again, and not its row", () => {
  const fake = fakeClient();
  fake.emit(marketTypes, list({ feed: "line" }, [halden]));
  let stars = 0;
  const Star = () => void (stars += 1);
  const shown = { id: halden.id, typeId: 1, cells: 3, hasTotals: true };
  const { page } = render(
    <ClientContext value={fake.client}>
      <GameRow shown={shown} isOut={false} Star={Star} />
    </ClientContext>,
  );
  const start = () => one(page, "[data-time]").textContent;
  expect(start()).toBe("Tomorrow 18:00");
  fake.emit(SettingsChanged({ ...fake.state().settings, timeZone: 3 }));
  expect(start()).toBe("Tomorrow 21:00");
  expect(stars).toBe(1);
});

describe("the menu of sports", () => {
  const ask = { feed: "live", lng: "en" } as const;
  it("keeps its place until the answer, and says when there are none", () => {
    const fake = fakeClient({ path: "/en/section/live" });
    const page = open(fake);
    fake.emit(list(all, [norrvik]));
    expect(page.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    fake.emit(Sports.failed({ call: 1, ask, error: { tag: "http", status: 500 } }));
    expect(page.textContent).toContain("The list of sports did not load.");
    fake.emit(Sports.answered({ call: 2, ask, body: { items: [], pollAfterMs: 1 } }));
    expect(page.textContent).toContain("No sports are available right now.");
    expect(page.querySelector('[aria-busy="true"]')).toBeNull();
  });
});

describe("a long list", () => {
  const games = Array.from({ length: 20 }, (_, at) => ({
    ...norrvik,
    id: 50_100 + at,
    champId: at < 12 ? norrvik.champId : marchetti.champId,
  }));
  type Way = "OPEN" | "PUSH" | "POP";
  const section = (way: Way) => (
    <ClientContext value={filled(games).client}>
      <WayHere value={way}>
        <ListSection />
      </WayHere>
    </ClientContext>
  );
  const dictionary = createDictionary();
  /** What is there before anything that was deferred: matches, and the space of the others in rem. */
  const atOnce = (way: Way) => {
    const parts = <TranslationProvider dictionary={dictionary}>{section(way)}</TranslationProvider>;
    const place = new DOMParser().parseFromString(renderToStaticMarkup(parts), "text/html");
    const spaces = [...place.querySelectorAll<HTMLElement>('[style^="block-size"]')];
    return {
      matches: place.querySelectorAll("article").length,
      spaceRem: spaces.reduce((sum, { style }) => sum + Number.parseFloat(style.blockSize), 0),
    };
  };

  it.each(["PUSH", "OPEN"] as const)(
    "begins with what fills a screen, with the space of the rest: %s",
    (way) => {
      const { matches, spaceRem } = atOnce(way);
      expect(matches).toBe(8);
      // These have no line of totals.
      expect(spaceRem).toBeCloseTo(4 * 5.4 + (2.75 + 8 * 5.4), 6);
    },
  );

  it("is whole at once on the way back, where the browser scrolls to where it was", () => {
    expect(atOnce("POP")).toEqual({ matches: 20, spaceRem: 0 });
  });
});

describe("lists", () => {
  it("group matches by championship in the feed's order, those without odds last", () => {
    const page = open(
      filled([
        norrvik,
        { ...norrvik, id: 50_004, champId: 11 },
        marchetti,
        { ...halden, champId: 12 },
      ]),
    );
    expect(heads(page).map((head) => head.textContent)).toEqual([
      "Continental Cup",
      "Open",
      "",
      "Premier Division",
    ]);
    expect(one(page, "h1").textContent).toBe("Live");
  });

  it("close a championship, which stops rendering its matches, and open it again", () => {
    const page = open(filled());
    const [first] = heads(page);
    if (!(first instanceof HTMLElement)) throw new Error("no championship on the page");
    expect(first.getAttribute("aria-expanded")).toBe("true");
    tap(first);
    expect(first.getAttribute("aria-expanded")).toBe("false");
    expect(page.textContent).not.toContain("Norrvik");
    tap(first);
    expect(page.textContent).toContain("Norrvik");
  });

  it("start with all but the first championship closed when there are more than 60 matches", () => {
    const many = Array.from({ length: 61 }, (_, n) => ({
      ...norrvik,
      id: 50_001 + n,
      champId: n < 2 ? 11 : 10,
    }));
    const states = (games: typeof many) =>
      heads(open(filled(games))).map((head) => head.getAttribute("aria-expanded"));
    expect(states(many)).toEqual(["true", "false"]);
    expect(states(many.slice(0, 60))).toEqual(["true", "true"]);
  });

  it("show the result and the evenest total of a match, and step to the next line", () => {
    const page = open(filled());
    expect(cell(page, "Norrvik to win, 1.42").dataset.label).toBe("1");
    expect(cell(page, "Over 3.5, 1.85").dataset.label).toBe("Over");
    tap(cell(page, "Total 3.5, change the line"));
    expect(cell(page, "Over 4.5, 3.40").textContent).toContain("3.40");
    tap(cell(page, "Total 4.5, change the line"));
    expect(cell(page, "Under 3.5, 1.95").textContent).toContain("1.95");
  });

  it("keep the total on screen when another becomes the evener one", () => {
    const fake = filled();
    const page = open(fake);
    fake.emit(
      changes(all, {
        prices: { ids: [900_004, 900_005], coefs: [1.05, 9], states: [0, 0] },
        patches: [{ id: norrvik.id, timeSec: 4080 }],
      }),
    );
    expect(cell(page, "Over 3.5, 1.05, odds down").textContent).toContain("1.05");
    expect(page.textContent).toContain("68′");
  });

  it("show clock, period, half-time score, corners and red cards", () => {
    const row = one(open(filled([norrvik])), "article");
    expect(row.textContent).toContain("67′2nd half+184");
    expect(row.textContent).toContain("HT 1–1");
    expect(row.textContent).toContain("Corners5–2");
    expect(row.textContent).toContain("Red cards1");
  });

  it("show sets and points of a match in sets, and who serves", () => {
    const row = one(open(filled([marchetti])), "article");
    expect(row.textContent).toContain("E. Marchettiserving6340");
    expect(row.textContent).toContain("D. Varela4515");
  });

  it("lead to the line of the same sport, or to the whole line", () => {
    const fake = fakeClient({ path: "/en/section/live/1" });
    fake.emit(marketTypes, ...menus, list({ feed: "live", sportId: 1 }, [norrvik]));
    const page = open(fake);
    const line = () => one(page, '[role="tab"][aria-selected="false"]');
    expect(one(page, "h1").textContent).toBe("Live Football");
    tap(line());
    fake.emit(RouteEntered({ path: "/en/section/live/2" }));
    tap(line());
    expect(fake.sent.filter(({ type }) => type === "GoTo").map(({ data }) => data)).toEqual([
      { path: "/en/section/line/1", isReplacing: false },
      { path: "/en/section/line", isReplacing: false },
    ]);
  });

  it("keep the row of a match that is over, marked as over and with padlocks for prices", () => {
    const fake = filled([norrvik]);
    const page = open(fake);
    fake.emit(changes(all, { patches: [{ id: norrvik.id, status: 4, finished: true }] }));
    expect(one(page, "article").textContent).toContain("Finished");
    expect(cell(page, "Norrvik, suspended").getAttribute("aria-disabled")).toBe("true");
    expect(
      page.querySelectorAll("article [role=group] [aria-pressed]:not([aria-disabled])"),
    ).toHaveLength(0);
  });

  it("offer a way on when there is nothing live", () => {
    const page = open(filled([]));
    expect(page.textContent).toContain("No live matches now");
    expect(one(page, 'main a[href="/en/section/line"]').textContent).toBe("See the line");
    expect(one(page, 'main a[href="/en/results/live"]').textContent).toBe("Results");
  });

  it("show prices in the player's format [coupon-009]", () => {
    const fake = filled([norrvik]);
    const page = open(fake);
    fake.emit(SettingsChanged({ ...fake.state().settings, coefViewId: 2 }));
    expect(cell(page, "Draw, +360").textContent).toContain("+360");
  });

  it("show a start in the line", () => {
    const fake = fakeClient({ path: "/en/section/line" });
    fake.emit(marketTypes, ...menus, list({ feed: "line" }, [halden]));
    expect(one(open(fake), "article").textContent).toContain("Tomorrow");
  });
});
