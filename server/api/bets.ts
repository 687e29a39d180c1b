import { cashOut, cashOutOffer } from "../coupon/cashOut.ts";
import {
  couponInHistory,
  type HistoryQuery,
  historyCard,
  readHistory,
  sortings,
} from "../coupon/history.ts";
import { powerBetOffers, takePowerBet } from "../coupon/powerBet.ts";
import { boostedBets } from "../coupon/powerBetOffers.ts";
import type { PlaceAnswer } from "../coupon/placements.ts";
import { isDivisible, offeredMinor } from "../coupon/sales.ts";
import { readFields } from "../http/body.ts";
import { type App, type Call, languageOf, type Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { fieldsOf } from "../json.ts";
import { askBeforeBet } from "../limits/play.ts";
import { playerOf } from "../http/identity.ts";
import { currencyOf } from "../players/accounts.ts";
import { keyOf } from "../http/key.ts";
import { idInPath, naturalIn } from "../http/query.ts";
import type { Row } from "../store/store.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { askedAccount } from "./accounts.ts";

const statuses = new Set(["open", "won", "lost", "returned", "cashed_out", "cancelled"]);

/** listBetsHistory, listOpenBets, getHistoryCoupon, getCashOut, cashOut, getPowerBet, placePowerBet. */
export function betCalls(app: App, service: Service): void {
  const { store } = service;

  app.get("/web-api/bets/history", (call) => {
    const { playerId } = playerOf(service, call);
    const query = historyQuery(service, call, playerId);
    const page = readHistory(store, playerId, query);
    const currencyIso = currencyOf(store, query.accountId);
    return call.json({
      items: page.rows.map((row) => couponCard(service, row, call)),
      nextPageToken: page.next && pageToken(page.next),
      summary: {
        count: page.count,
        amount: amountOf(page.minor, currencyIso),
        payout: amountOf(page.payoutMinor, currencyIso),
        currencyIso,
      },
    });
  });

  app.get("/web-api/bets/open", (call) => {
    const { playerId } = playerOf(service, call);
    const query: HistoryQuery = {
      ...historyQuery(service, call, playerId),
      statuses: ["open"],
      sort: "newest",
    };
    const page = readHistory(store, playerId, query);
    return call.json({
      items: page.rows.map((row) => couponCard(service, row, call)),
      nextPageToken: page.next && pageToken(page.next),
      total: page.count,
    });
  });

  app.get("/web-api/bets/coupons/:couponId", (call) => {
    const { playerId } = playerOf(service, call);
    const id = idInPath(call, "couponId");
    const row = couponInHistory(store, playerId, id);
    if (!row) throw new ApiError(404, 40);
    return call.json(couponCard(service, row, call));
  });

  app.get("/web-api/bets/coupons/:couponId/cash-out", (call) => {
    const { playerId } = playerOf(service, call);
    return call.json(cashOutOffer(service, playerId, idInPath(call, "couponId")));
  });

  app.post("/web-api/bets/coupons/:couponId/cash-out", async (call) => {
    const { playerId } = playerOf(service, call);
    const id = idInPath(call, "couponId");
    const fields = await readFields(call);
    const { refusal, balance } = cashOut(service, playerId, id, keyOf(call), fields);
    if (refusal) throw new ApiError(409, refusal.code, { data: refusal.data });
    const row = couponInHistory(store, playerId, id);
    if (!row) throw new ApiError(404, 40);
    return call.json({
      success: true,
      message: "",
      coupon: couponCard(service, row, call),
      balance,
    });
  });

  app.get("/web-api/bets/coupons/:couponId/powerbet", (call) => {
    const { playerId } = playerOf(service, call);
    const id = idInPath(call, "couponId");
    return call.json(powerBetOffers(service, playerId, id, languageOf(call)));
  });

  app.post("/web-api/bets/coupons/:couponId/powerbet", async (call) => {
    const { playerId } = playerOf(service, call);
    const id = idInPath(call, "couponId");
    const fields = await readFields(call);
    await askBeforeBet(service, playerId);
    const answer = takePowerBet(service, playerId, id, keyOf(call), fields, languageOf(call));
    if (answer.status === 409) throw refusalOf(answer);
    return call.json(answer.body);
  });
}

/** A refused placement as the player is told. */
const refusalOf = ({ body }: PlaceAnswer): ApiError =>
  new ApiError(409, Number(body["code"]), { data: fieldsOf(body["data"]) });

/** A coupon with what is offered for it now. */
function couponCard(service: Service, row: Row, call: Call) {
  const { store } = service;
  const minor = offeredMinor(service, row);
  const offer = minor === null ? null : { minor, isPartialAllowed: isDivisible(store, row, minor) };
  const hasPowerBet = boostedBets(service, row).length > 0;
  return historyCard(store, row, languageOf(call), offer, hasPowerBet);
}

function historyQuery(service: Service, call: Call, playerId: number): HistoryQuery {
  const limit = naturalIn(call, "limit") ?? 20;
  if (limit < 1 || limit > 100) throw invalid("limit", "range", `1 to 100 expected, got ${limit}`);
  const status = call.req.query("status")?.split(",") ?? null;
  if (status?.some((name) => !statuses.has(name)))
    throw invalid("status", "enum", "bet statuses joined by commas expected");
  const text = call.req.query("text")?.trim();
  return {
    accountId: askedAccount(service, call, playerId).id,
    limit,
    sort: sortingIn(call),
    after: readPageToken(call.req.query("pageToken")),
    dateFrom: naturalIn(call, "dateFrom"),
    dateTo: naturalIn(call, "dateTo"),
    statuses: status,
    typeId: naturalIn(call, "typeId"),
    sportId: naturalIn(call, "sportId"),
    text: text ? text.slice(0, 100) : null,
  };
}

function sortingIn(call: Call): keyof typeof sortings {
  const sort = call.req.query("sort") ?? "newest";
  for (const name of ["newest", "oldest", "amount", "payout"] as const)
    if (sort === name) return name;
  throw invalid("sort", "enum", Object.keys(sortings).join(", "));
}

function pageToken(last: readonly [number, number]): string {
  return Buffer.from(last.join(",")).toString("base64url");
}

function readPageToken(token: string | undefined): readonly [number, number] | null {
  if (token === undefined) return null;
  const match = /^(\d{1,15}),(\d{1,15})$/.exec(Buffer.from(token, "base64url").toString());
  if (!match) throw invalid("pageToken", "unknown", "not a token of this server");
  return [Number(match[1]), Number(match[2])];
}
