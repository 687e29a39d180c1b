import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { chunkOf } from "../../src/chunks/all.ts";
import { firstChunk } from "../../src/chunks/first.ts";
import { EndSessionSafely } from "../../src/commands/session.ts";
import { offerInstall } from "../../src/epics/installation/offer.ts";
import { packLines, readLogFile } from "../../src/infra/log/file.ts";
import { logLines } from "../kit/logLines.ts";
import type { Difference } from "../../src/infra/replay/explain.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { DomainsArrived } from "../../src/events/runtime/events.ts";
import { createFoldReplay } from "../../src/infra/replay/fold.ts";
import { replayedApp, imported, storyHeader } from "./replayKit.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { placeALiveBet } from "./visits.ts";

const folder = fileURLToPath(new URL("golden/", import.meta.url));
const logName = "v1-place-a-live-bet.tlog.jsonl.gz";
const hashesFile = `${folder}hashes.json`;
const hashes = () => JSON.parse(readFileSync(hashesFile, "utf8")) as Record<string, string>;
const logOf = async (name: string) => imported(await readLogFile(readFileSync(folder + name)));

// See README.md: only for a version that was not released yet.
if (process.env["WRITE_GOLDEN"] === "1") {
  const bytes = await packLines(logLines(storyHeader, placeALiveBet()));
  writeFileSync(folder + logName, bytes);
  const { hash } = createFoldReplay(await logOf(logName), replayedApp.root).run();
  writeFileSync(hashesFile, `${JSON.stringify({ ...hashes(), [logName]: hash }, null, 2)}\n`);
}

const onGuardLost = () => EndSessionSafely({});
/** The old log's server never told the rest of the site config, so no service worker was chosen: its epic is left out. */
const withoutServiceWorker = (() => {
  const app = createApp(firstChunk);
  for (const domain of Object.values(chunkOf).flat())
    app.add([domain.name === "installation" ? { ...domain, epics: [offerInstall] } : domain]);
  return app;
})();

/** The state has other names today, so its hash, which is asked for last, is another one. */
function onlyHashDiffers({ entries }: ImportedLog, difference: Difference | null): boolean {
  const last = entries.findLast(({ type }) => type === "LogSaveRequested");
  const paths = difference?.changes.map(({ path }) => path);
  return difference?.seq === last?.seq && paths?.join() === "data.hash";
}

describe("golden logs", () => {
  it.each(Object.entries(hashes()))("%s folds to state %s", async (name, hash) => {
    const log = await logOf(name);
    expect(log).toMatchObject({ damaged: [], unknown: [], brokenSums: [] });
    const result = createFoldReplay(log, replayedApp.root).run();
    expect(result.hash).toBe(hash);
    expect(result.newCrashes).toEqual([]);
    expect(result.hashChecks.length).toBeGreaterThan(0);
    for (const { recorded, replayed } of result.hashChecks) expect(replayed).toBe(recorded);
  });

  it("the newest is reproduced in exact replay", async () => {
    const verdict = verify(await logOf(logName), replayedApp);
    expect(verdict).toMatchObject({ difference: null, hash: hashes()[logName] });
  });

  it("one with the old names of domain events is reproduced under the current names", async () => {
    const log = await logOf("before-domains.tlog.jsonl.gz");
    expect(log).toMatchObject({ damaged: [], unknown: [], brokenSums: [] });
    const types = new Set(log.entries.map(({ type }) => type));
    expect([types.has("DomainsArrived"), types.has("EpicsArrived")]).toEqual([true, false]);
    const { difference, verifiedSeq } = verify(log, { ...withoutServiceWorker, onGuardLost });
    expect(onlyHashDiffers(log, difference)).toBe(true);
    expect(verifiedSeq).toBe(345);
  });

  it("one with the old names of two domains is reproduced under the current names", async () => {
    const log = await logOf("before-renamed-domains.tlog.jsonl.gz");
    expect(log).toMatchObject({ damaged: [], unknown: [], brokenSums: [] });
    const arrived = log.entries.filter(DomainsArrived.is).flatMap(({ data }) => data.domains);
    expect(arrived).toEqual(expect.arrayContaining(["sessionEnd", "externalLinks"]));
    const { difference, verifiedSeq } = verify(log, { ...replayedApp, onGuardLost });
    expect(onlyHashDiffers(log, difference)).toBe(true);
    expect(verifiedSeq).toBe(346);
  });
});
