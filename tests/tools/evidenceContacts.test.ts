import { expect, it } from "vitest";
import { startAt } from "../replay/story.ts";
import { figure, judge, logWith, packOf } from "./evidenceJudge.ts";
import { limit, visitOf } from "./evidenceVisit.ts";

const asks = (unit: string, since?: string) =>
  packOf([figure("contact.deposit.month", "atMost", 10_000, unit, since)]);
const contact = { limitType: 22, above: 10_000, measure: "SEK", at: startAt / 1000 };
const judged = async (pack: string, limits: ReturnType<typeof limit>[], isContacted = false) => {
  const visit = visitOf({ limits, contact: isContacted ? contact : undefined });
  visit.go("/en/office/responsible");
  visit.pass(2_000);
  const { status, breaches } = await judge(logWith(visit.logEntries), pack);
  return [status, breaches.map(({ duty, cause }) => `${duty}: ${cause}`)];
};

it("a high limit of which the server does not say that it has written is a breach, once", async () => {
  expect(await judged(asks("SEK"), [limit(22, 833.34)])).toEqual([
    1,
    [
      "limit-contact: the player was not contacted about a limit of 833.34: deposits in a month (22)",
    ],
  ]);
});
it.each([
  ["the server has written", [limit(22, 1200)], true, "SEK"],
  ["the limit is not above the amount", [limit(22, 833.33)], false, "SEK"],
  ["it is of another period", [limit(21, 1200)], false, "SEK"],
  ["it only waits", [limit(22, 1200, { limitState: "PENDING" })], false, "SEK"],
  ["there is none", [limit(22, 999_999_999)], false, "SEK"],
  ["the amount is in euros", [limit(22, 1200)], false, "EUR"],
] as const)("it is none where %s", async (_what, limits, isContacted, unit) => {
  expect(await judged(asks(unit), [...limits], isContacted)).toEqual([0, []]);
});
it("nor before the day of the figure", async () => {
  expect(await judged(asks("SEK", "2100-01-01"), [limit(22, 1200)])).toEqual([0, []]);
});
