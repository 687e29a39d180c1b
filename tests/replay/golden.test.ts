import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { packLines, readLogFile } from "../kit/logFiles.ts";
import { logLines } from "../kit/logLines.ts";
import { DomainsArrived } from "../../src/events/runtime/events.ts";
import { compareBuilds } from "../../src/infra/replay/compareBuilds.ts";
import { createFoldReplay } from "../../src/infra/replay/fold.ts";
import { headerWithHashes, imported, replayedApp } from "./replayKit.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { storyOfALiveBet } from "./visitOfTheGuide.ts";

const folder = fileURLToPath(new URL("golden/", import.meta.url));
const logName = "0.2.0-place-a-live-bet.tlog.jsonl.gz";
/** The logs of released versions and of names that are no more, by the SHA-256 of their files. */
const released: Readonly<Record<string, string>> = {
  "before-domains.tlog.jsonl.gz":
    "8ec26c15411f3c685619b24853dfca9aad3f85fe2a66e60c4ce4b4c124e3d711",
  "before-renamed-domains.tlog.jsonl.gz":
    "cf0f1c0f9746eb054b71773095a3b68eb1e98b0b6f996f045071f4d456424e36",
  "v1-place-a-live-bet.tlog.jsonl.gz":
    "3dfd059591c06d0746e6da14073effebb222a0579a6892d08f78021b00b646f4",
};
const hashesFile = `${folder}hashes.json`;
const hashes = () => JSON.parse(readFileSync(hashesFile, "utf8")) as Record<string, string>;
const logOf = async (name: string) => imported(await readLogFile(readFileSync(folder + name)));

// See README.md: only for a version that was not released yet.
if (process.env["WRITE_GOLDEN"] === "1") {
  const bytes = await packLines(logLines(headerWithHashes, storyOfALiveBet().logEntries));
  writeFileSync(folder + logName, bytes);
  const rewritten: Record<string, string> = {};
  for (const name of new Set([...Object.keys(hashes()), logName]))
    rewritten[name] = createFoldReplay(await logOf(name), replayedApp.root).run().hash;
  writeFileSync(hashesFile, `${JSON.stringify(rewritten, null, 2)}\n`);
}

/** What the visits of early builds lack: the collector is told that the user is another one. */
const sinceThen = [
  // Search and favourites load once the first screen is shown.
  "extra DomainsWanted by epic:chunks/load",
  // Open bets are counted at the start, and again once a bet was placed.
  "extra OpenedBetsAsked by epic:bets/countOpened",
  // What the player may do.
  "extra PlayerRightsAsked by epic:player/playerRights",
  "extra MetricTracked by epic:analytics/user",
  "extra ValueStored by epic:analytics/remember",
  // A bet keeps the price at which it was added, and what its names are made of in another language.
  "different BetAdded by decider:AddBet",
  "different ValueStored by epic:coupon/remember",
  "different RefreshCouponAsked by epic:placement/refresh",
  "different CouponLimitsAsked by epic:placement/refresh",
  "different ValueStored by epic:analytics/remember",
  // Placing closes when the feed is silent.
  "extra TimerArmed of FEED-SILENCE by epic:placement/feedSilence",
  "extra TimerCancelled of FEED-SILENCE by epic:placement/feedSilence",
  "different PlacementRequested by decider:PlaceCoupon",
  "different PlacementOpened by epic:placement/place",
  "different PlaceCouponAsked by epic:placement/place",
  "extra CallCancelled by epic:bets/countOpened",
];
/** In this one the server never told the rest of the site config, so no service worker was chosen. */
const withoutServiceWorker = (names: readonly string[]) =>
  names.filter((name) => !name.includes("installation/chooseServiceWorker"));

const differencesOf = async (name: string) =>
  compareBuilds(await logOf(name), replayedApp).map((difference) => difference.name);

describe("golden logs", () => {
  it.each(Object.entries(hashes()))("%s folds to state %s", async (name, hash) => {
    const log = await logOf(name);
    expect(log).toMatchObject({ damaged: [], unknown: [], brokenSums: [] });
    const result = createFoldReplay(log, replayedApp.root).run();
    expect(result.hash).toBe(hash);
    expect(result.newCrashes).toEqual([]);
    expect(result.hashChecks.length).toBeGreaterThan(0);
    // The state of an earlier version had other fields.
    if (name !== logName) return;
    for (const { recorded, replayed } of result.hashChecks) expect(replayed).toBe(recorded);
  });

  it("the newest is reproduced in exact replay", async () => {
    const verdict = verify(await logOf(logName), replayedApp);
    expect(verdict).toMatchObject({ difference: null, states: [], hash: hashes()[logName] });
    expect(await differencesOf(logName)).toEqual([]);
  });

  it("that of 0.1 differs in what was added since, and in nothing else", async () => {
    expect(await differencesOf("v1-place-a-live-bet.tlog.jsonl.gz")).toEqual(sinceThen);
  });

  it("the newest says what each entry changed in the state", async () => {
    const { stateHashes, entries } = await logOf(logName);
    expect(stateHashes?.size).toBeGreaterThan(entries.length / 3);
  });

  it.each(Object.entries(released))("%s is never rewritten", (name, sum) => {
    expect(
      createHash("sha256")
        .update(readFileSync(folder + name))
        .digest("hex"),
    ).toBe(sum);
  });

  it("one with the old names of domain events is reproduced under the current names", async () => {
    const log = await logOf("before-domains.tlog.jsonl.gz");
    expect(log).toMatchObject({ damaged: [], unknown: [], brokenSums: [] });
    const types = new Set(log.entries.map(({ type }) => type));
    expect([types.has("DomainsArrived"), types.has("EpicsArrived")]).toEqual([true, false]);
    const names = await differencesOf("before-domains.tlog.jsonl.gz");
    expect(withoutServiceWorker(names)).toEqual(sinceThen);
    expect(names.length).toBeLessThan(18);
  });

  it("one with the old names of two domains is reproduced under the current names", async () => {
    const log = await logOf("before-renamed-domains.tlog.jsonl.gz");
    expect(log).toMatchObject({ damaged: [], unknown: [], brokenSums: [] });
    const arrived = log.entries.filter(DomainsArrived.is).flatMap(({ data }) => data.domains);
    expect(arrived).toEqual(expect.arrayContaining(["sessionEnd", "externalLinks"]));
    expect(await differencesOf("before-renamed-domains.tlog.jsonl.gz")).toEqual(sinceThen);
  });
});
