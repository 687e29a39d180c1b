import fc from "fast-check";
import { BONUS_ID, payings } from "./couponModel.ts";

/** What the player, the feed or the server does. */
export type Step =
  | { readonly rule: "add" | "remove"; readonly id: number }
  | { readonly rule: "undoRemove" | "clear" | "undoClear" | "acceptPrices" }
  | { readonly rule: "type"; readonly typeId: 1 | 2 | 4 | 9 }
  | { readonly rule: "size"; readonly size: number }
  | { readonly rule: "banker"; readonly id: number; readonly isBanker: boolean }
  | { readonly rule: "amount" | "step"; readonly amount: number }
  | { readonly rule: "currency" | "bonusMoney"; readonly id: number }
  | { readonly rule: "priceMoves"; readonly id: number; readonly coef: number }
  | { readonly rule: "suspended" | "opened" | "closed"; readonly id: number }
  | { readonly rule: "policy"; readonly policy: 0 | 1 | 2 }
  | { readonly rule: "oneClick"; readonly isOn: boolean; readonly isCleared: boolean }
  | { readonly rule: "bounds"; readonly min: number; readonly max: number }
  | { readonly rule: "antiExpress"; readonly coef: number | null };

export const ids = [901, 902, 903, 911, 912, 913] as const;
const id = fc.constantFrom(...ids);
const rule = <R extends string>(name: R) => fc.constant(name);
/** Also with more decimals than a currency has, negative and huge. */
const amount = fc.oneof(
  fc.constantFrom(0, -5, 0.1, 0.30000000000000004, 2.5, 9.999, 12.3456, 1000, 1e9),
  fc.integer({ min: 1, max: 30_000 }).map((cents) => cents / 100),
);
/** Six picks at these prices stay below the greatest price that the operator pays. */
const coef = fc.integer({ min: 1010, max: 6500 }).map((milli) => milli / 1000);

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ rule: rule("add"), id }), weight: 8 },
  { arbitrary: fc.record({ rule: rule("remove"), id }), weight: 2 },
  ...(["undoRemove", "clear", "undoClear", "acceptPrices"] as const).map((name) => ({
    arbitrary: fc.record({ rule: rule(name) }),
    weight: name === "clear" ? 1 : 4,
  })),
  {
    arbitrary: fc.record({ rule: rule("type"), typeId: fc.constantFrom(1, 2, 2, 2, 4, 4, 9) }),
    weight: 8,
  },
  {
    arbitrary: fc.record({ rule: rule("size"), size: fc.integer({ min: 1, max: 6 }) }),
    weight: 14,
  },
  { arbitrary: fc.record({ rule: rule("banker"), id, isBanker: fc.boolean() }), weight: 10 },
  { arbitrary: fc.record({ rule: fc.constantFrom("amount", "step"), amount }), weight: 3 },
  {
    arbitrary: fc.constantFrom(...payings).map((paying) => ({
      rule: paying.id === BONUS_ID ? ("bonusMoney" as const) : ("currency" as const),
      id: paying.id,
    })),
    weight: 3,
  },
  { arbitrary: fc.record({ rule: rule("priceMoves"), id, coef }), weight: 3 },
  {
    arbitrary: fc.record({ rule: fc.constantFrom("suspended", "opened", "opened"), id }),
    weight: 3,
  },
  { arbitrary: fc.record({ rule: rule("closed"), id }), weight: 1 },
  { arbitrary: fc.record({ rule: rule("policy"), policy: fc.constantFrom(0, 1, 2) }), weight: 1 },
  {
    arbitrary: fc.record({ rule: rule("oneClick"), isOn: fc.boolean(), isCleared: fc.boolean() }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      rule: rule("bounds"),
      min: fc.integer({ min: 0, max: 20 }),
      max: fc.integer({ min: 21, max: 500 }),
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({ rule: rule("antiExpress"), coef: fc.option(coef, { freq: 9 }) }),
    weight: 6,
  },
);

/** Up to 60 steps; most begin with several picks. */
export const steps = fc
  .tuple(fc.subarray([...ids]), fc.array(step, { maxLength: 54, size: "max" }))
  .map(([first, others]): readonly Step[] => [
    ...first.map((picked) => ({ rule: "add" as const, id: picked })),
    ...others,
  ]);
