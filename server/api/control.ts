import { settleGame } from "../coupon/settle.ts";
import { FieldReader, readFields } from "../http/body.ts";
import { type Fields, isFields } from "../json.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);
const longestAdvanceMs = 24 * 60 * 60_000;

/** POST /__control: lets tests steer the feed; outside production and from this machine only. */
export function controlCalls(app: App, service: Service): void {
  if (service.isProduction) return;

  app.post("/__control", async (call) => {
    if (!isLocal(call)) throw new ApiError(404, 40);
    const fields = await readFields(call);
    const { book } = service;
    if ("suspendGame" in fields) book.hold(knownGame(service, fields, "suspendGame"), true);
    if ("resumeGame" in fields) book.hold(knownGame(service, fields, "resumeGame"), false);
    if ("setPrice" in fields) setPrice(service, fields["setPrice"]);
    if (fields["dropToken"] === true) service.tokens.dropAll();
    if ("settleGame" in fields) settle(service, fields["settleGame"]);
    if ("advanceMs" in fields) service.advance(durationIn(fields));
    else service.step();
    return call.json({ success: true, message: "" });
  });
}

function isLocal(call: Call): boolean {
  const host = (call.req.header("Host") ?? "").replace(/:\d+$/, "");
  return loopback.has(call.env.incoming.socket.remoteAddress ?? "") && localHosts.has(host);
}

function knownGame({ book }: Service, fields: Fields, field: string): number {
  const reader = new FieldReader(fields);
  const gameId = reader.integer(field);
  reader.done();
  if (!book.games.has(gameId)) throw invalid(field, "unknown", `game ${gameId} is not in the feed`);
  return gameId;
}

/** `{ outcomeId, coef }`; coef null gives the price back to the feed. */
function setPrice({ book }: Service, order: unknown): void {
  const fields = isFields(order) ? order : {};
  const reader = new FieldReader(fields, "setPrice.");
  const outcomeId = reader.integer("outcomeId");
  const coef = fields["coef"] === null ? null : reader.number("coef");
  reader.done();
  if (!book.outcome(outcomeId))
    throw invalid("setPrice.outcomeId", "unknown", `${outcomeId} is not in the feed`);
  if (coef !== null && coef < 1.01) throw invalid("setPrice.coef", "min", "at least 1.01");
  book.fixCoef(outcomeId, coef);
}

/** `{ gameId, result }`: every open bet on the game gets the result, and the game is suspended. */
function settle(service: Service, order: unknown): void {
  const fields = isFields(order) ? order : {};
  const gameId = knownGame(service, fields, "gameId");
  const result = fields["result"];
  if (result !== "won" && result !== "lost" && result !== "returned") {
    throw invalid("settleGame.result", "enum", "won, lost or returned expected");
  }
  const game = service.book.games.get(gameId);
  if (game) settleGame(service, game.permanentId, result);
  service.book.hold(gameId, true);
}

function durationIn(fields: Fields): number {
  const reader = new FieldReader(fields);
  const byMs = reader.integer("advanceMs");
  if (byMs < 0 || byMs > longestAdvanceMs)
    reader.fail("advanceMs", "range", `0 to ${longestAdvanceMs}`);
  reader.done();
  return byMs;
}
