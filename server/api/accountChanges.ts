import { amountOf } from "../../src/events/money/minorUnits.ts";
import { availableMinor } from "../coupon/advances.ts";
import { FieldReader, readFields } from "../http/body.ts";
import { type App, type Call, languageOf, type Service } from "../http/environment.ts";
import { idsIn } from "../http/query.ts";
import { playerOf } from "../http/identity.ts";
import { closeAccount, convertStatus, orderCurrency, switchAccount } from "../players/changes.ts";
import { currencyById } from "../players/currencies.ts";
import { askedAccount } from "./accounts.ts";

/** switchAccount, addCurrencyAccount, removeCurrencyAccount, getConvertAccountStatus, getPrepaidAmount. */
export function accountChangeCalls(app: App, service: Service): void {
  const { store } = service;

  app.post("/web-api/user/accounts/switch", async (call) => {
    const { playerId } = playerOf(service, call);
    switchAccount(store, playerId, await numberOf(call, "id"));
    return call.json({ success: true, message: "" });
  });

  app.post("/web-api/user/accounts/add-currency", async (call) => {
    const { playerId } = playerOf(service, call);
    const currencyId = await numberOf(call, "currencyId");
    orderCurrency(store, playerId, currencyId, service.now());
    const iso = currencyById(currencyId)?.iso ?? "";
    return call.json({ success: true, message: comesSoon[languageOf(call)](iso) });
  });

  app.post("/web-api/user/accounts/remove-currency", async (call) => {
    const { playerId } = playerOf(service, call);
    closeAccount(store, playerId, await numberOf(call, "id"));
    return call.json({ success: true, message: "" });
  });

  /** Only the status: this operator converts nothing. */
  app.get("/web-api/user/convert-account", (call) => {
    const { playerId } = playerOf(service, call);
    const status = convertStatus(store, playerId);
    return call.json({ status, currencies: [] });
  });

  app.get("/web-api/coupon/prepaid", (call) => {
    const { playerId } = playerOf(service, call);
    const account = askedAccount(service, call, playerId);
    const { currencyIso } = account;
    const permanentIds = idsIn(call, "permanentIds", mostGames) ?? [];
    const minor = availableMinor(service, account, permanentIds);
    return call.json({ availablePrepaidAmount: amountOf(minor, currencyIso), currencyIso });
  });
}

/** As many as a coupon has bets at most. */
const mostGames = 100;

const comesSoon = {
  en: (iso: string) => `The ${iso} account will appear in a moment`,
  ru: (iso: string) => `Счёт ${iso} скоро появится`,
};

async function numberOf(call: Call, field: string): Promise<number> {
  const reader = new FieldReader(await readFields(call));
  const value = reader.integer(field);
  reader.done();
  return value;
}
