import type { ReactNode } from "react";
import { Accounts } from "../../src/events/account/events.ts";
import { BetAdded } from "../../src/events/coupon/events.ts";
import { CouponLimits } from "../../src/events/placement/boundsEvents.ts";
import type { Draft } from "../../src/events/define.ts";
import { SessionClosed, SessionOpened } from "../../src/events/session/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { Prices } from "../../src/events/sports/events.ts";
import type { Sealed } from "../../src/codec/codec.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { bet } from "../kit/bets.ts";
import { account, siteConfig } from "../kit/site.ts";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import { render } from "./render.tsx";

/** The site offers both ways to log in and three odds formats. */
export const config: Draft = SiteConfig.answered({
  call: 20,
  ask: { lang: "en" },
  body: {
    ...siteConfig,
    geo: { currencyIso: "EUR" },
    login: { forms: ["login_password", "phone_password", "sms"] },
    view: { allowedCoefViewIds: [0, 1, 2] },
    coupon: {
      ...siteConfig.coupon,
      amountStepByCurrencyIso: { EUR: 2.5, RUB: 100 },
      initialAmountByCurrencyIso: { EUR: 5, RUB: 150 },
    },
  },
});

export const visitor: Draft = SessionClosed({ reason: "start" });

export const userId = "§personal:1" as Sealed;

/** A player with this much money in EUR. */
export const player = (money: number): readonly Draft[] => [
  SessionOpened({ userId }),
  Accounts.answered({
    call: 21,
    ask: {},
    body: { accounts: [{ ...account, money }], all_accounts: [{ ...account, money }] },
  }),
];

/** Outcome 901 at 1.85, 902 at 3.4, 911 of the line at 1.85. */
export const bets = (...ids: readonly number[]): readonly Draft[] =>
  ids.map((id) => BetAdded({ bet: withPick(id) }));

const picks: Readonly<Record<number, string>> = { 901: "Reds", 902: "Draw", 911: "Greens" };
const withPick = (id: number) => {
  const made = bet(id);
  return { ...made, title: { ...made.title, outcome: picks[id] ?? "" } };
};

export const limits = (
  minBetAmount: number,
  maxBetAmount: number,
  ids: readonly number[] = [901],
): Draft =>
  CouponLimits.answered({
    call: 22,
    ask: {
      typeId: ids.length > 1 ? 1 : 0,
      systemValue: 2,
      bets: ids.map((id) => bet(id)),
      accountId: account.id,
    },
    body: { minBetAmount, maxBetAmount, maxPayout: null, amountStep: 2.5, initialAmount: 10 },
  });

/** The feed's data about an outcome; `state` 0 open, 1 suspended. */
export const price = (id: number, coef: number, state = 0): Draft =>
  Prices.answered({
    call: 23,
    ask: { feed: "live", ids: [id] },
    body: {
      cursor: 1,
      pollAfterMs: 3000,
      serverTime: 0,
      gameIds: [501],
      prices: { ids: [id], coefs: [coef], states: [state] },
    },
  });

export const gone = (id: number): Draft =>
  Prices.answered({
    call: 24,
    ask: { feed: "live", ids: [id] },
    body: {
      cursor: 1,
      pollAfterMs: 3000,
      serverTime: 0,
      gameIds: [],
      prices: { ids: [], coefs: [], states: [] },
      missingIds: [id],
    },
  });

/** A client that has received these events. */
export function received(...events: readonly Draft[]): FakeClient {
  const fake = fakeClient();
  fake.emit(config, ...events);
  return fake;
}

export const show = (fake: FakeClient, element: ReactNode): HTMLElement =>
  render(<ClientContext value={fake.client}>{element}</ClientContext>).page;

/** The control with this text or name, whether button or link. */
export function control(page: ParentNode, text: string): HTMLElement {
  const all = [...page.querySelectorAll<HTMLElement>("button, a, [role=radio]")];
  const found = all.filter(
    (element) => element.getAttribute("aria-label") === text || element.textContent === text,
  );
  const [first] = found;
  if (first === undefined || found.length > 1) {
    const names = all.map((element) => element.getAttribute("aria-label") ?? element.textContent);
    throw new Error(
      `expected one control "${text}", found ${found.length} among: ${names.join("; ")}`,
    );
  }
  return first;
}
