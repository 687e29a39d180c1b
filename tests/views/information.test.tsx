// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { InfoPage, Information, CashTerminals } from "../../src/events/content/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { WentOffline } from "../../src/events/shell/events.ts";
import InformationScreen from "../../src/views/sections/information/index.tsx";
import { answered } from "../kit/events.ts";
import { hrefs, open, texts } from "./contentScreen.tsx";
import { control } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

const about = { slug: "about", lng: "en" };
const page = {
  slug: "about",
  title: "About us",
  html: "<h2>We</h2><p>take bets</p>",
  updatedAt: 1_795_000_000,
};
const failed = InfoPage.failed({ call: 1, ask: about, error: { tag: "timeout" } });

describe("an information page", () => {
  const path = "/en/information/about";

  it("keeps its place while it loads, then shows its text [route-info-001]", () => {
    const { fake, page: shown } = open(path, InformationScreen);
    expect(shown.querySelector('[aria-busy="true"]')).not.toBeNull();
    fake.emit(answered(InfoPage, about, page));
    expect(shown.querySelector('[aria-busy="true"]')).toBeNull();
    expect(one(shown, "h1").textContent).toBe("About us");
    expect(texts(shown, "main h2")).toEqual(["We"]);
    expect(shown.textContent).toContain("Updated 18 November");
  });
  it("that failed to load can be refreshed", () => {
    const { fake, page: shown } = open(path, InformationScreen, failed);
    expect(one(shown, '[role="alert"]').textContent).toContain("This page did not load.");
    tap(control(shown, "Refresh"));
    expect(fake.sent).toEqual([{ type: "RefreshContent", data: {} }]);
  });
  it("names the missing connection as the reason", () => {
    const offline = open(path, InformationScreen, WentOffline({}), failed);
    expect(one(offline.page, '[role="alert"]').textContent).toContain("No connection");
  });
  it("stays visible when a later request fails, and says that it may be old", () => {
    const { page: shown } = open(path, InformationScreen, answered(InfoPage, about, page), failed);
    expect(texts(shown, "main h2")).toEqual(["We"]);
    expect(shown.textContent).toContain("This text may be out of date.");
  });
  it("that does not exist links to those that do", () => {
    const notFound = InfoPage.failed({ call: 1, ask: about, error: { tag: "http", status: 404 } });
    const { page: shown } = open(path, InformationScreen, notFound);
    expect(shown.textContent).toContain("This page does not exist");
    expect(control(shown, "All information pages").getAttribute("href")).toBe("/en/information");
  });
  it("opened by its address leads up to the list of all", () => {
    const { fake, page: shown } = open(path, InformationScreen);
    tap(control(shown, "Back"));
    expect(fake.sent).toEqual([
      { type: "GoTo", data: { path: "/en/information", isReplacing: true } },
    ]);
  });
  it("is replaced by the next one", () => {
    const { fake, page: shown } = open(path, InformationScreen, answered(InfoPage, about, page));
    fake.emit(RouteEntered({ path: "/en/information/cookies" }));
    expect(one(shown, "h1").textContent).toBe("Information");
    expect(shown.querySelector('[aria-busy="true"]')).not.toBeNull();
  });
});

describe("the list of information pages", () => {
  const items = [
    { slug: "about", title: "About us", group: "main", icon: "info" },
    { slug: "points", title: "Points", group: "betting", icon: "constructor" },
    { slug: "kycpolicy", title: "KYC policy", group: "care", accessId: 7 },
    { slug: "x", title: "Other", group: "Strange" },
  ];
  const menu = answered(Information, { lng: "en" }, { items });

  it("is grouped, without pages that the site does not have [route-info-004]", () => {
    const { page: shown } = open("/en/information", InformationScreen, menu);
    expect(texts(shown, "main h2")).toEqual(["About Touchline", "Betting", "Strange"]);
    expect(hrefs(shown, "main a")).toEqual([
      "/en/information/about",
      "/en/points",
      "/en/information/x",
      "/en/mobile",
    ]);
  });
  it("can be refreshed when it failed to load", () => {
    const lost = Information.failed({ call: 1, ask: { lng: "en" }, error: { tag: "timeout" } });
    const { fake, page: shown } = open("/en/information", InformationScreen, lost);
    tap(control(shown, "Refresh"));
    expect(fake.sent).toEqual([{ type: "RefreshInformation", data: {} }]);
  });
});

