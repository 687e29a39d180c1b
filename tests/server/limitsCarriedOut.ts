import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { ApiError } from "../../server/http/errors.ts";
import { assertMayBet } from "../../server/limits/play.ts";
import { moveMoney } from "../../server/players/accounts.ts";
import { isBreak, type Order, tampered, valuesOf } from "./limitOrders.ts";
import { countries, dayMs, none } from "./limitsModel.ts";
import { api, type Player } from "./limitsPlayer.ts";

/** Gives one order to the server and to the model, and compares what came of it. */
export async function carryOut(
  player: Player,
  order: Order,
  reach: (what: string) => void,
  bite: (type: number) => void,
) {
  const { store, model, service, call, moneyOf, accountId, foreignAccount, packId, playerId } =
    player;
  const say = (status: number) =>
    reach(`${order.kind} ${status === 200 || status === 204 ? "done" : "refused"}`);
  const expectStatus = async (asked: Promise<{ status: number }>, isRight: boolean) => {
    const { status } = await asked;
    say(status);
    expect(status, JSON.stringify(order)).toBe(isRight ? 200 : 400);
  };
  switch (order.kind) {
    case "pass":
      model.pass(order.ms);
      return reach(order.ms < 0 ? "pass back" : "pass on");
    case "save":
    case "remove": {
      const { type } = order;
      if (isBreak(type) || (order.kind === "remove" && type === 32)) return;
      const noValue = type === 31 ? -1 : none;
      const value = "isLoose" in order ? valuesOf(type)[order.isLoose ? 1 : 0] : noValue;
      const isOnOffer = !(value === none && type === 22 && service.site.pack?.id === "DE");
      const limits = [
        { limitType: type, limitValue: value, playerId: player.stranger, limitState: "INACTIVE" },
      ];
      await expectStatus(call("POST", `${api}/limits`, { limits }), isOnOffer);
      if (isOnOffer) model.save(type, value);
      if (isOnOffer && (type === 31 || type === 32)) bite(type);
      return;
    }
    case "tamper": {
      const bodies = tampered(order.type, packId);
      return expectStatus(
        call("POST", `${api}/limits`, bodies[order.index % bodies.length]),
        false,
      );
    }
    case "confirm": {
      const isRight = model.isDue(order.type);
      await expectStatus(
        call("POST", `${api}/limitaction`, { action: 1, limitType: order.type }),
        isRight,
      );
      if (isRight) model.confirm(order.type);
      return expectStatus(
        call("POST", `${api}/limitaction`, { action: 1, limitType: order.type }),
        false,
      );
    }
    case "reject":
    case "cancel": {
      const isRight = model.waiting.delete(order.type);
      const item = { limitType: order.type, limitValue: 0, isCancel: true };
      const path = order.index % 2 === 0 ? `${api}/limits` : `${api}/limitaction`;
      const body =
        order.index % 2 === 0 ? { limits: [item] } : { action: 0, limitType: order.type };
      return expectStatus(
        order.kind === "cancel"
          ? call("DELETE", `${api}/limit?limitType=${order.type}`)
          : call("POST", path, body),
        isRight,
      );
    }
    case "break": {
      const [days] = valuesOf(order.type);
      const wish = { limitType: order.type, limitValue: days, selfExcludeReasonId: 1 };
      const isBrandAsked = order.type === 30 && countries[packId]?.areBrandsAsked === true;
      if (isBrandAsked)
        await expectStatus(call("POST", `${api}/limits`, { limits: [wish] }), false);
      // An answer that was not asked for makes no difference.
      const limits = [{ ...wish, isForAllBrands: false }];
      const asked = await call("POST", `${api}/limits`, { limits });
      if (order.type === 30) {
        const { tokenGuid } = asked.body.data;
        const answers = [
          { questionId: 1, answerId: 2 },
          { questionId: 2, answerId: 1 },
        ];
        await expectStatus(call("POST", `${api}/testanswers`, { tokenGuid, answers: [] }), true);
        await expectStatus(call("POST", `${api}/testanswers`, { tokenGuid, answers }), true);
        await expectStatus(call("POST", `${api}/testanswers`, { tokenGuid, answers }), false);
      } else say(asked.status);
      model.breaks.set(order.type, Math.ceil((model.now + days * dayMs) / 1000) * 1000);
      expect(
        (await call("POST", `${api}/limits`, { limits: [{ limitType: 33, limitValue: 1 }] }))
          .status,
      ).toBe(order.type === 33 ? 403 : 200);
      if (order.type === 30) model.breaks.set(33, Math.ceil((model.now + dayMs) / 1000) * 1000);
      return;
    }
    case "oldToken":
      return expectStatus(
        call("POST", `${api}/testanswers`, { tokenGuid: randomUUID(), answers: [] }),
        false,
      );
    case "stranger": {
      const limits = [{ limitType: 1, limitValue: 20 }];
      expect((await call("POST", `${api}/limits`, { limits }, player.stranger)).status).toBe(401);
      const topUp = await call("POST", "/web-api/demo-money/top-up", { accountId: foreignAccount });
      expect([403, 404]).toContain(topUp.status);
      return say(topUp.status);
    }
    case "payout":
      moveMoney(
        store,
        { accountId, couponId: null, kind: "payout", minor: order.cents },
        model.now,
      );
      model.move("payout", order.cents);
      return reach("payout done");
    case "stake": {
      if (moneyOf(accountId) < order.cents) return;
      let isTaken = true;
      try {
        // As a page does before it bets: the registers are asked.
        assertMayBet(service, playerId, { minor: order.cents, iso: "EUR" });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        isTaken = false;
      }
      say(isTaken ? 200 : 409);
      expect(isTaken, `a stake of ${order.cents}`).toBe(model.mayStake(order.cents));
      for (const type of isTaken ? [] : model.tight("stake", order.cents)) bite(type);
      for (const type of model.isOnBreak() ? model.breaks.keys() : []) bite(type);
      if (!isTaken) return;
      moveMoney(
        store,
        { accountId, couponId: null, kind: "stake", minor: -order.cents },
        model.now,
      );
      return model.move("stake", order.cents);
    }
    case "deposit": {
      const before = moneyOf(accountId);
      const left = model.leftToDeposit();
      const allowed = model.isOnBreak() ? 0 : Math.min(Math.max(0, 10_000 - before), left);
      const { status } = await call("POST", "/web-api/demo-money/top-up", { accountId });
      say(status);
      expect(moneyOf(accountId) - before, "cents paid in").toBe(allowed);
      for (const type of left < 10_000 - before ? model.tight("deposit", 10_000 - before) : [])
        bite(type);
      if (allowed > 0) model.move("deposit", allowed);
    }
  }
}
