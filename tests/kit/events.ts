import type { AnyCall, Draft } from "../../src/events/define.ts";
import { draftOf } from "../../src/events/define.ts";
import { Accounts } from "../../src/events/account/events.ts";
import { BetAdded } from "../../src/events/coupon/events.ts";
import { CouponLimits } from "../../src/events/placement/boundsEvents.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { SessionOpened } from "../../src/events/session/events.ts";
import { FeedList, Prices } from "../../src/events/sports/events.ts";
import { decode } from "../../src/codec/codec.ts";
import { Vault } from "../../src/infra/vault.ts";
import { bet } from "./bets.ts";
import { account, siteConfig } from "./site.ts";
import { pricesAnswer, pricesOf, wholeFeed } from "./siteFeed.ts";

const vault = new Vault();
/** The site's player, as events identify them. */
export const anna = vault.seal("personal", 4711);

/** The token of a private text. */
export const sealed = (text: string) => vault.seal("personal", text);

/** Another player of the same site. */
export const bella = vault.seal("personal", 4712);

/** The event of an answered call; the body is decoded as the app would. */
export function answered(call: AnyCall, ask: unknown, body: unknown): Draft {
  const { codec } = call.answered;
  const decoded = decode(codec, vault.sealBy(codec, { call: 1, ask, body }));
  if (decoded.tag === "ok") return draftOf(call.answered, decoded.value);
  throw new Error(`${call.answered.type} does not fit: ${decoded.reason}`);
}

export const liveFeed = answered(
  FeedList,
  { feed: "live", sportId: null, isTop: false, since: null, isQuiet: true },
  wholeFeed("live"),
);
/** The settings of the site: bounds apply to singles and expresses. */
export const site = answered(SiteConfig, { lang: "en" }, siteConfig);
/** The site config of the tests with these fields of its groups. */
export const siteWith = (groups: Readonly<Record<string, object>>): Draft =>
  answered(
    SiteConfig,
    { lang: "en" },
    {
      ...siteConfig,
      ...Object.fromEntries(
        Object.entries(groups).map(([name, fields]) => [
          name,
          { ...Object.entries(siteConfig).find(([group]) => group === name)?.[1], ...fields },
        ]),
      ),
    },
  );
export const signedIn = SessionOpened({ userId: anna });
export const withMoney = (money = 100): Draft =>
  answered(Accounts, {}, { accounts: [], all_accounts: [{ ...account, money }] });
export const limits = (
  minBetAmount = 1,
  maxBetAmount: number | null = 500,
  initialAmount = 10,
  ids: readonly number[] = [901],
  isVipBet = false,
): Draft =>
  answered(
    CouponLimits,
    {
      typeId: ids.length > 1 ? 1 : 0,
      systemValue: 2,
      bets: ids.map((id) => bet(id)),
      accountId: account.id,
      ...(isVipBet && { isVipBet }),
    },
    { minBetAmount, maxBetAmount, maxPayout: null, amountStep: 1, initialAmount },
  );

/** New prices of the live game's three outcomes; `states` 0 open, 1 suspended, 2 gone. */
export const prices = (coefs: readonly number[], states: readonly number[] = [0, 0, 0]): Draft =>
  answered(
    Prices,
    { feed: "live", ids: [901, 902, 903] },
    pricesAnswer(pricesOf("live", coefs, states)),
  );

export const added = (...ids: readonly number[]): readonly Draft[] =>
  ids.map((id) => BetAdded({ bet: bet(id) }));

/** A player with one bet at 1.85 and a stake of ten euros: ready to place. */
export const readyToPlace: readonly Draft[] = [
  site,
  signedIn,
  withMoney(),
  ...added(901),
  limits(),
];
