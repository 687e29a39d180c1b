import { randomBytes } from "node:crypto";
import type { Service } from "../http/environment.ts";
import type { Book } from "../feed/book.ts";
import { ApiError, invalid } from "../http/errors.ts";
import type { Fields } from "../json.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { assertMayBet } from "../limits/play.ts";
import { toCoef } from "../money.ts";
import { accountOf } from "../players/accounts.ts";
import { assertTermsConfirmed } from "../players/terms.ts";
import { requestIdColumn } from "../store/betTables.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import { advanceOn, takeStake } from "./advances.ts";
import { allowedOn } from "./allowed.ts";
import { checkCoupon, type Refusal, type Taken } from "./check.ts";
import { keepCoupon } from "./coupons.ts";
import { earlierAnswer, hashOf, type PlaceAnswer, type PlaceResult } from "./placements.ts";
import { askedCode, spendCode } from "./couponPromo.ts";
import { isBannedBanker } from "./refresh.ts";
import { checkCount, type CouponToPlace, readCouponToPlace } from "./request.ts";

const REQUEST_ID_BYTES = 8;
/** How long a trader takes over an amount above the maximum; then prices and balance are checked once more. */
const REVIEW_MS = 10_000;

/**
 * Places a coupon at most once per key: the bet, the money and the key are written in one transaction, and a
 * repeated key gets the first answer again. Calls run one after the other, so of two concurrent requests the
 * second is a repeat.
 * @throws ApiError 403 and 409 for players who may not play (limits), 451 for players with changed terms to
 * confirm, 400 for an unreadable request, 409 code 51 if the key was used with another body.
 */
export function placeCoupon(
  service: Service,
  playerId: number,
  key: string,
  fields: Fields,
): PlaceAnswer {
  const earlier = earlierAnswer(service, playerId, key, fields);
  if (earlier) return earlier;
  assertTermsConfirmed(service.store, playerId);
  const coupon = readCouponToPlace(fields, (accountId) =>
    currencyIn(service.store, playerId, accountId),
  );
  assertMayBet(service, playerId, stakeOf(service.store, playerId, coupon));
  checkCount(coupon);
  assertBankers(service.book, coupon);
  assertOwn(playerId, coupon);
  return placeOnce(service, playerId, key, fields, coupon);
}

/** @throws ApiError 400, code 11, for the coupon of another player. */
export function assertOwn(playerId: number, { userId }: CouponToPlace, path = ""): void {
  if (userId === playerId) return;
  throw new ApiError(400, 11, {
    errors: [{ field: `${path}userId`, code: "foreign", message: "is not you" }],
  });
}

/** @throws ApiError 400, code 11, for a banker on a match that this operator takes none on. */
function assertBankers(book: Book, { typeId, bets }: CouponToPlace): void {
  const place = bets.findIndex(({ isBanker, gameId }) => {
    const game = book.game(gameId);
    return isBanker && game !== undefined && isBannedBanker(game);
  });
  if (typeId === 2 && place >= 0)
    throw invalid(`bets.${place}.isBanker`, "banned", "this match cannot be a banker");
}