describe("the betting alphabet", () => {
  it("is searched without a call [route-info-007]", () => {
    const html = "<dl><dt>Total</dt><dd>The sum</dd><dt>Line</dt><dd>Before the match</dd></dl>";
    const ask = { slug: "betting-alphabet", lng: "en" };
    const body = { slug: "betting-alphabet", title: "Glossary", html, updatedAt: 1 };
    const { fake, page: shown } = open(
      "/en/betting-alphabet",
      InformationScreen,
      answered(InfoPage, ask, body),
    );
    type(one(shown, "input"), "SUM");
    expect(texts(shown, "dt")).toEqual(["Total"]);
    expect(texts(shown, "mark")).toEqual(["sum"]);
    expect(one(shown, '[role="status"]').textContent).toBe("1 place found");
    type(one(shown, "input"), "goalkeeper");
    expect(one(shown, '[role="status"]').textContent).toContain("Nothing found");
    expect(fake.sent).toEqual([]);
  });
});

describe("cash terminals", () => {
  const terminal = (id: number, address: string, workingHours: string) => ({
    id,
    address,
    latitude: 35.9,
    longitude: 14.5,
    workingHours,
  });
  const items = [
    terminal(1, "Sliema, Ferries", "24/7"),
    terminal(2, "Valletta, Gate", "09:00–21:00"),
  ];

  it("are found by their city [route-info-003]", () => {
    const { page: shown } = open(
      "/en/information/cash_terminals",
      InformationScreen,
      answered(CashTerminals, { lng: "en" }, { items }),
    );
    expect(texts(shown, "li")).toHaveLength(2);
    expect(texts(shown, "li")[0]).toContain("Open around the clock");
    type(one(shown, "input"), "vallet");
    expect(texts(shown, "li").join()).toContain("Valletta, GateOpen 09:00–21:00");
    expect(one(shown, "li a").getAttribute("rel")).toBe("noopener noreferrer");
    type(one(shown, "input"), "Rome");
    expect(one(shown, '[role="status"]').textContent).toBe("There is no terminal there");
  });
});

describe("the betting calculator", () => {
  const start = () => open("/en/information/calc", InformationScreen).page;
  const fields = (shown: HTMLElement): HTMLElement[] => [...shown.querySelectorAll("input")];
  const choose = (shown: HTMLElement, group: string, text: string) => {
    const found = one(shown, `[role="radiogroup"][aria-label="${group}"]`);
    tap(control(found, text));
  };
  const result = (shown: HTMLElement) => one(shown, "dl").textContent?.replaceAll("\u00a0", " ");

  it("works before any answer of the server, and while one is missing [route-info-003]", () => {
    expect(result(start())).toBe("Total odds1.85Payout€18.50Profit+€8.50");
  });
  it("reacts to every key, and shows what is wrong", () => {
    const shown = start();
    const [stake, odds] = fields(shown);
    if (stake === undefined || odds === undefined) throw new Error("two fields expected");
    type(stake, "20");
    type(odds, "2,5");
    expect(result(shown)).toBe("Total odds2.50Payout€50.00Profit+€30.00");
    type(odds, "0.5");
    expect(shown.textContent).toContain("Enter odds from 1.001 to 10,000");
    expect(shown.querySelector("dl")).toBeNull();
  });
  it("multiplies an express and accepts a lost outcome", () => {
    const shown = start();
    choose(shown, "Kind of bet", "Express");
    const [, , second] = fields(shown);
    if (second === undefined) throw new Error("an express has two outcomes");
    type(second, "2");
    expect(result(shown)).toBe("Total odds3.70Payout€37.00Profit+€27.00");
    choose(shown, "Outcome 2", "Lost");
    expect(result(shown)).toBe("Payout€0.00Profit−€10.00");
    choose(shown, "Outcome 2", "Returned");
    expect(result(shown)).toBe("Total odds1.85Payout€18.50Profit+€8.50");
  });
  it("adds and removes outcomes, and makes systems of them", () => {
    const shown = start();
    choose(shown, "Kind of bet", "System");
    expect(fields(shown)).toHaveLength(4);
    const [, ...odds] = fields(shown);
    odds.forEach((field, index) => type(field, String(index + 2)));
    expect(result(shown)).toBe("3 expresses€3.33Payout€86.67Profit+€76.67");
    tap(control(shown, "Add odds"));
    expect(fields(shown)).toHaveLength(5);
    expect(shown.querySelector("dl")).toBeNull();
    tap(control(shown, "Remove odds 4"));
    expect(result(shown)).toBe("3 expresses€3.33Payout€86.67Profit+€76.67");
    expect(shown.querySelector('[aria-label="Remove odds 1"]')).toBeNull();
  });
});

afterEach(() => window.history.replaceState(null, "", "/"));
