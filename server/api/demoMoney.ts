import { amountOf } from "../../src/events/money/minorUnits.ts";
import { FieldReader, readFields } from "../http/body.ts";
import type { App, Service } from "../http/environment.ts";
import { playerOf } from "../http/identity.ts";
import { keyOf } from "../http/key.ts";
import { mayDeposit } from "../limits/play.ts";
import { askBeforePlay } from "../registers/askings.ts";
import { askPaidElsewhere, bookDeposit } from "../registers/deposits.ts";
import { accountOf } from "../players/accounts.ts";
import { missingCents, topUpDemoMoney } from "../players/demoMoney.ts";

/**
 * topUpDemoMoney, our addition to the contract. It is a deposit: closed during a break, and never more than
 * the deposit limits leave.
 */
export function demoMoneyCalls(app: App, service: Service): void {
  app.post("/web-api/demo-money/top-up", async (call) => {
    const { playerId } = playerOf(service, call);
    const key = keyOf(call);
    const reader = new FieldReader(await readFields(call));
    const accountId = reader.integer("accountId");
    reader.done();
    await askBeforePlay(service, playerId);
    await askPaidElsewhere(service, playerId);
    const request = { playerId, accountId, key };
    const missing = missingCents(service.store, request);
    const bookedCents = missing === 0 ? 0 : Math.min(missing, mayDeposit(service, playerId));
    if (bookedCents > 0) await bookDeposit(service, { playerId, key, cents: bookedCents });
    const maxCents = () => Math.min(mayDeposit(service, playerId), bookedCents);
    topUpDemoMoney(service.store, { ...request, maxCents }, service.now());
    const account = accountOf(service.store, playerId, accountId);
    const money = account ? amountOf(account.minor, account.currencyIso) : 0;
    return call.json({ success: true, accountId, money });
  });
}
