import { expect, it } from "vitest";
import { verify } from "../../src/infra/replay/verify.ts";
import { packLines } from "../kit/logFiles.ts";
import { logLines } from "../kit/logLines.ts";
import { fromLogEntries, headerWithHashes, replayedApp } from "./replayKit.ts";
import { beginStory } from "./story.ts";

const hourMs = 3_600_000;
/** Of what the page may store of all visits; whole visits of this length fit: see logPacking.test.ts. */
const budgetBytes = 24_000_000;

it("eight hours of home in virtual time are reproduced exactly, within the budget", async () => {
  const story = beginStory({ seed: 8 });
  for (let hour = 0; hour < 8; hour += 1) story.pass(hourMs);
  const { logEntries } = story;
  const [first, last] = [logEntries[0], logEntries.at(-1)];
  expect((last?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(7.9 * hourMs);
  expect(logEntries.length).toBeGreaterThan(10_000);

  const verdict = verify(fromLogEntries(logEntries), replayedApp);
  expect(verdict).toMatchObject({
    difference: null,
    verifiedSeq: logEntries.length,
    states: [],
    parameters: [],
    beyond: [],
  });
  expect(verdict.hash).not.toBeNull();
  const file = await packLines(logLines(headerWithHashes, logEntries));
  expect(file.length).toBeLessThan(budgetBytes);
}, 120_000);
