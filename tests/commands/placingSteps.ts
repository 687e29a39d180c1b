import fc from "fast-check";

/** What the player, the feed or the operator does about a bet that is placed. */
export type PlacingStep =
  | { readonly rule: "add" | "remove" | "suspended" | "opened"; readonly id: number }
  | { readonly rule: "priceMoves"; readonly id: number; readonly coef: number }
  | { readonly rule: "type"; readonly typeId: 1 | 2 | 9 }
  | { readonly rule: "amount"; readonly amount: number }
  | { readonly rule: "singleAmount"; readonly id: number; readonly amount: number }
  | { readonly rule: "split" | "join" | "bounds" | "closeReport" | "askAgain" }
  | { readonly rule: "toBlock"; readonly id: number; readonly block: number }
  | { readonly rule: "blockAmount"; readonly block: number; readonly amount: number }
  | { readonly rule: "vip" | "bonus"; readonly isOn: boolean }
  | { readonly rule: "goodCode" | "badCode" | "codeChecked" | "codeOut" }
  | { readonly rule: "place" | "doubleTap"; readonly isAnother: boolean }
  | { readonly rule: "accepted" | "refused" | "pending" | "lost"; readonly nth: number };

export const ids = [901, 902, 903, 911, 912, 913] as const;
const id = fc.constantFrom(...ids);
const rule = <R extends string>(...names: readonly R[]) => fc.constantFrom(...names);
const amount = fc.constantFrom(0, 0.1, 2.5, 3.33, 12.01, 20, 61, 100, 100.01);
const block = fc.integer({ min: 1, max: 4 });

const step: fc.Arbitrary<PlacingStep> = fc.oneof(
  { arbitrary: fc.record({ rule: rule("add"), id }), weight: 24 },
  { arbitrary: fc.record({ rule: rule("remove"), id }), weight: 3 },
  { arbitrary: fc.record({ rule: rule("suspended", "opened", "opened"), id }), weight: 3 },
  {
    arbitrary: fc.record({
      rule: rule("priceMoves"),
      id,
      coef: fc.integer({ min: 1200, max: 6500 }).map((milli) => milli / 1000),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ rule: rule("type"), typeId: fc.constantFrom(1, 2, 2, 9) }),
    weight: 10,
  },
  { arbitrary: fc.record({ rule: rule("amount"), amount }), weight: 3 },
  { arbitrary: fc.record({ rule: rule("singleAmount"), id, amount }), weight: 3 },
  { arbitrary: fc.record({ rule: rule("split") }), weight: 16 },
  { arbitrary: fc.record({ rule: rule("join") }), weight: 8 },
  { arbitrary: fc.record({ rule: rule("bounds") }), weight: 3 },
  { arbitrary: fc.record({ rule: rule("closeReport") }), weight: 4 },
  { arbitrary: fc.record({ rule: rule("askAgain") }), weight: 9 },
  { arbitrary: fc.record({ rule: rule("toBlock"), id, block }), weight: 12 },
  { arbitrary: fc.record({ rule: rule("blockAmount"), block, amount }), weight: 10 },
  { arbitrary: fc.record({ rule: rule("vip", "vip", "bonus"), isOn: fc.boolean() }), weight: 16 },
  { arbitrary: fc.record({ rule: rule("goodCode", "badCode") }), weight: 8 },
  {
    arbitrary: fc.record({ rule: rule("codeChecked", "codeChecked", "codeOut", "codeOut") }),
    weight: 10,
  },
  {
    arbitrary: fc.record({ rule: rule("place", "place", "doubleTap"), isAnother: fc.boolean() }),
    weight: 12,
  },
  {
    arbitrary: fc.record({
      rule: rule("accepted", "refused", "pending", "lost", "lost"),
      nth: fc.integer({ min: 0, max: 5 }),
    }),
    weight: 16,
  },
);

/** Most begin with several picks, some with a Vip bet, which live picks never make, or with a system in blocks beside a bet without an answer. */
const beginning: fc.Arbitrary<readonly PlacingStep[]> = fc.oneof(
  {
    arbitrary: fc
      .subarray([...ids], { minLength: 2 })
      .map((picks) => picks.map((picked) => ({ rule: "add" as const, id: picked }))),
    weight: 3,
  },
  {
    arbitrary: fc.constant([
      ...([911, 912, 913] as const).map((picked) => ({ rule: "add" as const, id: picked })),
      { rule: "bounds" as const },
      { rule: "vip" as const, isOn: true },
    ]),
    weight: 2,
  },
  {
    arbitrary: fc.constant([
      { rule: "add" as const, id: 901 as const },
      { rule: "place" as const, isAnother: false },
      { rule: "lost" as const, nth: 0 },
      ...ids.map((picked) => ({ rule: "add" as const, id: picked })),
      { rule: "type" as const, typeId: 2 as const },
      { rule: "split" as const },
    ]),
    weight: 2,
  },
);

/** Up to 60 steps. */
export const placingSteps = fc
  .tuple(beginning, fc.array(step, { minLength: 20, maxLength: 51, size: "max" }))
  .map(([first, others]): readonly PlacingStep[] => [...first, ...others]);
