import { isCode } from "../../src/events/couponCodes/index.ts";
import fc, { type Arbitrary } from "fast-check";
import { couponAsk, feed, none, ofProfile, orNull, text, whole } from "./askValues.ts";

const historyPage = {
  status: orNull(fc.constantFrom("open", "won,lost")),
  pageToken: orNull(text),
};

/** The requests of the pages of a player's account, and of coupons under a code, by the name of the call. */
export const officeAsks: Readonly<Record<string, Arbitrary<object>>> = {
  BetsHistory: fc.oneof(
    fc.record({ ...historyPage, accountId: whole }, { requiredKeys: ["status", "pageToken"] }),
    // The account of a filter is the one that is asked for.
    fc.record({
      ...historyPage,
      filter: fc.record(
        {
          accountId: whole,
          dateFrom: whole,
          dateTo: whole,
          typeId: fc.constantFrom(0, 1),
          sportId: whole,
          text: text,
        },
        { requiredKeys: [] },
      ),
    }),
  ),
  OpenedBets: fc.record(
    { pageToken: orNull(text), accountId: whole },
    { requiredKeys: ["pageToken"] },
  ),
  SavedCoupon: fc.record({
    code: fc.stringMatching(/^[\w.-]{1,64}$/).filter(isCode),
    lng: fc.constantFrom("en", "ru"),
  }),
  CouponCode: fc.record(couponAsk),
  BetMatches: fc.record({
    feed: fc.constantFrom("live", "line"),
    permanentIds: fc.array(fc.integer({ min: 1 }), { minLength: 1, maxLength: 100 }),
  }),
  Search: fc.record({ lng: fc.constantFrom("en", "ru"), text, sportId: orNull(whole) }),
  Recommendations: none,
  PopularMatches: none,
  ExpressDay: fc.record({
    feed: fc.constantFrom("live", "line"),
    lng: fc.constantFrom("en", "ru"),
  }),
  ChosenGames: ofProfile({
    feed,
    list: fc.constantFrom("favorites", "searchEvents"),
    since: orNull(whole),
    isQuiet: fc.boolean(),
    permanentIds: fc.array(whole, { minLength: 1, maxLength: 5 }),
    gameIds: fc.array(whole, { minLength: 1, maxLength: 5 }),
    sportId: whole,
    countryId: whole,
  }),
  Champs: fc.record({
    feed: fc.constantFrom("live", "line"),
    lng: fc.constantFrom("en", "ru"),
  }),
  PowerBetCoupon: fc.record({ couponId: whole }),
  PowerBetOffers: fc.record({ couponId: whole }),
  PowerBet: fc.record({
    key: fc.uuid(),
    wish: fc.record({
      couponId: whole,
      accountId: whole,
      currencyIso: fc.constantFrom("EUR", "KWD"),
      offerId: text,
      marketId: whole,
      amount: whole,
      coef: whole,
    }),
  }),
  Broadcasts: fc.record({ sportId: whole, lng: fc.constantFrom("en", "ru") }),
  Team: fc.record({ teamId: whole, lng: fc.constantFrom("en", "ru") }),
  TeamPlayer: fc.record({ playerId: whole, lng: fc.constantFrom("en", "ru") }),
  Statistics: fc.record({
    statisticId: fc.constantFrom("st-7700112", "st-1"),
    lng: fc.constantFrom("en", "ru"),
  }),
  Results: fc.record({
    zone: fc.constantFrom("live", "zone"),
    date: orNull(fc.constantFrom("2026-11-20", "2027-01-01")),
    sportId: orNull(whole),
    text: orNull(text),
    lng: fc.constantFrom("en", "ru"),
    limit: fc.integer({ min: 1, max: 100 }),
    pageToken: orNull(text),
  }),
  CouponPromoCodes: none,
  CouponPromoCheck: fc.record({ promoCode: text, ...couponAsk }),
  PromoCode: fc.record({ promocode: text }),
  PromoCodeActivation: fc.record({ promocode: text }),
  PromoCodes: fc.record({ pageToken: orNull(text) }),
  LoginSessions: fc.record({ pageToken: orNull(text) }),
  EndSession: fc.record({ id: fc.uuid() }),
  EndOtherSessions: none,
  SessionBets: fc.record({ accountId: whole, dateFrom: whole, pageToken: orNull(text) }),
  SessionDeposits: fc.record({ accountId: whole, dateFrom: whole, pageToken: orNull(text) }),
};
