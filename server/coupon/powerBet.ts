import { amountOf, exactMinor } from "../../src/events/money/minorUnits.ts";
import { winMinor } from "../../src/events/money/winnings.ts";
import type { Language } from "../feed/cards.ts";
import { FieldReader } from "../http/body.ts";
import type { Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import type { Fields } from "../json.ts";
import { assertMayBet } from "../limits/play.ts";
import { toCoef, toMilli } from "../money.ts";
import { accountOf } from "../players/accounts.ts";
import { assertTermsConfirmed } from "../players/terms.ts";
import { numberIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import type { Taken } from "./check.ts";
import { referrerOf } from "./coupons.ts";
import { paidAtMost } from "./greatestPayout.ts";
import { couponInHistory } from "./history.ts";
import { offerMs } from "./offers.ts";
import { conclude, placeOnce, rejected } from "./place.ts";
import { earlierAnswer, type PlaceAnswer, type PlaceResult } from "./placements.ts";
import { type Boosted, boostedBets, offerIds } from "./powerBetOffers.ts";
import type { CouponToPlace } from "./request.ts";
import { textsOf } from "./texts.ts";

/** How often a client that shows the offers may ask for them again. */
const pollAfterMs = 5_000;

/** The coupon of this player. @throws ApiError 404, code 40. */
function couponOf({ store }: Service, playerId: number, couponId: number): Row {
  const row = couponInHistory(store, playerId, couponId);
  if (!row) throw new ApiError(404, 40);
  return row;
}

/** The power bets offered for a coupon now (contract, getPowerBet). @throws ApiError 404, code 40. */
export const powerBetOffers = (
  service: Service,
  playerId: number,
  couponId: number,
  lng: Language,
) => offersFor(service, couponOf(service, playerId, couponId), lng);

function offersFor(service: Service, coupon: Row, lng: Language) {
  const { store, book, source, offerKey, now } = service;
  const couponId = numberIn(coupon, "id");
  const iso = accountOf(store, ownerOf(coupon), numberIn(coupon, "account_id"))?.currencyIso ?? "";
  const offers = boostedBets(service, coupon).map(({ outcome, game, milli, ...bounds }) => {
    const offer = { couponId, outcomeId: outcome.id, milli, at: Math.floor(now()) };
    return {
      offerId: offerIds(offerKey).issue(offer),
      marketId: outcome.id,
      outcomeName: textsOf(outcome, game, book, source).outcome[lng],
      coef: toCoef(milli),
      minBetAmount: amountOf(bounds.leastMinor, iso),
      maxBetAmount: amountOf(bounds.mostMinor, iso),
    };
  });
  return { isAvailable: offers.length > 0, offers, pollAfterMs };
}

const ownerOf = (coupon: Row): number => numberIn(coupon, "player_id");

type Wish = { readonly offerId: string; readonly minor: number; readonly milli: number };

/**
 * Takes an offer: a single on a pick of the coupon, at the price that was offered, at most once for each key and for
 * each coupon. The bet, the money and the key are written in one transaction, and a repeated key gets the first
 * answer again.
 *
 * An offer is kept for `offerMs`. When the price has fallen by then, or the offer is too old, it is refused (2001)
 * with the new offers in `data`; a price that has risen changes nothing: the bet is taken as it was shown.
 * @throws ApiError 400, 404, 451; 403 and 409 for players who may not bet; 409 code 51 if the key was used for
 * another request
 */
export function takePowerBet(
  service: Service,
  playerId: number,
  couponId: number,
  key: string,
  fields: Fields,
  lng: Language,
): PlaceAnswer {
  const { store } = service;
  // The key stands for what was asked of this coupon.
  const whole = { ...fields, couponId };
  const earlier = earlierAnswer(service, playerId, key, whole);
  if (earlier) return earlier;
  assertTermsConfirmed(store, playerId);
  const coupon = couponOf(service, playerId, couponId);
  const accountId = numberIn(coupon, "account_id");
  const iso = accountOf(store, playerId, accountId)?.currencyIso ?? "";
  const wish = wishIn(fields, iso);
  assertMayBet(service, playerId, { minor: wish.minor, iso });
  const placing = couponToPlace(store, coupon, wish);
  return placeOnce(service, playerId, key, whole, placing, (_service, _playerId, requestId) => ({
    result: decide(service, coupon, { wish, placing, requestId, lng }),
    dueAt: null,
  }));
}

function wishIn(fields: Fields, iso: string): Wish {
  const reader = new FieldReader(fields);
  const offerId = reader.text("offerId");
  const minor = exactMinor(reader.number("amount"), iso);
  const milli = toMilli(reader.number("coef"));
  if (minor === null || minor <= 0)
    reader.fail("amount", "step", "no finer than the currency, above 0");
  if (milli === null) reader.fail("coef", "step", "at most three decimals");
  reader.done();
  return { offerId, minor: minor ?? 0, milli: milli ?? 0 };
}

/** A power bet is kept as the single that it is, with the referrer of the bet that it is taken for. */
const couponToPlace = (store: Store, coupon: Row, { minor, milli }: Wish): CouponToPlace => ({
  typeId: 0,
  systemValue: 2,
  bets: [],
  accountId: numberIn(coupon, "account_id"),
  userId: ownerOf(coupon),
  amountMinor: minor,
  blockMinors: [],
  changeCoefAction: 0,
  exactMilli: milli,
  isDropOnScoreChange: false,
  refId: referrerOf(store, numberIn(coupon, "id")),
  isVipBet: false,
  isAutoMax: false,
  isOneClick: false,
});

type Asked = {
  readonly wish: Wish;
  readonly placing: CouponToPlace;
  readonly requestId: string;
  readonly lng: Language;
};

function decide(service: Service, coupon: Row, asked: Asked): PlaceResult {
  const { wish, placing, requestId, lng } = asked;
  const { store } = service;
  const couponId = numberIn(coupon, "id");
  const refuse = (code: number, data: Fields = {}): PlaceResult => ({
    ...rejected(requestId, code),
    data,
  });
  const offers = boostedBets(service, coupon);
  if (offers.length === 0) return refuse(2013);
  const offer = offerIds(service.offerKey).read(wish.offerId, couponId);
  const bet = offers.find(({ outcome }) => outcome.id === offer?.outcomeId);
  const isKept =
    offer !== null &&
    bet !== undefined &&
    service.now() - offer.at <= offerMs &&
    offer.milli <= bet.milli;
  if (!isKept) return refuse(2001, offersFor(service, coupon, lng));
  if (wish.milli !== offer.milli) throw invalid("coef", "offer", "the price of the offer");
  const account = accountOf(store, ownerOf(coupon), placing.accountId);
  if (!account) throw new ApiError(404, 40);
  const major = (minor: number): number => amountOf(minor, account.currencyIso);
  if (wish.minor < bet.leastMinor) return refuse(2004, { minBetAmount: major(bet.leastMinor) });
  if (wish.minor > bet.mostMinor) return refuse(2005, { maxBetAmount: major(bet.mostMinor) });
  if (wish.minor > account.minor) return refuse(2006, { money: major(account.minor) });
  const result = conclude(
    service,
    ownerOf(coupon),
    requestId,
    placing,
    takenAt(bet, wish, account.currencyIso),
  );
  store.run("INSERT INTO power_bets (coupon_id, placed_id) VALUES (?, ?)", [
    couponId,
    Number(result["couponId"]),
  ]);
  return result;
}

const takenAt = ({ outcome, game }: Boosted, { milli, minor }: Wish, iso: string): Taken => ({
  isTaken: true,
  isForTrader: false,
  bets: [{ outcome, game, coefMilli: milli }],
  bonusMilli: null,
  hyperBonus: null,
  antiExpress: null,
  totalMilli: milli,
  amountMinor: minor,
  possibleMinor: paidAtMost(winMinor(minor, milli), { stakeMinor: minor, iso, isVip: false }),
  promoCode: null,
});
