import type { Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { isUuid } from "../http/key.ts";
import { type Fields, fieldsOf } from "../json.ts";
import { assertMayBet } from "../limits/play.ts";
import { assertTermsConfirmed } from "../players/terms.ts";
import { textIn } from "../store/columns.ts";
import { assertOwn, currencyIn, firstResult, placeOnce, rejected, stakeOf } from "./place.ts";
import { earlierAnswer, hashOf, type PlaceResult } from "./placements.ts";
import { checkCount, type CouponToPlace, readCouponToPlace } from "./request.ts";

/** The most singles of one set (contract, `placeCoupons`). */
const mostSingles = 50;

/** Places one single of a set, or has its first answer. */
type Single = () => PlaceResult;

/**
 * Places each single of a set by itself, in the order given: a refused one stops no other, and what one takes
 * from the account is missing for the next. The set is kept under the key of the request, each single under its
 * own, so a repeat gets the first answers again, and finishes a set that the server had to leave half done.
 * @throws ApiError as `placeCoupon` does, before anything is placed.
 */
export function placeSingles(
  service: Service,
  playerId: number,
  setKey: string,
  fields: Fields,
): readonly PlaceResult[] {
  const list = listIn(fields);
  const isRepeat = isKnownSet(service, playerId, setKey, fields);
  if (!isRepeat) {
    assertTermsConfirmed(service.store, playerId);
    assertMayBet(service, playerId, { minor: 0, iso: "" });
  }
  const keys = list.map((item, index) => keyIn(item, setKey, index));
  if (new Set(keys).size < keys.length)
    throw invalid("coupons", "unique", "each single has a key of its own");
  // All of them are read before one is placed: a wrong one spoils the whole request.
  const singles = list.map((item, index): Single => {
    const key = keys[index] ?? setKey;
    const earlier = earlierAnswer(service, playerId, key, item);
    return earlier
      ? () => earlier.body
      : placing(service, playerId, key, item, readSingle(service, playerId, item, index));
  });
  if (!isRepeat) keepSet(service, playerId, setKey, fields);
  return singles.map((place) => place());
}

const placing =
  (
    service: Service,
    playerId: number,
    key: string,
    fields: Fields,
    coupon: CouponToPlace,
  ): Single =>
  () =>
    placeOnce(service, playerId, key, fields, coupon, decideSingle).body;

/** A limit of the player that this single would exceed refuses it alone, and so does a code or an advance: a set has none. [coupon-040] */
const decideSingle: typeof firstResult = (service, playerId, requestId, coupon) => {
  if (coupon.promoCode !== undefined) return { result: rejected(requestId, 2009), dueAt: null };
  if (coupon.prepaidMinor !== undefined) return { result: rejected(requestId, 2010), dueAt: null };
  try {
    assertMayBet(service, playerId, stakeOf(service.store, playerId, coupon));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { result: rejected(requestId, error.code), dueAt: null };
  }
  return firstResult(service, playerId, requestId, coupon);
};

function listIn(fields: Fields): readonly Fields[] {
  const list = fields["coupons"];
  if (!Array.isArray(list)) throw invalid("coupons", "required", "list expected");
  if (list.length === 0 || list.length > mostSingles)
    throw invalid("coupons", "count", `1 to ${mostSingles} singles expected, got ${list.length}`);
  return list.map(fieldsOf);
}

/** The single's own key, else its place in the set. @throws ApiError 400, code 11. */
function keyIn(fields: Fields, setKey: string, index: number): string {
  const key = fieldsOf(fields["options"])["idempotencyKey"];
  if (key === undefined) return `${setKey}/${index}`;
  if (!isUuid(key))
    throw invalid(`coupons.${index}.options.idempotencyKey`, "uuid", "a UUID expected");
  return key.toLowerCase();
}

function readSingle(
  { store }: Service,
  playerId: number,
  fields: Fields,
  index: number,
): CouponToPlace {
  const path = `coupons.${index}.`;
  const coupon = readCouponToPlace(
    fields,
    (accountId) => currencyIn(store, playerId, accountId),
    path,
  );
  if (coupon.typeId !== 0) throw invalid(`${path}typeId`, "enum", "a set holds singles (0)");
  checkCount(coupon, path);
  assertOwn(playerId, coupon, path);
  if (currencyIn(store, playerId, coupon.accountId) === "")
    throw invalid(`${path}accountId`, "unknown", `account ${coupon.accountId} is not yours`);
  return coupon;
}

/** @throws ApiError 409, code 51, if the key stands for another set. */
function isKnownSet({ store }: Service, playerId: number, key: string, fields: Fields): boolean {
  const row = store.get("SELECT body_hash FROM placed_sets WHERE player_id = ? AND key = ?", [
    playerId,
    key,
  ]);
  if (row && textIn(row, "body_hash") !== hashOf(fields)) throw new ApiError(409, 51);
  return row !== null;
}

function keepSet({ now, store }: Service, playerId: number, key: string, fields: Fields): void {
  store.run("INSERT INTO placed_sets (player_id, key, body_hash, created_at) VALUES (?, ?, ?, ?)", [
    playerId,
    key,
    hashOf(fields),
    now(),
  ]);
}
