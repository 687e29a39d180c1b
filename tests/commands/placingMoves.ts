import type { PlacingModel } from "./placingModel.ts";
import type { PlacingStep } from "./placingSteps.ts";

/** Nothing changes meanwhile. */
const awaited: ReadonlySet<string> = new Set(["sending", "pending", "singles"]);

/** A set is left while no answer can be expected at any moment. */
const isDoubtful = (model: PlacingModel): boolean =>
  reported(model).every(({ isAside, isDoubted, isKnown }) => isAside || (isDoubted && !isKnown));

/** What the step changes; false: nothing, it is refused. */
export function takePlacing(model: PlacingModel, step: PlacingStep): boolean {
  if ("nth" in step) return answer(model, step.rule, step.nth);
  if (step.rule === "suspended" || step.rule === "opened" || step.rule === "priceMoves") {
    const { coef, state } = model.feed.get(step.id) ?? { coef: 0, state: 2 };
    const next = { priceMoves: state, suspended: 1, opened: 0 } as const;
    model.feed.set(step.id, {
      coef: step.rule === "priceMoves" ? step.coef : coef,
      state: next[step.rule],
    });
    return true;
  }
  if (step.rule === "bounds") {
    if (model.ids.length === 0) return false;
    model.bounded = model.boundedWith(model.isCodeAsked);
    model.hearHyper();
    return true;
  }
  if (step.rule === "codeChecked") {
    if (model.code === null || !model.isCodeAsked) return false;
    model.code.of = model.content;
    return true;
  }
  const canLeave = step.rule === "closeReport" && model.report === "singles" && isDoubtful(model);
  return awaited.has(model.report) && !canLeave ? false : edit(model, step);
}

function edit(model: PlacingModel, step: PlacingStep): boolean {
  const isIn = "id" in step && model.ids.includes(step.id);
  switch (step.rule) {
    case "add":
      if (isIn || model.isLocked(step.id)) return false;
      model.own.delete(step.id);
      model.blocks = new Map([...model.blocks, [step.id, 0]]);
      model.keep([...model.ids, step.id]);
      model.tell("editing", []);
      return true;
    case "remove":
      if (!isIn) return false;
      model.keep(model.ids.filter((id) => id !== step.id));
      return true;
    case "type":
      if (model.ids.length < (step.typeId === 2 ? 3 : 2) || model.type === step.typeId)
        return false;
      if (model.chosen !== step.typeId && model.bounded !== undefined) model.bounded = null;
      model.chosen = step.typeId;
      return true;
    case "amount":
      model.amount = step.amount;
      model.own.clear();
      model.ofBlock.clear();
      return changed(model);
    case "singleAmount":
      if (!isIn) return false;
      model.own.set(step.id, step.amount);
      return changed(model);
    case "blockAmount":
      if (!model.blockIds.includes(step.block)) return false;
      model.ofBlock.set(step.block, step.amount);
      return changed(model);
    case "split": {
      const { ids } = model;
      if (model.type !== 2 || model.isSplit || ids.length < 4) return false;
      model.ofBlock.clear();
      model.blocks = new Map(ids.map((id, at) => [id, at < Math.ceil(ids.length / 2) ? 1 : 2]));
      return true;
    }
    case "join":
      if (!model.isSplit) return false;
      model.blocks = new Map();
      return true;
    case "toBlock":
      if (!model.isSplit || !isIn || model.blockOf(step.id) === step.block) return false;
      model.blocks = new Map(
        model.ids.map((id) => [id, id === step.id ? step.block : model.blockOf(id)]),
      );
      return true;
    case "vip": {
      const before = model.isVip;
      if (before === step.isOn) return false;
      model.isVip = true;
      const isPossible =
        !step.isOn || (model.isVipWith(model.isCodeAsked) && model.bounded !== undefined);
      model.isVip = isPossible ? step.isOn : before;
      return isPossible;
    }
    case "bonus":
      if (model.bonus !== (step.isOn ? "out" : "in")) return false;
      model.isBonusOut = !step.isOn;
      return true;
    case "goodCode":
    case "badCode":
      if (model.code !== null || model.type === 9 || model.ids.length === 0) return false;
      model.code = { of: model.content, isGood: step.rule === "goodCode" };
      return true;
    case "codeOut":
      if (model.code === null) return false;
      model.code = null;
      return true;
    case "closeReport":
      if (model.report === "editing") return false;
      if (model.report.startsWith("singles")) model.change(model.about, { isAside: true });
      model.tell("editing", []);
      return true;
    case "askAgain": {
      const key = model.report === "lost" ? model.about[0] : model.open[0]?.key;
      return key !== undefined && again(model, key);
    }
    case "place":
    case "doubleTap": {
      const { twin } = model;
      if (twin !== undefined) return again(model, twin.key);
      if (model.reasons.size > 0 || (model.open.length > 0 && !step.isAnother)) return false;
      model.send();
      return true;
    }
    default:
      throw new Error(`no edit of the coupon: ${step.rule}`);
  }
}

/** A refusal is dealt with by another amount. */
function changed(model: PlacingModel): true {
  if (model.report === "refused") model.tell("editing", []);
  return true;
}

/** The same bet is asked about, or sent, under its own key. */
function again(model: PlacingModel, key: string): boolean {
  const bet = model.open.find((one) => one.key === key);
  if (bet === undefined) return false;
  const members = model.open.filter(({ set }) => set !== null && set.key === bet.set?.key);
  const asked = bet.set === null ? [bet] : members;
  const keys = asked.map((one) => one.key);
  model.change(keys, { isAside: false });
  model.tell(bet.set === null ? "sending" : "singles", asked);
  const isWhole = bet.set === null || members.length === bet.set.size;
  if (bet.isKnown) model.requests = [...model.requests, `?${key}`];
  else if (isWhole) model.requests = [...model.requests, bet.set?.key ?? key];
  else {
    model.change(keys, { isAside: true });
    model.settle();
  }
  return true;
}

function answer(model: PlacingModel, told: string, nth: number): boolean {
  const bet = model.open[nth % Math.max(1, model.open.length)];
  if (bet === undefined) return false;
  const { key, set } = bet;
  const isAbout = model.about.includes(key);
  if (told === "pending" || told === "lost") {
    const isLost = told === "lost";
    model.change(
      [key],
      isLost ? { isAside: true, isDoubted: true } : { isAside: false, isKnown: true },
    );
    if (isAbout && set === null) model.report = told;
    model.settle();
    return true;
  }
  model.open = model.open.filter((one) => one !== bet);
  const isTaken = told === "accepted";
  if (set !== null) {
    if (!isAbout && (model.report === "editing" || model.report === "singlesAnswered"))
      model.tell("singlesAnswered", model.report === "editing" ? [bet] : [...reported(model), bet]);
    model.settle();
    if (isTaken) model.keep(model.ids.filter((id) => id !== bet.ids[0]));
    return true;
  }
  if (isAbout || model.report === "editing") model.tell(isTaken ? "accepted" : "refused", []);
  if (isTaken && bet.code) model.code = null;
  const isSame = [...bet.ids].toSorted().join() === [...model.ids].toSorted().join();
  if (isTaken && isSame) model.keep([]);
  return true;
}

const reported = (model: PlacingModel) => model.open.filter(({ key }) => model.about.includes(key));
