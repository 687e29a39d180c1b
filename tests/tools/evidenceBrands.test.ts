import { expect, it } from "vitest";
import { BlockMe, SaveLimit } from "../../src/commands/limits.ts";
import { asksFor, judge, logWith, packOf } from "./evidenceJudge.ts";
import { visitOf } from "./evidenceVisit.ts";

const asks = packOf([], [asksFor("brandsQuestion")]);
const silent = packOf([]);

function excluded(send: "days" | "for good", isForAllBrands?: boolean, refused: string[] = []) {
  const visit = visitOf({
    config: { limits: { availableTypeIds: [30] } },
    refused,
    more: {
      AvailableLimits: {
        data: [{ limitType: 30, availableValues: [], measure: "d", type: "state" }],
      },
      SelfExcludeReasons: { data: [{ id: 1, selfExcludeReason: "A wish" }] },
      SaveLimits: { status: 200, data: { limitsData: [] } },
      BlockUser: { success: true },
    },
  });
  visit.go("/en/office/responsible");
  visit.pass(2_000);
  const wish = {
    selfExcludeReasonId: 1,
    ...(isForAllBrands === undefined ? {} : { isForAllBrands }),
  };
  visit.send(
    send === "days" ? SaveLimit({ limitType: 30, limitValue: 183, ...wish }) : BlockMe(wish),
  );
  visit.pass(2_000);
  return logWith(visit.logEntries);
}
const judged = async (log: string, pack: string) => {
  const { status, breaches } = await judge(log, pack);
  return [status, breaches.map(({ duty, cause }) => `${duty}: ${cause}`)];
};
const breach =
  "brands-question: a self-exclusion went out, and the player was not asked whether for all brands";

it.each(["days", "for good"] as const)(
  "a self-exclusion %s without an answer about brands is a breach where the pack asks it",
  async (send) => {
    const log = excluded(send);
    expect(await judged(log, asks)).toEqual([1, [breach]]);
    expect(await judged(log, silent)).toEqual([0, []]);
  },
);
it.each([true, false])("with the answer %s it is none", async (answer) => {
  for (const send of ["days", "for good"] as const)
    expect(await judged(excluded(send, answer), asks)).toEqual([0, []]);
});
it("nor is one that the server refused", async () => {
  for (const [send, call] of [
    ["days", "SaveLimits"],
    ["for good", "BlockUser"],
  ] as const)
    expect(await judged(excluded(send, undefined, [call]), asks)).toEqual([0, []]);
});
