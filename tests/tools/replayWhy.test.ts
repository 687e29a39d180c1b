import { describe, expect, it } from "vitest";
import { golden, last, lineOf, refusal, replay, widest } from "./replayCall.ts";

describe("npm run replay -- FILE --why", () => {
  it("answers in a sentence, at a time since the start", async () => {
    const { status, stdout } = await replay(golden, "--why", "POLL-PAUSE", "--at", "0:20");
    const hidden = lineOf('"TabHidden"');
    expect(status).toBe(0);
    expect(stdout.replaceAll("\n", " ")).toContain(
      `POLL-PAUSE is armed at entry ${hidden + 1}, 0:16, by TabHidden (entry ${hidden}, 0:16); due at 0:46, in 26 s.`,
    );
    expect(widest(stdout)).toBeLessThanOrEqual(100);
  });
  it("answers at an entry, and at the end when no time is given", async () => {
    const hidden = lineOf('"TabHidden"');
    const at = await replay(golden, "--why", "poll-pause", "--at", `${hidden}`);
    expect(at.stdout).toContain("was never armed");
    const atEnd = await replay(golden, "--why", "POLL-PAUSE");
    expect(atEnd.stdout).toContain(`after entry ${last}, POLL-PAUSE is not armed: it fired`);
  });
  it("prints the seqs as JSON", async () => {
    const { stdout } = await replay(golden, "--why", "POLL-PAUSE", "--at", "0:20", "--json");
    const hidden = lineOf('"TabHidden"');
    expect(JSON.parse(stdout)).toMatchObject({
      rule: "POLL-PAUSE",
      tag: "armed",
      armed: [{ armed: { seq: hidden + 1 }, causes: [{ seq: hidden }] }],
    });
  });
  it.each([
    ["--why", "--why needs a value"],
    ["--why NOPE", 'there is no rule "NOPE"; rules are SECOND-WAVE, RULES-RETRY'],
    [
      "--why POLL --at noon",
      '--at needs the seq of an entry (0, 1, 2 …), a time such as 15:00, or mark, not "noon"',
    ],
    ["--why POLL --at 1:75", "--at needs the seq of an entry"],
    ["--why POLL --at 99999", "there is no entry 99999: this log has states 0 to"],
    ["--why POLL --verify", "--why and --verify do not go together"],
  ])("refuses in one line: %s", async (call, message) => {
    expect(await refusal(golden, ...call.split(" "))).toContain(message);
  });
});
