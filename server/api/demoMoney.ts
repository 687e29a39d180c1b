import { amountOf } from "../../src/events/money/minorUnits.ts";
import { FieldReader, readFields } from "../http/body.ts";
import type { App, Service } from "../http/environment.ts";
import { playerOf } from "../http/identity.ts";
import { keyOf } from "../http/key.ts";
import { assertMayBet } from "../limits/play.ts";
import { accountOf } from "../players/accounts.ts";
import { topUpDemoMoney } from "../players/demoMoney.ts";

/** topUpDemoMoney, our addition to the contract. Like a deposit, refused to players who may not play. */
export function demoMoneyCalls(app: App, service: Service): void {
  app.post("/web-api/demo-money/top-up", async (call) => {
    const { playerId } = playerOf(service, call);
    const key = keyOf(call);
    const reader = new FieldReader(await readFields(call));
    const accountId = reader.integer("accountId");
    reader.done();
    assertMayBet(service, playerId, { minor: 0, iso: "" });
    topUpDemoMoney(service.store, { playerId, accountId, key }, service.now());
    const account = accountOf(service.store, playerId, accountId);
    const money = account ? amountOf(account.minor, account.currencyIso) : 0;
    return call.json({ success: true, accountId, money });
  });
}
