import { isLeft } from "fp-ts/lib/Either.js";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { chunkOf, createWholeApp } from "../../src/chunks/all.ts";
import { firstChunk } from "../../src/chunks/first.ts";
import { CheckPromo } from "../../src/commands/promoCodes.ts";
import { EndSessionSafely } from "../../src/commands/session.ts";
import type { Domain } from "../../src/domains/domain.ts";
import { promoCodes } from "../../src/domains/promoCodes.ts";
import { packLines, readLogFile } from "../kit/logFiles.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { hashOf } from "../../src/events/stateHash.ts";
import { logLines } from "../kit/logLines.ts";
import { imported, storyHeader } from "../replay/replayKit.ts";
import { placeALiveBet } from "../replay/visits.ts";

const later: readonly Domain[] = Object.values(chunkOf).flat();
const golden = new URL("../replay/golden/0.2.0-place-a-live-bet.tlog.jsonl.gz", import.meta.url);

describe("an app", () => {
  it("has each domain once, and one decider for each command", () => {
    expect(() => createApp([promoCodes, promoCodes])).toThrow('"promoCodes" is added twice');
    const twin: Domain = { name: "twin", commands: [CheckPromo] };
    expect(() => createApp([promoCodes, twin])).toThrow('"CheckPromo" is decided twice');
  });

  it("knows nothing of another app's domains", () => {
    const app = createApp(firstChunk);
    createApp(firstChunk).add(later);
    expect(app.domainOf("CheckPromo")).toBeNull();
  });

  it("names every domain once, and no two alike", () => {
    const names = [...firstChunk, ...later].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("does not decide a command before its domain has arrived", () => {
    const app = createApp(firstChunk);
    const command = { seq: 1, at: 0, type: "CheckPromo", v: 1, data: {}, cause: null };
    app.add([promoCodes]);
    const decision = app.decide(command, app.root.initial);
    expect(isLeft(decision) && decision.left.code).toBe("not_ready");
  });

  it("replays a log alike however its domains are packed", async () => {
    const log = imported(await readLogFile(readFileSync(fileURLToPath(golden))));
    const verdictOf = (packed: readonly Domain[]) => {
      const app = createApp(firstChunk);
      app.add(packed);
      return verify(log, { ...app, onGuardLost: () => EndSessionSafely({}) });
    };
    const verdict = verdictOf(later);
    expect(verdict.difference).toBeNull();
    expect(verdict.hash).not.toBe(hashOf(createApp(firstChunk).root.initial));
    expect(verdictOf([...later].reverse())).toEqual(verdict);
  });

  it("replays a log with what was in the first load of the page that wrote it", async () => {
    const first = [...createApp(firstChunk).root.initial.runtime.arrived, "idle", "placement"];
    const header = { ...storyHeader, domains: first };
    const bytes = await packLines(logLines(header, placeALiveBet(7, first)));
    const log = imported(await readLogFile(bytes));
    const differenceBy = (domains?: readonly string[]) =>
      verify(log, { ...createWholeApp(domains), onGuardLost: () => EndSessionSafely({}) })
        .difference;
    expect(log.firstDomains).toEqual(first);
    expect(differenceBy(log.firstDomains)).toBeNull();
    expect(differenceBy(), "as if it had today's first load").not.toBeNull();
  });
});
