import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { SessionOpened } from "../../src/events/session/events.ts";
import { PlaceCoupon as PlaceCouponSent } from "../../src/events/placement/events.ts";
import { ownPacks } from "../../server/packs/packs.ts";
import { plainState } from "../../src/events/plainState.ts";
import { serialiseSnapshot, splitSum } from "../../src/infra/log/line.ts";
import { createFoldReplay } from "../../src/infra/replay/fold.ts";
import { fromLines, headerWithHashes, replayedApp } from "../replay/replayKit.ts";
import { placeInVain } from "../replay/visits.ts";
import { storyOfALiveBet } from "../replay/visitOfTheGuide.ts";
import { figure, judge, logWith, packOf } from "./evidenceJudge.ts";
import { checkedVisit, limit, minute, visitOf } from "./evidenceVisit.ts";
import { golden, lines, logOf } from "./replayCall.ts";
import { folderWith } from "./workshop.ts";

const packs = readdirSync(ownPacks).map((file) => file.replace(".json", ""));

describe("a good log", () => {
  const visit = visitOf({ limits: [limit(20, 50), limit(21, 200), limit(22, 500)] });
  const order = visit.bet();
  const good = logWith(visit.logEntries);
  it.each(packs)("that bets ends with 0 under %s", async (pack) => {
    expect(order).not.toBeNull();
    const { status, breaches } = await judge(good, pack);
    expect([status, breaches]).toEqual([0, []]);
  });
  it.each(packs)(
    "of a site without registers and needed limits has no other breach under %s",
    async (pack) => {
      for (const log of [golden, logWith(storyOfALiveBet(7).logEntries)]) {
        const { breaches, status } = await judge(log, pack);
        const isAsked = ["DE", "GB", "KZ", "SE"].includes(pack);
        expect(status).toBe(isAsked ? 1 : 0);
        const others = breaches.filter(({ duty }) => !["register", "limits-needed"].includes(duty));
        expect(others).toEqual([]);
      }
    },
  );
  it("with bets that are repeated under their keys has each order once", async () => {
    const entries = placeInVain();
    const { status, report } = await judge(logWith(entries, "slow"), "MT", "--accept", "*");
    const sent = entries.filter((entry) => PlaceCouponSent.asked.is(entry));
    const keys = new Set(sent.map(({ data }) => data.ask.key));
    expect(sent.length).toBeGreaterThan(keys.size);
    expect(report.logs[0]?.visits[0]?.orders).toHaveLength(keys.size);
    expect(status).toBe(0);
  });
});

describe("a log without its beginning", () => {
  it("is verified in part, and has a code of its own", async () => {
    const [header = ""] = lines;
    // A snapshot is taken between two turns.
    const cut = lines.findIndex((line, index) => index > 120 && !line.includes('"by":')) - 1;
    const at = Number(/"at":(\d+)/.exec(lines[cut] ?? "")?.[1]);
    const state = plainState(createFoldReplay(fromLines(lines), replayedApp.root).stateAt(cut));
    const snapshot = serialiseSnapshot(
      { seq: cut, at, state },
      splitSum(lines[cut] ?? "")?.sum ?? "",
      header,
    );
    const file = logOf("trimmed.tlog.jsonl.gz", header, snapshot, ...lines.slice(cut + 1));
    const { status, report, html } = await judge(file, "MT");
    expect(status).toBe(3);
    expect(report.logs[0]?.visits[0]?.verification.tag).toBe("in part");
    expect(html).toContain("What happened before is not judged.");
  });
});

describe("a log that proves nothing", () => {
  it("has a code of its own, and says so", async () => {
    const swapped = [...lines];
    [swapped[9], swapped[10]] = [lines[10] ?? "", lines[9] ?? ""];
    const folder = folderWith({});
    const file = join(folder, "a.tlog.jsonl.gz");
    writeFileSync(file, gzipSync(`${swapped.join("\n")}\n`));
    const { status, report, html, printed } = await judge(file, "DE");
    expect(status).toBe(4);
    expect(report.logs[0]?.visits[0]?.verification.tag).toBe("not verified");
    expect(html).toContain("A log is not verified, so it proves nothing.");
    expect(printed).toContain("1 visit, not verified, no breach");
  });
  it("is one with an altered line, although its breach is told, too", async () => {
    const visit = checkedVisit();
    const good = logWith(visit.logEntries);
    const all = gunzipSync(readFileSync(good)).toString().trimEnd().split("\n");
    // The check's line is left out, as if it had never been shown.
    const without = all.filter((line) => !line.includes('"RealityCheckShown"'));
    expect(without).toHaveLength(all.length - 1);
    writeFileSync(good, gzipSync(`${without.join("\n")}\n`));
    const { status, breaches, report } = await judge(good, "DE");
    expect(status).toBe(4);
    expect(report.logs[0]?.visits[0]?.verification.text).toContain("The log proves nothing");
    expect(breaches).toEqual([]);
  });
  it("is refused if it cannot be read; another file of the folder is judged all the same", async () => {
    const folder = folderWith({ "anna.tlog.jsonl.gz": "no log" });
    writeFileSync(join(folder, "b.tlog.jsonl.gz"), readFileSync(golden));
    const { status, report } = await judge(folder, "MT");
    expect(status).toBe(2);
    expect(report.logs.map(({ error, visits }) => [error !== null, visits.length])).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });
});

