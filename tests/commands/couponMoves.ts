import Big from "big.js";
import type { CouponModel, Pick } from "./couponModel.ts";
import type { Step } from "./couponSteps.ts";

const digits: Readonly<Record<string, number>> = { EUR: 2, JPY: 0, KWD: 3 };
const whole = (amount: number, iso: string) =>
  Number(new Big(Math.max(0, amount)).round(digits[iso] ?? 2, Big.roundDown));

/** What the step changes; false: nothing, it is refused. */
export function take(model: CouponModel, step: Step): boolean {
  const at = "id" in step ? model.picks.findIndex(({ id }) => id === step.id) : -1;
  const pick = model.picks[at];
  switch (step.rule) {
    case "add": {
      const { coef, state } = model.priceOf(step.id);
      if (pick !== undefined || state !== 0) return false;
      if (model.picks.length === 0 && model.chosen === 4) model.chosen = 1;
      model.place(model.picks.length, { id: step.id, agreed: coef, isBanker: false });
      Object.assign(model, { removed: null, cleared: null });
      return true;
    }
    case "remove":
      if (pick === undefined) return false;
      model.removed = { pick, at };
      model.hold(model.picks.filter((other) => other !== pick));
      return true;
    case "undoRemove":
      if (model.removed === null) return false;
      model.place(model.removed.at, model.removed.pick);
      model.removed = null;
      return true;
    case "clear":
      if (model.picks.length === 0) return false;
      model.empty();
      return true;
    case "undoClear":
      if (model.cleared === null) return false;
      model.hold(model.cleared);
      Object.assign(model, { cleared: null, isOneClick: false });
      return true;
    case "type": {
      const { typeId } = step;
      const isPossible = typeId !== 4 || (model.offer?.isOffered ?? false);
      if (!isPossible || model.picks.length < (typeId === 2 ? 3 : 2) || model.type === typeId)
        return false;
      if (model.chosen !== typeId) model.forgetBounds();
      model.chosen = typeId;
      model.agreeOffer();
      return true;
    }
    case "size":
      if (model.type !== 2 || model.sizeNear(step.size, model.bankers.length) !== step.size)
        return false;
      if (model.wanted === step.size) return false;
      model.wanted = step.size;
      model.agreeOffer();
      return true;
    case "banker": {
      const { bankers, size } = model;
      const isMarked = bankers.includes(step.id);
      if (pick === undefined || model.type !== 2 || isMarked === step.isBanker) return false;
      if (step.isBanker && bankers.length >= model.picks.length - 2) return false;
      const marked = (id: number) => (id === step.id ? step.isBanker : bankers.includes(id));
      model.picks = model.picks.map((one) => ({ ...one, isBanker: marked(one.id) }));
      model.wanted = model.sizeNear(size + (step.isBanker ? 1 : -1), model.bankers.length);
      model.agreeOffer();
      return true;
    }
    case "amount":
      model.amount = { sum: whole(step.amount, model.paying.iso), iso: model.paying.iso };
      return true;
    case "step":
      model.ownSteps[model.paying.iso] = whole(step.amount, model.paying.iso);
      return true;
    case "currency":
    case "bonusMoney":
      if (model.payingId === step.id) return false;
      model.payingId = step.id;
      return true;
    case "priceMoves":
    case "suspended":
    case "opened":
    case "closed": {
      const before = model.priceOf(step.id);
      if (before.state === 2) return false;
      const state = { priceMoves: before.state, suspended: 1, opened: 0, closed: 2 } as const;
      const coef = step.rule === "priceMoves" ? step.coef : before.coef;
      model.feed.set(step.id, { coef, state: state[step.rule] });
      return true;
    }
    case "policy":
      model.policy = step.policy;
      return true;
    case "acceptPrices": {
      const { moved } = model;
      const isOffer = model.type === 4 && model.current !== null && model.current.coef !== null;
      const isMoved = isOffer && model.current?.agreed !== model.current?.coef;
      if (moved.length === 0 && !isMoved) return false;
      const agreed = (one: Pick) =>
        moved.includes(one.id) ? model.priceOf(one.id).coef : one.agreed;
      model.picks = model.picks.map((one) => ({ ...one, agreed: agreed(one) }));
      model.agreeOffer();
      return true;
    }
    case "oneClick":
      if (step.isOn === model.isOneClick) return false;
      if (step.isOn && model.picks.length > 0 && !step.isCleared) return false;
      if (step.isOn && model.picks.length > 0) model.empty();
      model.isOneClick = step.isOn;
      return true;
    case "bounds":
      model.bounds = { accountId: model.payingId, ...step, of: model.content };
      return true;
    case "antiExpress": {
      const { coef } = step;
      const isSame = model.type === 4 && model.current !== null;
      const agreed = isSame ? (model.current?.agreed ?? coef) : coef;
      const isOffered = coef !== null || (model.current?.isOffered ?? false);
      model.offer = { of: model.unordered, coef, agreed, isOffered };
      return true;
    }
  }
}
