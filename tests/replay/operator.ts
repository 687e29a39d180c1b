import { siteAnswers } from "../kit/site.ts";
import type { Bet } from "../../src/events/coupon/bet.ts";

const site = siteAnswers(true);

type Random = () => number;
type Answer =
  | { readonly body: unknown }
  | { readonly error: { readonly tag: "http"; readonly status: number } };
type Ask = {
  readonly since?: number | null;
  readonly gameId?: number;
  readonly feed?: string;
  readonly ids?: readonly number[];
  readonly bets?: readonly Bet[];
  readonly key?: string;
  readonly coupon?: { readonly amount: number; readonly coef: number };
  readonly requestId?: string;
};

const idSpace = { games: [500, 599], markets: [5_000, 5_999], outcomes: [50_000, 59_999] };
const userInfo = { userId: 77_001 };
const pollAfterMs = 3_000;

/**
 * A live match with two markets, a match of tomorrow with a single outcome, and an operator who takes a while
 * to decide.
 */
export function createOperator(random: Random, now: () => number) {
  const coefs = new Map([50_001, 50_002, 50_003, 50_011, 50_012].map((id) => [id, 2]));
  const suspended = new Set<number>();
  const placed = new Map<
    string,
    { readonly couponId: number; readonly amount: number; readonly coef: number }
  >();
  let cursor = 0;
  let money = 1_000;
  let goals = 0;
  let checkAfterMs: number | null = 3_000;

  const move = () => {
    cursor += 1;
    if (random() < 0.1) goals += 1;
    for (const id of coefs.keys()) {
      if (random() < 0.5) coefs.set(id, Math.round((1.2 + random() * 3) * 100) / 100);
      if (random() < 0.1) suspended.add(id);
      else suspended.delete(id);
    }
  };
  const prices = (ids: readonly number[] = [...coefs.keys()]) => ({
    ids: [...ids],
    coefs: ids.map((id) => coefs.get(id) ?? 0),
    states: ids.map((id) => (coefs.has(id) ? (suspended.has(id) ? 1 : 0) : 2)),
  });
  const score = () => ({ full: [goals, 0], formatted: `${goals}:0` });
  const game = (id: number) => ({
    id,
    permanentId: 9_000 + id,
    number: 1,
    sportId: 1,
    champId: 11,
    kind: 1,
    status: 1,
    finished: false,
    startTime: 1_790_000_000,
    marketsCount: 2,
    timeSec: 600 + cursor,
    opponent1: { id: 1, name: "Северный", nameEn: "North" },
    opponent2: { id: 2, name: "Южный", nameEn: "South" },
    score: score(),
    isTop: true,
    isClockRunning: true,
  });
  const fullFeed = () => ({
    champs: [{ id: 11, sportId: 1, name: "Cup", nameEn: "Cup", order: 1 }],
    games: [game(501)],
    markets: { ids: [5_001, 5_002], gameIds: [501, 501], typeIds: [1, 2], params: [null, 2.5] },
    outcomes: {
      ...prices(),
      marketIds: [5_001, 5_001, 5_001, 5_002, 5_002],
      typeIds: [1, 2, 3, 9, 10],
      params: [null, null, null, 2.5, 2.5],
    },
  });
  const tomorrow = {
    idSpace,
    games: [game(551)],
    markets: { ids: [5_051], gameIds: [551], typeIds: [1], params: [null] },
    outcomes: {
      ids: [50_051],
      marketIds: [5_051],
      typeIds: [1],
      params: [null],
      coefs: [1.9],
      states: [0],
    },
  };
  const feed = ({ since, feed: name }: Ask) => {
    move();
    const full = since === null;
    const head = { cursor, full, pollAfterMs, serverTime: now() };
    if (name === "line") return { ...head, ...(full ? tomorrow : {}) };
    return full
      ? { ...head, idSpace, ...fullFeed() }
      : {
          ...head,
          patches: [{ id: 501, score: score(), timeSec: 600 + cursor }],
          prices: prices(),
        };
  };
  const account = () => ({
    id: 7,
    type: 1,
    iso: "EUR",
    symbol: "€",
    currencyId: 1,
    money,
    points: 0,
    label: "EUR",
    labelWithSymbol: "EUR €",
    isActive: true,
    isPointsTypeBalance: false,
  });
  const result = (requestId: string) => {
    const bet = placed.get(requestId);
    if (bet === undefined) return null;
    const { couponId, amount, coef } = bet;
    const possibleWin = Math.floor(amount * coef * 100) / 100;
    const head = { success: true, state: "accepted", requestId, couponId };
    return { ...head, coef, amount, possibleWin, balance: money };
  };
  const place = ({ key = "", coupon }: Ask) => {
    if (coupon !== undefined && !placed.has(key)) {
      money -= coupon.amount;
      placed.set(key, { couponId: 9_000 + placed.size, ...coupon });
    }
    const pending = { success: true, state: "pending", requestId: key, couponId: null };
    return checkAfterMs === null ? pending : { ...pending, checkAfterMs };
  };

  const answers: Readonly<Record<string, (ask: Ask) => unknown>> = {
    SiteConfig: () => ({
      site: { environment: "test", appVersion: "1" },
      languages: { default: "en", available: ["en", "ru"] },
      coupon: {
        minAmountTypeIds: [0, 1],
        maxAmountTypeIds: [0, 1],
        isQuickPanelShown: true,
        isOneClickEnabled: true,
      },
      polling: { defaultMs: 10_000, lineMs: 15_000, liveMs: 3_000, pauseHiddenMs: 30_000 },
    }),
    MarketTypes: () => ({
      groups: [{ id: 1, name: "Main", order: 1 }],
      types: [marketType(1, "Result", [1, 2, 3]), marketType(2, "Total", [9, 10])],
    }),
    Sports: () => ({
      items: [
        { id: 1, name: "Football", nameEn: "Football", order: 1, gamesCount: 1, champsCount: 1 },
      ],
      pollAfterMs: 60_000,
    }),
    OpenSession: () => ({}),
    CheckSession: () => ({ user_id: null }),
    Disconnect: () => ({ success: true }),
    SignInByLogin: () => ({ success: true, responseType: "done", userInfo }),
    PhoneCountries: () => ({
      items: [{ id: 1, name: "Cyprus", country_code: "CY", tel_code: "357" }],
    }),
    PhoneMasks: () => ({ items: [{ CountryId: 1, Mask: "## ######", Min: 8, Max: 8 }] }),
    Accounts: () => ({ accounts: [account()], all_accounts: [account()] }),
    Balance: () => ({ accountId: 7, money, points: 0, updatedAt: now() }),
    FeedList: feed,
    FeedGame: (ask) => ({ ...feed(ask), gameId: ask.gameId }),
    Prices: ({ ids }) => {
      move();
      return { cursor, pollAfterMs, serverTime: now(), prices: prices(ids), gameIds: [501] };
    },
    RefreshCoupon: ({ bets = [] }) => ({
      bets: bets.map(({ market: { id, coef } }) => ({ market: { id, coef } })),
      coef: 2,
      pollAfterMs,
    }),
    CouponLimits: () => ({
      minBetAmount: 1,
      maxBetAmount: 500,
      maxPayout: null,
      amountStep: 1,
      initialAmount: 5,
    }),
    PlaceCoupon: place,
    PlaceState: ({ requestId = "" }) => result(requestId),
    OpenedBets: () => ({ items: [], nextPageToken: null, total: 0 }),
    BetsHistory: () => ({
      items: [],
      nextPageToken: null,
      summary: { count: 0, amount: 0, payout: 0, currencyIso: "EUR" },
    }),
  };

  return {
    keepSilentAboutDelays: () => {
      checkAfterMs = null;
    },
    /** The body for the call of this name; an unknown placement is a 404. */
    answer(name: string, ask: Ask): Answer {
      const body = answers[name]?.(ask) ?? bodyOfSite(name);
      return body === null ? { error: { tag: "http", status: 404 } } : { body };
    },
  };
}

/** The answers of the timelines' site to all other calls. */
function bodyOfSite(name: string): unknown {
  const found = site[name];
  return found !== undefined && "body" in found ? found.body : null;
}

const marketType = (id: number, name: string, outcomes: readonly number[]) => ({
  id,
  groupId: 1,
  name,
  shortName: name,
  order: id,
  columns: outcomes.length,
  outcomes: outcomes.map((typeId) => ({ typeId, name: `${typeId}`, shortName: `${typeId}` })),
});
