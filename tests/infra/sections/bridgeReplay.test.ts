import { arrival } from "../../kit/app.ts";
import { expect, it } from "vitest";
import { SaveLog } from "../../../src/commands/logFile.ts";
import { hashOf } from "../../../src/events/stateHash.ts";
import { createFoldReplay } from "../../../src/infra/replay/fold.ts";
import { verify } from "../../../src/infra/replay/verify.ts";
import { makeBridge } from "../../../src/infra/sections/bridge/index.ts";
import type { Host } from "../../../src/infra/host/host.ts";
import { replayedApp, fileLines, fromLines, throughFile } from "../../replay/replayKit.ts";
import { beginStory, signIn } from "../../replay/story.ts";

/** A visit in which a section does everything it may, and some things it may not. */
function visitWithSection() {
  let host: Host | null = null;
  const story = beginStory({
    seed: 5,
    port: (_entry, running) => {
      host = running;
    },
  });
  story.pass(4_000);
  story.go("/en/section/live/1");
  story.send(signIn);
  story.pass(6_000);
  if (host === null) throw new Error("no entry was ever heard");
  const client: Host = host;
  client.report(arrival("remote"));
  const { bridge, end } = makeBridge(client, "odds-explainer", "i1");
  const stop = bridge.watch("coupon", () => bridge.send({ type: "coupon/open" }));
  bridge.on("route/changed", () => {
    throw new RangeError("of the section");
  });
  const send = (type: string, payload: object = {}) => bridge.send({ type, payload });
  send("coupon/addBet", { outcomeId: 50_001 });
  send("coupon/addBet", { outcomeId: 50_051 });
  send("coupon/addBet", { outcomeId: 50_051, coef: 100 });
  story.pass(500);
  send("coupon/removeBet", { outcomeId: 50_001 });
  send("account/refresh");
  send("page/setTitle", { title: "How odds work" });
  send("page/hideParts", { parts: ["footer", "seo"] });
  send("notify/show", { text: "§ 1: hello ✓" });
  send("notify/show", { text: "again" });
  send("modal/open", { modal: "quick-coupon-settings" });
  story.pass(1_000);
  send("nav/go", { path: "/section/line/1" });
  send("analytics/track", { name: "looked", params: { n: 1 } });
  bridge.send({ type: "nav/go", payload: { path: "//evil.example" } });
  stop();
  send("coupon/clear");
  story.pass(2_000);
  const between = hashOf(story.state());
  end();
  story.pass(30_000);
  story.send(SaveLog({}));
  return { story, between };
}

it("a log with a section's commands replays to the same entries and state without its code", async () => {
  const { story, between } = visitWithSection();
  const types = story.entries.map(({ type }) => type);
  const made = [
    "BetAdded",
    "BetRemoved",
    "AccountsAsked",
    "PageTitled",
    "PartsHidden",
    "BridgeEnded",
  ];
  expect(types).toEqual(
    expect.arrayContaining([...made, "CouponCleared", "SectionListenerFailed"]),
  );
  expect(types.filter((type) => type === "SectionRequestRefused")).toHaveLength(2);
  const log = await throughFile(story.entries);
  expect(log.damaged).toEqual([]);
  const verdict = verify(log, replayedApp);
  expect(verdict.difference).toBeNull();
  expect(verdict).toMatchObject({ verifiedSeq: story.entries.length, beyond: [] });
  const end = story.entries.findIndex(({ type }) => type === "BridgeEnded");
  const fold = createFoldReplay(log, replayedApp.root);
  expect(hashOf(fold.stateAt(end))).toBe(between);
  expect(verdict.hash).toBe(hashOf(story.state()));
});

it("a command that was changed in the log is reported by its entry", () => {
  const { story } = visitWithSection();
  const forged = story.entries.map((entry) =>
    entry.type === "SectionCommandReceived" && JSON.stringify(entry.data).includes("50051")
      ? { ...entry, data: JSON.parse(JSON.stringify(entry.data).replace("50051", "50052")) }
      : entry,
  );
  const { difference } = verify(fromLines(fileLines(forged)), replayedApp);
  expect(difference?.expected?.type).toBe("AddBet");
});

it("a command in a log that does not follow the protocol is not imported", () => {
  const { story } = visitWithSection();
  const forged = story.entries.map((entry) =>
    entry.type === "SectionCommandReceived"
      ? {
          ...entry,
          data: JSON.parse(JSON.stringify(entry.data).replace("/section/line/1", "//evil.example")),
        }
      : entry,
  );
  const log = fromLines(fileLines(forged));
  expect(log.damaged).toHaveLength(1);
});
