import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { TopUpDemoMoney } from "../../src/events/placement/demoMoneyEvents.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { acrossOperatorsWitness } from "../../tools/evidence/acrossOperators.ts";
import { remembered } from "../../tools/evidence/visit.ts";
import { readPackFile } from "../../server/packs/packs.ts";
import { answered, signedIn } from "../kit/events.ts";
import { account } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";
import { startAt } from "../replay/story.ts";
import { judge, logWith, packOf } from "./evidenceJudge.ts";
import { limit, minute, visitOf } from "./evidenceVisit.ts";
import { folderWith } from "./workshop.ts";

const source = { url: "example.org/law", clause: "§ 1" };
const fileOf = (name: string, of: string, more: object = {}) => ({
  name,
  of,
  since: "2020-01-01",
  source,
  ...more,
});
const activityFile = (more: object = {}) =>
  packOf([], [], { centralFiles: [fileOf("Actives", "activity", more)] });
const depositFile = packOf([], [], {
  centralFiles: [fileOf("Deposits", "limits.deposit.month")],
});
const marks = ({ status, breaches }: Awaited<ReturnType<typeof judge>>) => [
  status,
  breaches.map(({ seq, duty }) => ({ seq, duty })),
];

it("a bet that was kept back is none, and one of an active player is good", async () => {
  const visit = visitOf({
    activity: { state: "elsewhere", until: (startAt + 10 * minute) / 1000 },
  });
  expect(visit.bet()).toBeNull();
  expect((await judge(logWith(visit.logEntries), activityFile())).status).toBe(0);
  const active = visitOf({ activity: { state: "here", until: null } });
  expect(active.bet()).not.toBeNull();
  const judged = await judge(logWith(active.logEntries), activityFile());
  expect(marks(judged)).toEqual([0, []]);
  expect(judged.html).toContain("Active at one operator");
});

/** The app keeps bets back that the server has closed, so what was said before one is put together here. */
function causesOf(
  pack: string,
  said: readonly (readonly [seq: number, state: string, untilMs: number | null])[],
  outcome: "taken" | "refused" | "not known" = "taken",
) {
  const witness = acrossOperatorsWitness(remembered(readPackFile(pack)));
  const state = stateOf(signedIn);
  const at = startAt;
  const tell = (seq: number, activity: object) => {
    const draft = answered(ClientLimits, {}, { data: [], activity });
    witness.receive({ entry: { ...draft, seq, at } as never, before: state, after: state });
  };
  const bet = { seq: 5, at, outcome, code: null };
  for (const [seq, name, untilMs] of [...said, [5, "?", null] as const].toSorted(
    (a, b) => a[0] - b[0],
  ))
    tell(seq, { state: name, until: untilMs === null ? null : (startAt + untilMs) / 1000 });
  return [[bet], []].map((bets, index) =>
    witness
      .breaches(bets, index === 0 ? [] : [{ seq: 5, at, outcome }])
      .map(({ duty, cause }) => `${duty}: ${cause}`),
  );
}

const both = (named: string) =>
  ["a bet went out", "money was paid in"].map((what) => [`one-operator: ${what} ${named}`]);

it("a bet or a deposit before a wait was over, or of a player who is active elsewhere, is a breach", () => {
  const pack = activityFile();
  for (const [state, named] of [
    ["elsewhere", "although the player was active at another operator, as entry 1 says"],
    ["waiting", "before the wait after play was over, as entry 1 says"],
  ] as const) {
    expect(causesOf(pack, [[1, state, minute + 1_000]])).toEqual(both(named));
    expect(causesOf(pack, [[1, state, minute + 1_000]], "not known")).toEqual(both(named));
    // Clocks differ, and it takes a moment to get there.
    expect(causesOf(pack, [[1, state, minute]])).toEqual([[], []]);
    expect(causesOf(pack, [[1, state, 5 * minute]], "refused")).toEqual([[], []]);
    expect(causesOf(depositFile, [[1, state, 5 * minute]])).toEqual([[], []]);
  }
});

it("a bet or a deposit after the file had not answered is one, unless it had by then or the pack lets play go on", () => {
  const silent = [1, "unanswered", null] as const;
  expect(causesOf(activityFile(), [silent])).toEqual(
    both("although the file Actives had not answered, as entry 1 says"),
  );
  expect(causesOf(activityFile(), [silent, [6, "here", null]])).toEqual([[], []]);
  expect(causesOf(activityFile({ ifDown: "playOn" }), [silent])).toEqual([[], []]);
});

/** The player has no money, and the site offers some. */
const poor = {
  Accounts: { accounts: [], all_accounts: [{ ...account, money: 0 }] },
  Balance: { accountId: account.id, money: 0, points: 0, updatedAt: 0 },
  TopUpDemoMoney: { success: true, accountId: account.id, money: 100 },
};
const demoMoney = { demoMoney: { isTopUpOffered: true } };

it("money that is paid in when nothing is left at all operators together is a breach", async () => {
  const paidIn = async (limitBalance: number, more: object, pack: string) => {
    const visit = visitOf({
      limits: [limit(22, 500, { limitBalance, ...more })],
      more: poor,
      config: demoMoney,
    });
    const asked = visit.pay();
    const judged = await judge(logWith(visit.logEntries), pack);
    return { asked, judged };
  };
  const { asked, judged } = await paidIn(0, { paidElsewhere: 500 }, depositFile);
  expect(marks(judged)).toEqual([1, [{ seq: asked?.seq, duty: "deposits-together" }]]);
  expect(judged.breaches[0]?.cause).toBe(
    "money was paid in although nothing was left at all operators together: deposits in a month (22)",
  );
  for (const good of [
    await paidIn(1, { paidElsewhere: 499 }, depositFile),
    await paidIn(0, {}, depositFile),
    await paidIn(0, { paidElsewhere: 500 }, activityFile()),
  ])
    expect(good.judged.status).toBe(0);
});

it("each deposit is among those that the server entered in the file", async () => {
  const visit = visitOf({ more: poor, config: demoMoney });
  const asked = visit.pay();
  if (asked === null || !TopUpDemoMoney.asked.is(asked)) throw new Error("nothing was paid in");
  const { key } = asked.data.ask;
  const log = logWith(visit.logEntries);
  const judgedWith = async (
    ...rows: readonly (readonly [key: string, file: string, is: number | null])[]
  ) => {
    const folder = folderWith({});
    const store = openStore(folder);
    store.run(
      "INSERT INTO players (id, login, name, password) VALUES (1, 'somebody', 'Somebody', 'x')",
    );
    for (const [of, file, isBooked] of rows)
      store.run(
        "INSERT INTO deposit_bookings (player_id, key, file, cents, asked_at, is_booked) VALUES (1, ?, ?, 1, 1, ?)",
        [of, file, isBooked],
      );
    store.close();
    return judge(log, depositFile, "--server", join(folder, "touchline.db"));
  };
  expect((await judgedWith([key, "Deposits", 1])).status).toBe(0);
  for (const row of [
    [key, "Deposits", 0],
    [key, "Deposits", null],
    [key, "Others", 1],
    ["another", "Deposits", 1],
  ] as const) {
    const judged = await judgedWith(row);
    expect(marks(judged)).toEqual([1, [{ seq: asked.seq, duty: "deposits-together" }]]);
    expect(JSON.stringify(judged.report)).not.toContain(key);
  }
});