/** Places a coupon whose key is new, in one transaction. `fields` is the body that the key now stands for. */
export function placeOnce(
  service: Service,
  playerId: number,
  key: string,
  fields: Fields,
  coupon: CouponToPlace,
  decide = firstResult,
): PlaceAnswer {
  return service.store.transaction(() => {
    const now = service.now();
    const requestId = `pl_${randomBytes(REQUEST_ID_BYTES).toString("hex")}`;
    const { result, dueAt } = decide(service, playerId, requestId, coupon);
    const status = result.state === "rejected" ? 409 : 200;
    service.store.run(
      `INSERT INTO placements (player_id, key, body_hash, request, first_status, first_answer, state, result, due_at, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        playerId,
        key,
        hashOf(fields),
        JSON.stringify(coupon),
        status,
        JSON.stringify(result),
        result.state,
        JSON.stringify(result),
        dueAt,
        now,
      ],
    );
    return { status, body: result };
  });
}

/** Accepts or refuses every pending placement whose delay is over. */
export function resolvePending(service: Service): void {
  const duePlacements = service.store.all(
    "SELECT * FROM placements WHERE state = 'pending' AND due_at <= ?",
    [service.now()],
  );
  for (const row of duePlacements) {
    try {
      resolve(service, row);
    } catch (error) {
      // It is retried on the next step and must not block the others.
      console.error(error);
    }
  }
}

/** A placement that cannot be decided is refused: no money has been taken for it. */
function resolve(service: Service, row: Row): void {
  const [playerId, key] = [numberIn(row, "player_id"), textIn(row, "key")];
  const { requestId } = JSON.parse(textIn(row, "first_answer")) as PlaceResult;
  const store = (decide: () => PlaceResult) =>
    service.store.transaction(() => {
      const result = decide();
      service.store.run(
        "UPDATE placements SET state = ?, result = ? WHERE player_id = ? AND key = ?",
        [result.state, JSON.stringify(result), playerId, key],
      );
    });
  try {
    store(() => {
      const coupon = JSON.parse(textIn(row, "request")) as CouponToPlace;
      assertMayBet(service, playerId, stakeOf(service.store, playerId, coupon));
      const checked = check(service, playerId, coupon);
      return conclude(service, playerId, requestId, coupon, checked);
    });
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    const code = error instanceof ApiError ? error.code : 1;
    store(() => rejected(requestId, code));
  }
}

/** State of a placement by the id from its first answer. @throws ApiError 404, code 40, for an unknown id. */
export function placeState(service: Service, playerId: number, requestId: string): PlaceResult {
  resolvePending(service);
  const row = service.store.get(
    `SELECT * FROM placements WHERE player_id = ? AND ${requestIdColumn} = ?`,
    [playerId, requestId],
  );
  if (!row) throw new ApiError(404, 40);
  return JSON.parse(textIn(row, "result")) as PlaceResult;
}

/** The first decision about a coupon, and when a delayed one is due (Unix ms). */
type FirstResult = { readonly result: PlaceResult; readonly dueAt: number | null };

export function firstResult(
  service: Service,
  playerId: number,
  requestId: string,
  coupon: CouponToPlace,
): FirstResult {
  const checked = check(service, playerId, coupon);
  const delayMs = checked.isTaken
    ? Math.max(
        ...checked.bets.map(({ game }) => game.betDelayMs),
        checked.isForTrader ? REVIEW_MS : 0,
      )
    : 0;
  if (!checked.isTaken || delayMs === 0) {
    return { result: conclude(service, playerId, requestId, coupon, checked), dueAt: null };
  }
  const result: PlaceResult = {
    success: true,
    state: "pending",
    requestId,
    couponId: null,
    checkAfterMs: delayMs,
  };
  return { result, dueAt: service.now() + delayMs };
}

function check(service: Service, playerId: number, coupon: CouponToPlace): Refusal | Taken {
  const account = accountOf(service.store, playerId, coupon.accountId);
  if (!account) {
    const message = `account ${coupon.accountId} is not yours`;
    throw new ApiError(400, 11, { errors: [{ field: "accountId", code: "unknown", message }] });
  }
  return checkCoupon(
    coupon,
    service.book,
    account,
    allowedOn(service),
    askedCode(service, playerId, coupon),
    advanceOn(service, account),
  );
}

/** Keeps a coupon that is taken and takes its stake; or says why it is refused. Call inside a transaction. */
export function conclude(
  service: Service,
  playerId: number,
  requestId: string,
  coupon: CouponToPlace,
  checked: Refusal | Taken,
): PlaceResult {
  if (!checked.isTaken) {
    const { code, bets, data } = checked;
    return { ...rejected(requestId, code), bets, data };
  }
  const { totalMilli, amountMinor, possibleMinor, promoCode } = checked;
  const iso = currencyIn(service.store, playerId, coupon.accountId);
  const couponId = keepCoupon(service, playerId, coupon, checked);
  if (promoCode !== null) spendCode(service.store, playerId, promoCode, couponId);
  else takeStake(service, { accountId: coupon.accountId, couponId, ...checked });
  return {
    success: true,
    state: "accepted",
    requestId,
    couponId,
    coef: toCoef(totalMilli),
    amount: amountOf(amountMinor, iso),
    possibleWin: amountOf(possibleMinor, iso),
    balance: amountOf(accountOf(service.store, playerId, coupon.accountId)?.minor ?? 0, iso),
  };
}

export const rejected = (requestId: string, code: number) =>
  ({ success: false, state: "rejected", requestId, couponId: null, code }) as const;

/** What the coupon takes from the player: nothing if a code pays. */
export const stakeOf = (store: Store, playerId: number, coupon: CouponToPlace) => ({
  minor: coupon.promoCode === undefined ? coupon.amountMinor : 0,
  iso: currencyIn(store, playerId, coupon.accountId),
});

/** Empty for an account of somebody else: that coupon is refused anyway. */
export const currencyIn = (store: Store, playerId: number, accountId: number): string =>
  accountOf(store, playerId, accountId)?.currencyIso ?? "";
