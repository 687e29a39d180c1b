import { describe, it } from "vitest";
import { TakePowerBet } from "../../src/commands/powerBet.ts";
import { PowerBetRequested } from "../../src/events/powerBet/events.ts";
import { signedIn, withMoney } from "../kit/events.ts";
import { having, offer, offered, onPowerBet } from "../kit/powerBet.ts";
import { given } from "../kit/spec.ts";
import { limit } from "../marbles/limits.ts";

const take = (amount: number) => TakePowerBet({ offerId: offer.offerId, coef: offer.coef, amount });

describe("a power bet", () => {
  const shown = [signedIn, withMoney(100), onPowerBet, ...offered()];
  it("takes no more than a limit on stakes leaves", () => {
    given(...shown, having(limit(1, { limitBalance: 5 })))
      .when(take(6))
      .expectRefusal("limit_reached");
    given(...shown, having(limit(1, { limitBalance: 5 })))
      .when(take(5))
      .expectEvents(
        PowerBetRequested({
          couponId: 77,
          accountId: 11,
          currencyIso: "EUR",
          offerId: offer.offerId,
          marketId: offer.marketId,
          amount: 5,
          coef: offer.coef,
        }),
      );
  });
});