describe("the report", () => {
  it("of a folder ends with 1 when one of its logs has a breach, whatever the others are", async () => {
    const visit = visitOf();
    visit.pass(8 * minute);
    const file = logWith(visit.logEntries);
    const folder = folderWith({ "anna.tlog.jsonl.gz": "no log" });
    writeFileSync(join(folder, basename(file)), readFileSync(file));
    const every = packOf([figure("limits.realityCheck", "atMost", 5, "min")]);
    expect((await judge(folder, every)).status).toBe(1);
  });

  it("names nobody: no token, no key, no text of the log, and not its file", async () => {
    const check = limit(32, 5, { measure: "min" });
    const visit = visitOf({ limits: [check] });
    visit.pass(5.5 * minute);
    visit.answer("continue");
    visit.pass(1_000);
    const order = visit.bet();
    visit.answers.limits = [check, limit(30, 7, { selfExcludeReason: "canary-reason" })];
    visit.go("/en/office/responsible");
    visit.pass(2_000);
    expect(visit.bet()).toBeNull();
    const file = logWith(visit.logEntries, "canary-anna-schmidt");
    const { html, report } = await judge(file, "US-PA");
    expect(report.logs[0]?.visits[0]?.breaks).toHaveLength(1);
    const all = html + JSON.stringify(report);
    const written = gunzipSync(readFileSync(file)).toString();
    const opened = visit.entries.find((entry) => SessionOpened.is(entry));
    if (order === null || !PlaceCouponSent.asked.is(order)) throw new Error("no bet went out");
    // The log has the player's token and the bet's key: a report that copied them would be caught.
    const copied = [JSON.stringify(opened?.data.userId), order.data.ask.key];
    for (const secret of copied) {
      expect(secret.length).toBeGreaterThan(8);
      expect(written).toContain(secret);
    }
    for (const secret of ["canary", "demo-password", "77001", ...copied])
      expect(all).not.toContain(secret);
    expect(written).toContain("canary-reason");
  });

  it("is a page without a script or anything from elsewhere, whose tables have names and heads", async () => {
    const { html } = await judge(logWith(checkedVisit().logEntries), "US-PA");
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).not.toMatch(/<script|<link|<img|@import|url\(|https?:\/\/|\son[a-z]+=/);
    const tables = html.match(/<table>/g)?.length ?? 0;
    expect(tables).toBeGreaterThan(1);
    expect(html.match(/<caption>/g)).toHaveLength(tables);
    expect(html).not.toMatch(/<th>/);
  });

  it("escapes what a log says of itself", async () => {
    const entries = storyOfALiveBet(3).logEntries;
    const file = logWith(entries, "forged", { ...headerWithHashes, session: "<b>bold</b>" });
    const { html } = await judge(file, "DE");
    expect(html).toContain("&lt;b&gt;bold&lt;/b&gt;");
    expect(html).not.toContain("<b>");
  });

  it("says which duties are not judged, and why", async () => {
    const { report } = await judge(golden, "MT");
    const silent = report.duties.filter(({ basis }) => basis === null).map(({ name }) => name);
    expect(silent).toEqual([
      "check-content",
      "check-acknowledged",
      "check-pause",
      "limit-wait",
      "limit-reaffirmed",
      "limit-bound",
      "exclusion-length",
      "limits-needed",
      "single-wager",
      "register",
      "one-operator",
      "deposits-together",
      "limit-contact",
      "help-line",
      "check-kept",
    ]);
  });

  it("compares intervals only where the pack has one", async () => {
    const textUnder = async (pack: string) =>
      (await judge(golden, pack)).report.duties.find(({ name }) => name === "check-due")?.text;
    expect(await textUnder("DE")).toBe("Only time in which the page was awake counts.");
    expect(await textUnder("US-PA")).toContain("Whichever is shorter. ");
  });
  it("does not judge by a figure before its day", async () => {
    const later = packOf([figure("limits.realityCheck", "atMost", 5, "min", "2026-11-21")]);
    const visit = visitOf();
    visit.pass(8 * minute);
    expect((await judge(logWith(visit.logEntries), later)).status).toBe(0);
  });
});
