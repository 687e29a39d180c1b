import { activeAccount } from "../account/index.ts";
import type { HistoryCoupon } from "../bets/events.ts";
import { moneyOf, moneyOfAll } from "../bets/index.ts";
import type { State } from "../index.ts";
import { minorOf } from "../money/minorUnits.ts";
import { bodyOf } from "../remoteData.ts";
import { currentSession } from "./slice.ts";
import type { PlacedHere } from "./events.ts";

/** A device keeps the bets of a session that expired while no page was open; its clock may differ a little. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Where two accounts of the same money differ. Amounts in minor units. */
export type LedgerGap =
  /** Bets of the server that this device did not place, or does not know to have placed. */
  | { readonly kind: "elsewhere"; readonly count: number; readonly minor: number }
  /** This device placed it, and the server's history does not have it. */
  | { readonly kind: "missing"; readonly couponId: number; readonly minor: number }
  /** Both know the bet, with another stake. */
  | {
      readonly kind: "stake";
      readonly couponId: number;
      readonly here: number;
      readonly there: number;
    }
  /** A total of the server that its own bets do not add up to. */
  | { readonly kind: "stakes" | "returns"; readonly told: number; readonly counted: number };

/** What the player did since they logged in, by the server and by this device. Amounts in minor units of `iso`. */
export type SessionLedger = {
  readonly iso: string;
  readonly bets: readonly HistoryCoupon[];
  readonly staked: number;
  readonly returned: number;
  /** Stakes not settled yet. */
  readonly open: number;
  /** Paid in; null: not known, or some is in another currency. */
  readonly deposits: { readonly count: number; readonly minor: number } | null;
  readonly here: { readonly count: number; readonly staked: number };
  readonly gaps: readonly LedgerGap[];
};

/**
 * The ledger of this session for the active account; null: its bets are not loaded whole, or some are of another
 * account or currency.
 */
export function sessionLedger(
  state: Pick<State, "loginSessions" | "account">,
): SessionLedger | null {
  const { loginSessions, account } = state;
  const active = activeAccount(account);
  const loaded = bodyOf(loginSessions.bets);
  const current = currentSession(loginSessions);
  if (active === null || loaded === null || current === null) return null;
  const { iso } = active;
  const bets = loaded.items;
  const isOfAccount = bets.every(
    ({ accountId, currencyIso }) => accountId === active.id && currencyIso === iso,
  );
  if (loaded.nextPageToken !== null || !isOfAccount) return null;
  const minor = (amount: number) => minorOf(amount, iso);
  const since = current.startedAt * 1000 - CLOCK_TOLERANCE_MS;
  const free = new Set(bets.flatMap(({ id, promoCode }) => (promoCode === undefined ? [] : [id])));
  const here = loginSessions.placedHere
    .filter(({ accountId, at }) => accountId === active.id && at >= since)
    .map((bet) => (free.has(bet.couponId) ? { ...bet, amount: 0 } : bet));
  const { staked, returned, open } = moneyOfAll(bets);
  return {
    iso,
    bets,
    staked,
    returned,
    open,
    deposits: depositsOf(loginSessions, iso),
    here: {
      count: here.length,
      staked: here.reduce((total, { amount }) => total + minor(amount), 0),
    },
    gaps: [
      ...betGaps(bets, here, minor),
      ...totalGap("stakes", minor(loaded.summary.amount), staked),
      ...totalGap("returns", minor(loaded.summary.payout), returned),
    ],
  };
}

function depositsOf({ deposits }: State["loginSessions"], iso: string): SessionLedger["deposits"] {
  if (deposits === undefined || deposits.nextPageToken !== null) return null;
  if (deposits.items.some(({ currencyIso }) => currencyIso !== iso)) return null;
  return {
    count: deposits.items.length,
    minor: deposits.items.reduce((total, { amount }) => total + minorOf(amount, iso), 0),
  };
}

const totalGap = (
  kind: "stakes" | "returns",
  told: number,
  counted: number,
): readonly LedgerGap[] => (told === counted ? [] : [{ kind, told, counted }]);

function betGaps(
  bets: readonly HistoryCoupon[],
  here: readonly PlacedHere[],
  minor: (amount: number) => number,
): readonly LedgerGap[] {
  const placed = new Map(here.map(({ couponId, amount }) => [couponId, minor(amount)]));
  const told = new Set(bets.map(({ id }) => id));
  const elsewhere = bets.filter(({ id }) => !placed.has(id));
  return [
    ...(elsewhere.length === 0
      ? []
      : [
          {
            kind: "elsewhere" as const,
            count: elsewhere.length,
            minor: moneyOfAll(elsewhere).staked,
          },
        ]),
    ...here
      .filter(({ couponId }) => !told.has(couponId))
      .map(({ couponId, amount }) => ({
        kind: "missing" as const,
        couponId,
        minor: minor(amount),
      })),
    ...bets.flatMap((bet) => {
      const stake = placed.get(bet.id);
      const { staked } = moneyOf(bet);
      return stake === undefined || stake === staked
        ? []
        : [{ kind: "stake" as const, couponId: bet.id, here: stake, there: staked }];
    }),
  ];
}
