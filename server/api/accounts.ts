import { type App, type Call, languageOf, type Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { held } from "../http/held.ts";
import { playerOf, sessionOf } from "../http/identity.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { type Account, accountOf, accountsOf } from "../players/accounts.ts";
import { openOrdered } from "../players/changes.ts";
import { currencyByIso } from "../players/currencies.ts";
import type { Texts } from "../feed/types.ts";

const labels: Readonly<Record<Account["type"], Texts>> = {
  0: { en: "Main account", ru: "Основной счёт" },
  4: { en: "Bonus account", ru: "Бонусный счёт" },
  9: { en: "Currency account", ru: "Валютный счёт" },
};

/** getAccounts, getBalance. */
export function accountCalls(app: App, service: Service): void {
  app.get("/web-api/user/accounts", (call) => {
    const { playerId } = playerOf(service, call);
    openOrdered(service.store, playerId, service.now());
    const accounts = accountsOf(service.store, playerId);
    const cards = accounts.map((account) =>
      accountCard(account, labels[account.type][languageOf(call)]),
    );
    const bonuses = accounts.filter((account) => account.type === 4);
    return call.json({
      accounts: cards.filter((card) => card.type !== 4),
      all_accounts: cards,
      bonuses: bonuses.map(({ id, minor, currencyIso }) => ({
        idBonus: id,
        money: amountOf(minor, currencyIso),
      })),
      isAvailableFirstDepositBonus: false,
      isAccountFrozen: false,
    });
  });

  app.get("/web-api/user/balance", async (call) => {
    const { playerId } = playerOf(service, call);
    const account = await held(
      call,
      () => {
        if (sessionOf(service, call)?.playerId !== playerId) throw new ApiError(401, 20);
        return askedAccount(service, call, playerId);
      },
      (one, other) => one.id === other.id && one.minor === other.minor,
    );
    return call.json({
      accountId: account.id,
      money: amountOf(account.minor, account.currencyIso),
      points: 0,
      updatedAt: Math.floor(service.now() / 1000),
    });
  });
}

/** @throws ApiError 400, code 11, when the query names an account that is not the player's. */
export function askedAccount(service: Service, call: Call, playerId: number): Account {
  const requestedId = call.req.query("accountId");
  const account =
    requestedId === undefined
      ? accountsOf(service.store, playerId).find(({ isActive }) => isActive)
      : accountOf(service.store, playerId, Number(requestedId));
  if (!account)
    throw invalid("accountId", "unknown", `account ${requestedId ?? "(active)"} is not yours`);
  return account;
}

function accountCard(account: Account, label: string) {
  const { id: currencyId, symbol } = currencyByIso(account.currencyIso);
  return {
    id: account.id,
    type: account.type,
    iso: account.currencyIso,
    symbol,
    currencyId,
    money: amountOf(account.minor, account.currencyIso),
    points: 0,
    label: `${label} (${account.currencyIso})`,
    labelWithSymbol: `${label} (${symbol})`,
    isActive: account.isActive,
    isPointsTypeBalance: false,
  };
}
