import { settleGame } from "../coupon/settle.ts";
import type { DeadHeat } from "../feed/source.ts";
import { answerAppeal } from "./blockAppeals.ts";
import { orderRound } from "./casinoRounds.ts";
import { orderCouponPromo } from "./couponPromo.ts";
import { orderSite, siteCommands } from "./controlSite.ts";
import { FieldReader, readFields } from "../http/body.ts";
import { type Fields, isFields } from "../json.ts";
import type { App, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { isLocal } from "../http/front.ts";
import { setConvertStatus } from "../players/changes.ts";
import { demoPlayerId } from "../players/players.ts";
import { setRight } from "../players/rights.ts";
import { changeTerms } from "../players/terms.ts";
import { nothingPaid, standInManners } from "../registers/port.ts";
import { registerNames } from "../packs/packs.ts";
import type { Pack } from "../packs/pack.ts";
import { centsOf } from "../limits/periods.ts";
import { orderLimit } from "../limits/order.ts";
import { askBeforeBet } from "../limits/play.ts";

const longestAdvanceMs = 24 * 60 * 60_000;

/**
 * `/__control` lets tests and developers change the server's state; only outside production and from this
 * machine.
 */
export function controlCalls(app: App, service: Service): void {
  if (service.isProduction) return;

  app.post("/__control", async (call) => {
    if (!isLocal(call, service.front)) throw new ApiError(404, 40);
    const fields = await readFields(call);
    // The registers are asked before a round, as before a bet.
    if ("playRound" in fields) await askBeforeBet(service, demoPlayerId);
    execute(service, fields);
    return call.json({ success: true, message: "" });
  });
}

const commands: ReadonlySet<string> = new Set([
  ...siteCommands,
  "suspendGame",
  "resumeGame",
  "setPrice",
  "sectionDown",
  "sectionUp",
  "dropToken",
  "settleGame",
  "changeTerms",
  "convertStatus",
  "setRight",
  "remindRegistration",
  "answerAppeal",
  "setLimit",
  "giveCouponPromo",
  "playRound",
  "pack",
  "register",
  "paidElsewhere",
  "rateFactor",
  "advanceMs",
]);

/** Executes a control command; its fields are in the README. @throws ApiError 400 for an invalid one. */
export function execute(service: Service, fields: Fields): void {
  const { book } = service;
  const stranger = Object.keys(fields).find((name) => !commands.has(name));
  if (stranger !== undefined)
    throw invalid(
      stranger,
      "unknown",
      `one of ${[...commands].join(", ")} expected; nothing was done`,
    );
  if ("suspendGame" in fields) book.hold(knownGame(service, fields, "suspendGame"), true);
  if ("resumeGame" in fields) book.hold(knownGame(service, fields, "resumeGame"), false);
  if ("setPrice" in fields) setPrice(service, fields["setPrice"]);
  if ("sectionDown" in fields) service.sectionsDown.add(nameIn(fields, "sectionDown"));
  if ("sectionUp" in fields) service.sectionsDown.delete(nameIn(fields, "sectionUp"));
  if (fields["dropToken"] === true) service.tokens.dropAll();
  if ("settleGame" in fields) settle(service, fields["settleGame"]);
  if (fields["changeTerms"] === true) changeTerms(service.store, service.now());
  if ("convertStatus" in fields) orderConvertStatus(service, fields);
  if ("setRight" in fields) orderRight(service, fields["setRight"]);
  if (fields["reset"] === true) resetService(service);
  if ("remindRegistration" in fields) remindRegistration(service, fields["remindRegistration"]);
  if ("answerAppeal" in fields) answerAppeal(service, fields["answerAppeal"]);
  if ("setLimit" in fields) orderLimit(service, fields["setLimit"]);
  if ("giveCouponPromo" in fields) orderCouponPromo(service, fields["giveCouponPromo"]);
  if ("playRound" in fields) orderRound(service, fields["playRound"]);
  orderSite(service.site, fields, service.now());
  if ("pack" in fields) service.site.pack = packIn(service, fields);
  if ("register" in fields) orderRegisters(service, fields["register"]);
  if ("paidElsewhere" in fields) orderPaidElsewhere(service, fields["paidElsewhere"]);
  if ("rateFactor" in fields) widenRates(service, fields);
  if ("advanceMs" in fields) service.advance(durationIn(fields));
  else service.step();
}

function knownGame({ book }: Service, fields: Fields, field: string): number {
  const reader = new FieldReader(fields);
  const gameId = reader.integer(field);
  reader.done();
  if (!book.game(gameId)) throw invalid(field, "unknown", `game ${gameId} is not in the feed`);
  return gameId;
}

/** Resets the state outside `site`; player data stays. */
function resetService({ registration, registers, sectionsDown, rates }: Service): void {
  registers.standIns.clear();
  registers.standInPaid = nothingPaid;
  rates.clear();
  registration.reminder = null;
  sectionsDown.clear();
}

/** For the demo player: 0 not allowed, 1 the main account, 2 an additional one. */
function orderConvertStatus({ store }: Service, fields: Fields): void {
  const reader = new FieldReader(fields);
  const status = reader.integer("convertStatus");
  if (![0, 1, 2].includes(status)) reader.fail("convertStatus", "enum", "0, 1 or 2 expected");
  reader.done();
  setConvertStatus(store, demoPlayerId, status);
}

/** `{ name, isGranted }`, for the demo player. */
function orderRight({ store }: Service, command: unknown): void {
  const reader = new FieldReader(isFields(command) ? command : {}, "setRight.");
  const right = { name: reader.text("name"), isGranted: reader.isTrue("isGranted") };
  reader.done();
  setRight(store, demoPlayerId, right);
}

/** `{ delay, interval }` in seconds and minutes; null turns it off. */
function remindRegistration({ registration }: Service, command: unknown): void {
  if (command === null) {
    registration.reminder = null;
    return;
  }
  const reader = new FieldReader(isFields(command) ? command : {}, "remindRegistration.");
  const reminder = { delay: reader.integer("delay"), interval: reader.integer("interval") };
  reader.done();
  registration.reminder = reminder;
}

/** `{ outcomeId, coef }`; with coef null the feed's price applies again. */
function setPrice({ book }: Service, command: unknown): void {
  const fields = isFields(command) ? command : {};
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
function settle(service: Service, command: unknown): void {
  const fields = isFields(command) ? command : {};
  const gameId = knownGame(service, fields, "gameId");
  const result = fields["result"];
  if (result !== "won" && result !== "lost" && result !== "returned") {
    throw invalid("settleGame.result", "enum", "won, lost or returned expected");
  }
  const game = service.book.game(gameId);
  const deadHeat = "deadHeat" in fields ? { deadHeat: deadHeatIn(fields["deadHeat"], result) } : {};
  if (game) settleGame(service, game.permanentId, { result, ...deadHeat });
  service.book.hold(gameId, true);
}

/** `{ places, winners }`, of winners only. */
function deadHeatIn(command: unknown, result: string): DeadHeat {
  const reader = new FieldReader(isFields(command) ? command : {}, "settleGame.deadHeat.");
  const deadHeat = { places: reader.integer("places"), winners: reader.integer("winners") };
  if (result !== "won") reader.fail("winners", "result", "only for the result won");
  if (deadHeat.places < 1) reader.fail("places", "min", "at least 1");
  if (deadHeat.winners <= deadHeat.places) reader.fail("winners", "min", "more than places");
  reader.done();
  return deadHeat;
}

function nameIn(fields: Fields, field: string): string {
  const reader = new FieldReader(fields);
  const name = reader.text(field);
  reader.done();
  return name;
}

/** The id of a pack, or null for none. */
function packIn({ packs }: Service, fields: Fields): Pack | null {
  if (fields["pack"] === null) return null;
  const pack = packs.get(nameIn(fields, "pack"));
  if (pack === undefined)
    throw invalid("pack", "enum", `null, ${[...packs.keys()].join(", ")} expected`);
  return pack;
}

/** By the name of a register, what its stand-in does. */
function orderRegisters({ packs, registers }: Service, command: unknown): void {
  if (!isFields(command)) throw invalid("register", "type", "object expected");
  const names = registerNames(packs);
  const orders = Object.entries(command).map(([name, answers]) => {
    const field = `register.${name}`;
    if (!names.includes(name)) throw invalid(field, "unknown", `registers are ${names.join(", ")}`);
    const manner = standInManners.find((known) => known === answers);
    if (manner === undefined) throw invalid(field, "enum", `${standInManners.join(", ")} expected`);
    return [name, manner] as const;
  });
  for (const [name, manner] of orders) registers.standIns.set(name, manner);
}

/** `{ euros, isTold }`: what the stand-in of a limit file knows of other operators, and whether it tells. */
function orderPaidElsewhere({ registers }: Service, command: unknown): void {
  const reader = new FieldReader(isFields(command) ? command : {}, "paidElsewhere.");
  const euros = reader.number("euros");
  const isTold = reader.isTrue("isTold");
  if (euros < 0) reader.fail("euros", "min", "at least 0");
  reader.done();
  registers.standInPaid = { cents: centsOf(euros), isTold };
}

function widenRates({ rates }: Service, fields: Fields): void {
  const reader = new FieldReader(fields);
  const factor = reader.number("rateFactor");
  if (factor < 1) reader.fail("rateFactor", "min", "at least 1");
  reader.done();
  rates.factor = factor;
  rates.clear();
}

function durationIn(fields: Fields): number {
  const reader = new FieldReader(fields);
  const byMs = reader.integer("advanceMs");
  if (byMs < 0 || byMs > longestAdvanceMs)
    reader.fail("advanceMs", "range", `0 to ${longestAdvanceMs}`);
  reader.done();
  return byMs;
}
