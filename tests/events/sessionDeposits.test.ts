import { describe, expect, it } from "vitest";
import { Accounts } from "../../src/events/account/events.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  LoginSessions,
  SessionBets,
  SessionDeposits,
} from "../../src/events/loginSessions/events.ts";
import { sessionLedger } from "../../src/events/loginSessions/index.ts";
import { answered, signedIn } from "../kit/events.ts";
import { account } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const began = START_AT / 1000 - 600;
const ask = { accountId: account.id, dateFrom: began, pageToken: null };
const session = {
  id: "here",
  startedAt: began,
  lastActiveAt: began,
  device: "iPhone",
  browser: "Safari 19",
  ip: "203.0.113.8",
  countryCode: null,
  isCurrent: true,
  isActive: true,
};
const known: readonly Draft[] = [
  signedIn,
  answered(Accounts, {}, { accounts: [account], all_accounts: [account] }),
  answered(LoginSessions, { pageToken: null }, { items: [session], nextPageToken: null }),
  answered(SessionBets, ask, {
    items: [],
    nextPageToken: null,
    summary: { count: 0, amount: 0, payout: 0, currencyIso: "EUR" },
  }),
];

describe("what was paid in since the log-in", () => {
  const paid = (pageToken: string | null, nextPageToken: string | null, ...amounts: number[]) =>
    answered(
      SessionDeposits,
      { ...ask, pageToken },
      {
        items: amounts.map((amount) => ({
          paymentId: `${pageToken} ${amount}`,
          amount,
          currencyIso: "EUR",
          createdAt: began,
        })),
        nextPageToken,
      },
    );
  const depositsOf = (...events: readonly Draft[]) =>
    sessionLedger(stateOf(...known, ...events))?.deposits;

  it("is the sum of all pages, in minor units", () => {
    expect(depositsOf(paid(null, null))).toEqual({ count: 0, minor: 0 });
    expect(depositsOf(paid(null, "b", 20.1), paid("b", null, 0.2, 5))).toEqual({
      count: 3,
      minor: 2530,
    });
  });

  it("is not known before, nor while a page lacks, nor once it could not be loaded again", () => {
    expect(depositsOf()).toBeNull();
    expect(depositsOf(paid(null, "b", 20))).toBeNull();
    const failed = SessionDeposits.failed({ call: 1, ask, error: { tag: "timeout" } });
    expect(depositsOf(paid(null, null, 20), failed)).toBeNull();
  });
});
