import { createHash } from "node:crypto";
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

  it.each([logName, "v1-place-a-live-bet.tlog.jsonl.gz"])(
    "%s is reproduced in exact replay",
    async (name) => {
      const verdict = verify(await logOf(name), replayedApp);
      expect(verdict).toMatchObject({ difference: null, states: [], hash: hashes()[name] });
    },
  );

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
