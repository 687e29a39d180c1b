import { describe, expect, it } from "vitest";
import { readPackFile } from "../../server/packs/packs.ts";
import { helpLinesWitness } from "../../tools/evidence/helpLines.ts";
import { remembered } from "../../tools/evidence/visit.ts";
import { startAt } from "../replay/story.ts";
import { judge, logWith, packOf } from "./evidenceJudge.ts";
import { visitOf } from "./evidenceVisit.ts";

const since = "2020-01-01";
const source = { url: "example.org/law", clause: "§ 1" };
const words = { text: "Help: 1-800-HELP", lng: "en", phone: "+18004357" };
const asks = (over: object = {}) =>
  packOf([], [], { helpLine: { ...words, since, source, ...over } });

/** A player who opens a page of a sport and the coupon, under this policy of the site. */
function visitUnder(policy: object | undefined, config: object = {}) {
  const visit = visitOf({ config: { ...config, ...(policy === undefined ? {} : { policy }) } });
  visit.go("/en/section/live/1");
  visit.pass(2_000);
  visit.go("/en/coupon");
  visit.pass(2_000);
  return visit;
}
const siteWith = (line: object) => ({ id: "XX", figures: {}, helpLine: { ...words, ...line } });

async function judged(visit: ReturnType<typeof visitUnder>, pack = asks()) {
  const { status, breaches, report, html } = await judge(logWith(visit.logEntries), pack);
  const pages = report.logs[0]?.visits[0]?.pages ?? [];
  return { result: [status, breaches.map(({ duty, cause }) => `${duty}: ${cause}`)], pages, html };
}

describe("evidence of the help line", () => {
  it("is good where each page had it, and says on which pages and with which number", async () => {
    const { result, pages, html } = await judged(visitUnder(siteWith({})));
    expect(result).toEqual([0, []]);
    expect(pages.map(({ page, phone }) => `${page} ${phone}`)).toEqual([
      "home +18004357",
      "live +18004357",
      "coupon +18004357",
    ]);
    expect(html).toContain("Number on it");
  });
  it("marks each page that had none: the site ran without the pack", async () => {
    const visit = visitUnder(undefined);
    const { result, pages } = await judged(visit);
    expect(result).toEqual([
      1,
      ["home", "live", "coupon"].map((page) => `help-line: the page ${page} had no help line`),
    ]);
    expect(pages.map(({ phone }) => phone)).toEqual([null, null, null]);
    expect((await judged(visit, packOf([]))).result).toEqual([0, []]);
    expect((await judged(visit, asks({ isSecondHand: true }))).result).toEqual([0, []]);
    expect((await judged(visit, asks({ since: "2026-11-21" }))).result).toEqual([0, []]);
  });
  it.each([
    ["number", { phone: "+18004358" }],
    ["text", { text: "Play on!" }],
  ])("marks one with another %s than that of the pack", async (_what, line) => {
    const { result } = await judged(visitUnder(siteWith(line)));
    expect(result).toEqual([
      1,
      ["home", "live", "coupon"].map(
        (page) => `help-line: the page ${page} had another help line than that of the pack`,
      ),
    ]);
  });
  it("is good where a site hides the foot of its pages: the line stays", async () => {
    const hiddenParts = [{ route: "live", parts: ["footer"] }];
    const visit = visitUnder(siteWith({}), {
      pages: {
        isRulesEnabled: true,
        isStatisticEnabled: true,
        pathBlacklist: [],
        enabledAccessIds: [],
        hiddenParts,
      },
    });
    expect((await judged(visit)).result).toEqual([0, []]);
  });
  it("judges a bare page as well, which has no foot to wait for", async () => {
    const paths = ["/en/oldbrowser", "/en/statisticpopup", "/en/information/rules-frame"];
    const visited = (policy: object | undefined) => {
      const visit = visitUnder(policy);
      for (const path of paths) {
        visit.go(path);
        visit.pass(2_000);
      }
      return judged(visit);
    };
    const { result, pages } = await visited(siteWith({}));
    expect(result).toEqual([0, []]);
    const bare = ["oldBrowser", "statisticPopupRoute", "rulesFrame"];
    expect(pages.slice(3).map(({ page, phone }) => `${page} ${phone}`)).toEqual(
      bare.map((page) => `${page} +18004357`),
    );
    const all = ["home", "live", "coupon", ...bare];
    expect((await visited(undefined)).result).toEqual([
      1,
      all.map((page) => `help-line: the page ${page} had no help line`),
    ]);
  });

  it.each([
    [9_999, []],
    [10_000, ["the page coupon was open without its foot, which has the help line"]],
  ] as const)("marks a page whose foot has not loaded after %i ms", (ms, causes) => {
    const visit = visitUnder(siteWith({}));
    const whole = visit.state();
    const arrived = whole.runtime.arrived.filter((domain) => domain !== "layout");
    const state = { ...whole, runtime: { ...whole.runtime, arrived } };
    const witness = helpLinesWitness(remembered(readPackFile(asks())));
    const see = (seq: number, at: number, after: typeof whole) =>
      witness.receive({ entry: { seq, at } as never, before: state, after });
    see(1, startAt, state);
    see(2, startAt + ms, state);
    see(3, startAt + ms + 60_000, whole);
    expect(witness.breaches().map(({ cause }) => cause)).toEqual(causes);
    expect(witness.pages()).toMatchObject([{ seq: 1, page: "coupon", phone: words.phone }]);
  });
});
