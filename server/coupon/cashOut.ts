import { createHash } from "node:crypto";
import { amountOf, exactMinor } from "../../src/events/money/minorUnits.ts";
import { FieldReader } from "../http/body.ts";
import type { Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import type { Fields } from "../json.ts";
import { accountOf, currencyOf } from "../players/accounts.ts";
import { assertTermsConfirmed } from "../players/terms.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row } from "../store/store.ts";
import { couponInHistory } from "./history.ts";
import { offerMs } from "./offers.ts";
import {
  autoMinor,
  isDivisible,
  isSold,
  leastPartMinor,
  offeredMinor,
  possibleMinor,
  sellPart,
  sellWhole,
} from "./sales.ts";

/** How often a client that shows an offer may ask for it again. */
const pollAfterMs = 3_000;

/** The coupon of this player. @throws ApiError 404, code 40. */
function couponOf({ store }: Service, playerId: number, couponId: number): Row {
  const row = couponInHistory(store, playerId, couponId);
  if (!row) throw new ApiError(404, 40);
  return row;
}

/** The current cash-out offer for a coupon (contract, getCashOut). @throws ApiError 404, code 40. */
export const cashOutOffer = (service: Service, playerId: number, couponId: number) =>
  offerFor(service, couponOf(service, playerId, couponId));

function offerFor(service: Service, coupon: Row) {
  const { store, offers, now } = service;
  const couponId = numberIn(coupon, "id");
  const iso = currencyOf(store, numberIn(coupon, "account_id"));
  const minor = offeredMinor(service, coupon);
  const auto = autoMinor(store, couponId);
  return {
    isAvailable: minor !== null,
    amount: amountOf(minor ?? 0, iso),
    minAmount: amountOf(leastPartMinor(store, coupon), iso),
    isPartialAllowed: minor !== null && isDivisible(store, coupon, minor),
    autoAmount: auto === null ? null : amountOf(auto, iso),
    offerId: minor === null ? "" : offers.issue({ couponId, minor, at: Math.floor(now()) }),
    pollAfterMs,
  };
}

type Mode = "full" | "partial" | "auto";
type Wish = { readonly mode: Mode; readonly minor: number; readonly offerId: string | null };

/** A refusal (409), or null: done. `body`: what the call answers, without the coupon itself. */
export type CashOutAnswer = {
  readonly refusal: { readonly code: 2012 | 2013; readonly data: Fields } | null;
  readonly balance: number;
};

/**
 * Sells a coupon, or a part of it, or sets the amount at which it is sold automatically; at most once per key.
 * The sale, the money and the key are written in one transaction, and a repeated key gets the first answer
 * again.
 *
 * Nobody is paid less than they confirmed: an offer is kept for `offerMs`. If the coupon is worth more by then,
 * a whole sale pays what it is worth, and a partial one sells less of the stake for the same money; if it is
 * worth less, or the offer is too old, the sale is refused (2012) with the new offer in `data`.
 * @throws ApiError 400, 404, 451; 409 code 51 if the key was used for another request
 */
export function cashOut(
  service: Service,
  playerId: number,
  couponId: number,
  key: string,
  fields: Fields,
): CashOutAnswer {
  const { store } = service;
  const { mode, amount, offerId } = fields;
  const text = JSON.stringify([couponId, mode, amount, offerId]);
  const bodyHash = createHash("sha256").update(text).digest("hex");
  const earlier = store.get("SELECT * FROM cash_outs WHERE player_id = ? AND key = ?", [
    playerId,
    key,
  ]);
  if (earlier) {
    if (textIn(earlier, "body_hash") !== bodyHash) throw new ApiError(409, 51);
    return JSON.parse(textIn(earlier, "answer")) as CashOutAnswer;
  }
  assertTermsConfirmed(store, playerId);
  const coupon = couponOf(service, playerId, couponId);
  const wish = wishIn(service, coupon, fields);
  return store.transaction(() => {
    const refusal = carryOut(service, coupon, wish);
    const accountId = numberIn(coupon, "account_id");
    const iso = currencyOf(store, accountId);
    const balance = amountOf(accountOf(store, playerId, accountId)?.minor ?? 0, iso);
    const answer: CashOutAnswer = { refusal, balance };
    store.run(
      "INSERT INTO cash_outs (player_id, key, body_hash, coupon_id, answer, created_at) VALUES (?, ?, ?, ?, ?, ?)",
      [playerId, key, bodyHash, couponId, JSON.stringify(answer), service.now()],
    );
    return answer;
  });
}

function wishIn({ store }: Service, coupon: Row, fields: Fields): Wish {
  const reader = new FieldReader(fields);
  const mode = reader.text("mode");
  const iso = currencyOf(store, numberIn(coupon, "account_id"));
  const minor = exactMinor(reader.number("amount"), iso);
  const offerId = fields["offerId"];
  if (mode !== "full" && mode !== "partial" && mode !== "auto")
    reader.fail("mode", "enum", "full, partial or auto");
  if (minor === null || minor < 0)
    reader.fail("amount", "step", "no finer than the currency, not negative");
  if (typeof offerId !== "string" && (offerId !== null || mode !== "auto"))
    reader.fail("offerId", "required", "the id of an offer expected");
  reader.done();
  return {
    mode: mode === "full" || mode === "partial" ? mode : "auto",
    minor: minor ?? 0,
    offerId: typeof offerId === "string" ? offerId : null,
  };
}

function carryOut(service: Service, coupon: Row, wish: Wish): CashOutAnswer["refusal"] {
  const refuse = (code: 2012 | 2013) => ({ code, data: offerFor(service, coupon) }) as const;
  if (textIn(coupon, "status") !== "open") return refuse(2013);
  if (wish.mode === "auto") return setAuto(service, coupon, wish.minor) ? null : refuse(2013);
  const worth = offeredMinor(service, coupon);
  if (worth === null) return refuse(2013);
  const offer = service.offers.read(wish.offerId ?? "", numberIn(coupon, "id"));
  const isKept = offer !== null && service.now() - offer.at <= offerMs && offer.minor <= worth;
  if (!isKept) return refuse(2012);
  if (wish.mode === "full") {
    if (wish.minor !== offer.minor) throw invalid("amount", "offer", "the amount of the offer");
    sellWhole(service, coupon, worth);
    return null;
  }
  const { store } = service;
  const least = leastPartMinor(store, coupon);
  if (!isDivisible(store, coupon, worth) || wish.minor < least || wish.minor >= offer.minor)
    throw invalid("amount", "range", `from ${least} up to the offer, in minor units`);
  const isSold = sellPart(service, coupon, { paidMinor: wish.minor, offerMinor: worth });
  if (!isSold) throw invalid("amount", "range", "a part of the stake has to stay");
  return null;
}

/** 0 removes it. Returns false where a coupon is never sold. */
function setAuto({ store, now }: Service, coupon: Row, minor: number): boolean {
  const couponId = numberIn(coupon, "id");
  if (!isSold(store, coupon)) return false;
  if (minor === 0) {
    store.run("DELETE FROM auto_cash_outs WHERE coupon_id = ?", [couponId]);
    return true;
  }
  const most = possibleMinor(store, coupon);
  if (minor < leastPartMinor(store, coupon) || minor >= most)
    throw invalid("amount", "range", "from the smallest part up to the possible win");
  store.run("INSERT OR REPLACE INTO auto_cash_outs (coupon_id, minor, at) VALUES (?, ?, ?)", [
    couponId,
    minor,
    now(),
  ]);
  return true;
}
