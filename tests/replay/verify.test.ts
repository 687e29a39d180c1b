import { describe, expect, it } from "vitest";
import { hashOf } from "../../src/events/stateHash.ts";
import { createFoldReplay } from "../../src/infra/replay/fold.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { app, throughFile } from "./replayKit.ts";
import { placeALiveBet } from "./story.ts";
import { wander } from "./wander.ts";

describe("exact replay", () => {
  it("brings every entry of a visit out again, and the same state", async () => {
    const log = await throughFile(placeALiveBet());
    expect(log.damaged).toEqual([]);
    const verdict = verify(log, app);
    expect(verdict.difference).toBeNull();
    expect(verdict).toMatchObject({ verifiedSeq: log.entries.length, beyond: [] });
    const { hash, hashChecks } = createFoldReplay(log).run();
    expect(hashChecks).toHaveLength(1);
    expect(hashChecks[0]?.replayed).toBe(hashChecks[0]?.recorded);
    expect(verdict.hash).toBe(hash);
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    "brings out again a visit without a plan, seed %i",
    async (seed) => {
      const { story, entries } = wander(seed, 150);
      const log = await throughFile(entries);
      expect(log.damaged).toEqual([]);
      const verdict = verify(log, app);
      expect(verdict.difference).toBeNull();
      expect(verdict.hash).toBe(hashOf(story.state()));
      expect(createFoldReplay(log).run().hash).toBe(verdict.hash);
    },
  );
});
