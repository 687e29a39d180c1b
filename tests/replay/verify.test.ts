import { describe, expect, it } from "vitest";
import { AddBet } from "../../src/commands/coupon.ts";
import { hashOf } from "../../src/events/stateHash.ts";
import { createFoldReplay } from "../../src/infra/replay/fold.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { replayedApp, fileLines, fromLines, throughFile } from "./replayKit.ts";
import { beginStory, emptyAreas } from "./story.ts";
import { placeALiveBet } from "./visits.ts";
import { wander } from "./wander.ts";

it("a snapshot that the log requests in the middle of a turn belongs to the entry that requested it", () => {
  const hashes: { seq: number; hash: string }[] = [];
  const story = beginStory({
    seed: 3,
    port: (_entry, host) => hashes.push({ seq: host.seq, hash: hashOf(host.state) }),
  });
  story.pass(8_000);
  story.go("/en/section/live/1");
  story.send(AddBet({ outcomeId: 50_001 }));
  story.pass(4_000);
  const fold = createFoldReplay(fromLines(fileLines(story.entries)), replayedApp.root);
  expect(hashes).toHaveLength(story.entries.length);
  for (const { seq, hash } of hashes)
    expect({ seq, hash }).toEqual({ seq, hash: hashOf(fold.stateAt(seq)) });
});

describe("exact replay", () => {
  it("reproduces every entry of a visit, and the same state", async () => {
    const log = await throughFile(placeALiveBet());
    expect(log.damaged).toEqual([]);
    const verdict = verify(log, replayedApp);
    expect(verdict.difference).toBeNull();
    expect(verdict).toMatchObject({ verifiedSeq: log.entries.length, beyond: [] });
    const { hash, hashChecks } = createFoldReplay(log, replayedApp.root).run();
    expect(hashChecks).toHaveLength(1);
    expect(hashChecks[0]?.replayed).toBe(hashChecks[0]?.recorded);
    expect(verdict.hash).toBe(hash);
  });

  it.each([11, 12, 13, 14])("reproduces three random visits on one device, seed %i", (seed) => {
    const areas = emptyAreas();
    for (const visit of [0, 1, 2]) {
      const story = wander(seed * 3 + visit, 90, areas);
      const log = fromLines(fileLines(story.entries));
      expect(log.damaged).toEqual([]);
      const verdict = verify(log, replayedApp);
      expect(verdict.difference).toBeNull();
      expect(verdict.hash).toBe(hashOf(story.state()));
      expect(createFoldReplay(log, replayedApp.root).run().hash).toBe(verdict.hash);
    }
  });

  it("verifies a log up to where it was cut off, in the middle of a turn too", () => {
    const entries = placeALiveBet();
    const fullLog = fromLines(fileLines(entries));
    const fold = createFoldReplay(fullLog, replayedApp.root);
    let inTurn = 0;
    for (let kept = 1; kept < entries.length; kept += 3) {
      const { difference, verifiedSeq, hash, beyond } = verify(
        fromLines(fileLines(entries.slice(0, kept))),
        replayedApp,
      );
      expect({ difference, verifiedSeq }).toEqual({ difference: null, verifiedSeq: kept });
      expect(hash).toBe(hashOf(fold.stateAt(kept)));
      const inputNext = entries.findIndex(({ by }, index) => index >= kept && by === undefined);
      const restOfTurn = entries.slice(kept, inputNext === -1 ? entries.length : inputNext);
      expect(beyond.map(({ type }) => type)).toEqual(restOfTurn.map(({ type }) => type));
      if (beyond.length > 0) inTurn += 1;
    }
    expect(inTurn).toBeGreaterThan(10);
  });

  it("reports a trimmed log whose snapshot is damaged", () => {
    const log = fromLines(fileLines(placeALiveBet().slice(0, 20)));
    expect(() => verify({ ...log, baseSeq: 7 }, replayedApp)).toThrow("snapshot");
  });
});
