import { join } from "node:path";
import { writeFileSync, readFileSync } from "node:fs";
import sqlite from "node-sqlite3-wasm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RecordEntry } from "../../server/authority/chain.ts";
import { openStore } from "../../server/store/store.ts";
import { main } from "../../tools/authority/main.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { temporaryFolder } from "./folder.ts";
import { type Client, type Operator, startOperator } from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";

let operator: Operator;
beforeEach(async () => {
  operator = await startOperator();
});
// Most of these tests have stopped it.
afterEach(() => operator.close().catch(() => undefined));

const save = (player: Client, limitType: number, limitValue: number) =>
  player.post(
    `${base}/limits`,
    {
      limits: [{ limitType, limitValue, ...(limitType === 30 ? { selfExcludeReasonId: 1 } : {}) }],
    },
    { "X-Auth": `Bearer ${player.token}` },
  );
/** A visit with each kind of act, and then some that are none. */
async function visit(): Promise<void> {
  const player = await operator.signedIn();
  await save(player, 22, 500);
  await save(player, 22, 1000);
  await place(player, couponOf([first(await openPicks(player, "line"))], { amount: 10 }));
  await player.post(`${base}/review`, { answer: "keep" }, { "X-Auth": `Bearer ${player.token}` });
  await player.get("/web-api/user/balance");
  await save(player, 33, 7);
  await player.post("/web-api/auth/disconnect", {});
  await operator.visitor().post("/__control", {});
}
async function run(...args: readonly string[]) {
  const printed: string[] = [];
  const spy = vi
    .spyOn(console, "log")
    .mockImplementation((line: string) => void printed.push(line));
  try {
    return { status: await main(args), printed: printed.join("\n") };
  } finally {
    spy.mockRestore();
  }
}
const databaseOf = () => join(operator.folder, "touchline.db");
const out = () => join(temporaryFolder("authority"), "record.jsonl");
const entriesIn = (file: string): readonly RecordEntry[] =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .slice(1, -1)
    .map((line): RecordEntry => JSON.parse(line));
/** What is written of the stopped server. */
async function written(): Promise<{ file: string; printed: string }> {
  const file = out();
  let printed = "";
  await operator.close();
  const result = await run(databaseOf(), "--out", file);
  printed = result.printed;
  expect([result.status, printed]).toEqual([0, expect.stringContaining("whole")]);
  return { file, printed };
}
const tamper = (sql: string): void => {
  const database = new sqlite.Database(databaseOf());
  database.exec("DROP TRIGGER authority_record_kept; DROP TRIGGER authority_record_whole;");
  database.exec(sql);
  database.close();
};

