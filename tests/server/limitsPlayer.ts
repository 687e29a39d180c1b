import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { demoMoneyCalls } from "../../server/api/demoMoney.ts";
import { limitCalls } from "../../server/api/limits.ts";
import type { Env, Service } from "../../server/http/environment.ts";
import { ApiError } from "../../server/http/errors.ts";
import { loadPacks, ownPacks, packNamed } from "../../server/packs/packs.ts";
import { addAccount } from "../../server/players/accounts.ts";
import { unknownAgent } from "../../server/players/loginSessions.ts";
import { openSession, readSession } from "../../server/players/sessions.ts";
import { createTokens } from "../../server/players/tokens.ts";
import { createRegisters } from "../../server/registers/port.ts";
import { createSite } from "../../server/site.ts";
import type { Store } from "../../server/store/store.ts";
import { isBreak } from "./limitOrders.ts";
import { countries, dayMs, LimitsModel } from "./limitsModel.ts";

export const api = "/limit-service-api/api/external/web/v3";

const packs = loadPacks(ownPacks);
let lastPlayer = 0;
/** Two players with €100 each; the second belongs to somebody else. */
export function newPlayer(store: Store, packId: string, startAt: number) {
  lastPlayer += 2;
  const [playerId, stranger] = [lastPlayer - 1, lastPlayer];
  const model = new LimitsModel(
    countries[packId] ?? { waitMs: () => dayMs, monthDays: 30 },
    startAt,
  );
  const tokens = createTokens(Buffer.alloc(32), { last: 0, keep: () => {} });
  const service: Service = Object.assign(Object.create(null), {
    store,
    site: createSite(packNamed(packs, packId === "none" ? null : packId)),
    now: () => model.now,
    registration: { reminder: null },
    registers: createRegisters(false),
    visitors: { read: () => null },
    tokens,
    isProduction: false,
    front: { proxies: 0, isProduction: false, origin: null },
  });
  const accounts = [playerId, stranger].map((id) => {
    store.run("INSERT INTO players (id, login, name, password) VALUES (?, ?, 'P', 'x')", [
      id,
      `p${id}`,
    ]);
    addAccount(
      store,
      { playerId: id, minor: 10_000, isActive: true, type: 0, currencyIso: "EUR" },
      startAt - 400 * dayMs,
    );
    return Number(store.get("SELECT id FROM accounts WHERE player_id = ?", [id])?.["id"]);
  });
  const [accountId = 0, foreignAccount = 0] = accounts;
  const app = new Hono<Env>();
  limitCalls(app, service);
  demoMoneyCalls(app, service);
  app.onError((error, call) => {
    if (error instanceof ApiError) return call.json({ code: error.code }, error.httpStatus);
    throw error;
  });
  let cookie = "";
  let openedAt = Number.NaN;
  /** A call with the session of the player, and with a token of theirs or of somebody else. */
  async function call(method: string, path: string, body?: object, of: number = playerId) {
    if (openedAt !== model.now) {
      cookie = openSession(service, { id: playerId, isSaved: false }, unknownAgent);
      openedAt = model.now;
    }
    const sessionId = readSession(store, cookie, model.now)?.id ?? "";
    const bearer = `Bearer ${tokens.issue({ playerId: of, sessionId }, model.now)}`;
    const headers = {
      Cookie: `session=${cookie}`,
      "X-Auth": bearer,
      Authorization: bearer,
      "X-Idempotency-Key": randomUUID(),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await app.request(path, init, {
      incoming: { socket: { remoteAddress: "127.0.0.1" } },
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  }
  const moneyOf = (id: number) =>
    Number(store.get("SELECT minor FROM accounts WHERE id = ?", [id])?.["minor"]);
  return {
    store,
    model,
    packId,
    service,
    call,
    moneyOf,
    accountId,
    foreignAccount,
    playerId,
    stranger,
  };
}
export type Player = ReturnType<typeof newPlayer>;

/** What the server says is in force and what waits, by type. */
export async function stateOf({ call }: Player) {
  const { body } = await call("GET", `${api}/limits`);
  const listed = (state: string) =>
    (body.data as Record<string, unknown>[])
      .filter(
        ({ limitState, limitType, isOfPolicy, limitValue }) =>
          limitState === state &&
          !isBreak(Number(limitType)) &&
          isOfPolicy !== true &&
          limitValue !== (state === "ACTIVE" ? -1 : null),
      )
      .map(({ limitType, limitValue }) => [Number(limitType), Number(limitValue)] as const)
      .sort(([a], [b]) => a - b);
  return { inForce: listed("ACTIVE"), waiting: listed("PENDING") };
}