describe("the record for the authority", () => {
  it("has each act, in order, and nobody's name", async () => {
    await operator.control({ pack: "DE" });
    await visit();
    const { file } = await written();
    const entries = entriesIn(file);
    expect(entries.map(({ kind, data }) => [kind, JSON.parse(data)])).toMatchObject([
      ["signIn", { session: expect.any(String) }],
      ["limit", { type: 22, state: "ACTIVE", value: 500 }],
      ["limitsAnswer", { answer: "set" }],
      ["limit", { type: 22, state: "PENDING", value: 1000 }],
      ["limitsAnswer", { answer: "set" }],
      ["money", { of: "stake", minor: -1000, currency: "EUR", bet: expect.any(String) }],
      ["limitsAnswer", { answer: "keep" }],
      ["limit", { type: 33, value: 7, endsAt: 1_800_000_000_000 + 7 * 86_400_000 }],
      ["signOut", { session: JSON.parse(entries[0]?.data ?? "").session }],
    ]);
    expect(new Set(entries.map(({ person }) => person)).size).toBe(1);
    // A random digest may hold "s_" inside: only a whole value is a session id.
    expect(readFileSync(file, "utf8")).not.toMatch(/700214|demo|"s_[A-Za-z0-9_-]{12}/);
    expect((await run(file)).status).toBe(0);
  });
  it("is kept only while the pack asks for it", async () => {
    await visit();
    await operator.control({ pack: "DE" });
    await operator.control({ pack: "SE" });
    await visit();
    const { file } = await written();
    expect(entriesIn(file)).toEqual([]);
  });
  it("goes on over a restart, and begins with what was written earlier", async () => {
    await operator.control({ pack: "DE" });
    await visit();
    let earlier = "";
    await operator.restart();
    await operator.control({ pack: "DE" });
    earlier = (await written()).file;
    const before = entriesIn(earlier).length;
    operator = await startAgain();
    await operator.control({ pack: "DE" });
    await operator.signedIn();
    await operator.visitor().post("/__control", {});
    const file = out();
    await operator.close();
    expect((await run(databaseOf(), "--out", file, "--after", earlier)).status).toBe(0);
    expect(entriesIn(file).length).toBeGreaterThan(before);
    expect((await run(earlier, "--after", file)).printed).toContain(
      `entry ${before + 1} is not what it was`,
    );
  });
  it("cannot be changed or shortened by the server itself", async () => {
    await operator.control({ pack: "DE" });
    await visit();
    await operator.close();
    const store = openStore(operator.folder);
    for (const sql of [
      "UPDATE authority_record SET data = '{}' WHERE number = 2",
      "DELETE FROM authority_record WHERE number = 2",
    ])
      expect(() => store.run(sql)).toThrow(/cannot be (changed|shortened)/);
    store.close();
  });
});

/** The same folder once more. */
const startAgain = async (): Promise<Operator> => {
  const { folder } = operator;
  const again = await startOperator({ dataFolder: folder });
  return { ...again, folder };
};

describe("whoever changes the record is found out", () => {
  it.each([
    [
      "a changed entry",
      "UPDATE authority_record SET data = '{}' WHERE number = 3",
      "entry 3 was changed",
    ],
    [
      "another person",
      "UPDATE authority_record SET person = 'x' WHERE number = 1",
      "entry 1 was changed",
    ],
    ["an entry taken out", "DELETE FROM authority_record WHERE number = 2", "entry 2 is missing"],
    [
      "a bet cut off at the end",
      "DELETE FROM authority_record WHERE number >= (SELECT MAX(number) FROM authority_record WHERE kind = 'money')",
      "of the books is not in the record",
    ],
    [
      "a stake that was changed in the books",
      "UPDATE movements SET minor = -1 WHERE kind = 'stake' AND id = (SELECT MAX(id) FROM movements)",
      "is not what entry",
    ],
    [
      "a stake that was taken out of the books",
      "DELETE FROM movements WHERE id = (SELECT MAX(id) FROM movements)",
      "is not in the books",
    ],
  ])("%s is named", async (_what, sql, named) => {
    await operator.control({ pack: "DE" });
    const player = await operator.signedIn();
    await save(player, 22, 500);
    for (let time = 0; time < 2; time += 1)
      await place(player, couponOf([first(await openPicks(player, "line"))], { amount: 10 }));
    await operator.visitor().post("/__control", {});
    await operator.close();
    tamper(sql);
    const file = out();
    const { status, printed } = await run(databaseOf(), "--out", file);
    expect([status, printed]).toEqual([1, expect.stringContaining(named)]);
  });
  it.each([
    [
      "a changed line",
      (text: string) => text.replace('"kind":"limit"', '"kind":"limitEnd"'),
      "was changed",
    ],
    ["a line taken out", (text: string) => text.replace(/\n.*"number":2,.*\n/, "\n"), "is missing"],
    [
      "lines cut off",
      (text: string) => {
        const lines = text.trimEnd().split("\n");
        return [...lines.slice(0, -2), lines.at(-1)].join("\n");
      },
      "the end says",
    ],
  ])("%s of a written file is named", async (_what, change, named) => {
    await operator.control({ pack: "DE" });
    await visit();
    const { file } = await written();
    writeFileSync(file, change(readFileSync(file, "utf8")));
    const { status, printed } = await run(file);
    expect([status, printed]).toEqual([1, expect.stringContaining(named)]);
  });
  it("and a file that is none, or an argument, is refused", async () => {
    const file = out();
    writeFileSync(file, "{}\n{}\n");
    await expect(run(file)).rejects.toThrow("its first line cannot be read");
    await expect(run(`${file}.no`)).rejects.toThrow("there is no such file");
    await expect(run(databaseOf())).rejects.toThrow("--out is needed");
    await expect(run("--why", file)).rejects.toThrow("unknown option");
    expect((await run("--help")).printed).toContain("npm run authority");
  });
  it("acts of a server that was killed are named as waiting, until it is started", async () => {
    await operator.control({ pack: "DE" });
    await visit();
    await operator.close();
    const database = new sqlite.Database(databaseOf());
    database.exec(
      "INSERT INTO authority_queue (kind, player_id, at, data) VALUES ('limitsAnswer', 1, 1, '{}')",
    );
    database.close();
    const { status, printed } = await run(databaseOf(), "--out", out());
    expect([status, printed]).toEqual([3, expect.stringContaining("1 act of a server")]);
    operator = await startAgain();
    await operator.close();
    expect((await run(databaseOf(), "--out", out())).status).toBe(0);
  });
});
