import fc from "fast-check";
import { countries, dayMs, hourMs, singleWager } from "./limitsModel.ts";

const types = [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33] as const;
const hasSingleWager = (pack: string): boolean => countries[pack]?.hasSingleWager === true;
/** What players may set under a pack. */
export const typesOf = (pack: string): readonly number[] =>
  hasSingleWager(pack) ? [...types, singleWager] : types;
export const packIds = Object.keys(countries);
/** A tight and a loose value on offer. */
export const valuesOf = (type: number): readonly [number, number] =>
  (
    ({
      20: [20, 200],
      21: [50, 1_000],
      22: [100, 500],
      30: [200, 365],
      31: [8, 12],
      32: [15, 60],
      33: [1, 7],
    }) as const
  )[type as 20] ?? [20, 50];
export const isBreak = (type: number) => type === 30 || type === 33;

export type Order =
  | { readonly kind: "save"; readonly type: number; readonly isLoose: boolean }
  | {
      readonly kind: "remove" | "confirm" | "reject" | "cancel" | "tamper" | "break";
      readonly type: number;
      readonly index: number;
    }
  | { readonly kind: "stake" | "payout"; readonly cents: number }
  | { readonly kind: "deposit" | "stranger" | "oldToken" }
  | { readonly kind: "pass"; readonly ms: number };

/** Orders that speak mostly of one type. */
export const orderOf = (focus: number): fc.Arbitrary<Order> => {
  const type = fc.oneof(
    { weight: 3, arbitrary: fc.constant(focus) },
    fc.constantFrom(1, 10, 20, 22, 31, 32),
  );
  const index = fc.nat(30);
  const of = <K extends Order["kind"]>(...kinds: K[]) => fc.constantFrom(...kinds);
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: of("save"), type, isLoose: fc.boolean() }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: of("remove", "confirm", "confirm", "reject", "cancel", "tamper", "tamper"),
        type,
        index,
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: of("stake", "stake", "payout"),
        cents: fc.integer({ min: 1, max: 4_000 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: of("deposit", "deposit", "stranger", "oldToken") }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: of("pass"),
        ms: fc.constantFrom(
          1,
          hourMs,
          dayMs - 1,
          dayMs,
          3 * dayMs,
          7 * dayMs,
          31 * dayMs,
          -3 * hourMs,
        ),
      }),
    },
  );
};
/** Begins without the limits that the country needs, then with them, and goes over the limit of the type. */
export const opening = (pack: string, type: number): readonly Order[] => [
  { kind: "stake", cents: 1_000 },
  { kind: "deposit" },
  ...(countries[pack]?.needed ?? []).map(
    (needed) => ({ kind: "save", type: needed, isLoose: true }) as const,
  ),
  ...(isBreak(type)
    ? [{ kind: "break", type, index: 0 } as const]
    : [{ kind: "save", type, isLoose: false } as const]),
  // Where a country needs it, it cannot be taken away.
  { kind: "remove", type: 22, index: 0 },
  { kind: "stake", cents: 10_000 },
  { kind: "stake", cents: 2_000 },
  { kind: "deposit" },
  { kind: "stake", cents: 8_000 },
  { kind: "deposit" },
  { kind: "stake", cents: 10_000 },
  { kind: "deposit" },
];

/** Bodies that no page of ours sends; all have to be refused. */
export const tampered = (limitType: number, pack: string): readonly object[] => [
  ...["20", Number.NaN, 1e9, -5, 0.001, 20.005, null, [20], {}, true, "1e2"].map((limitValue) => ({
    limits: [{ limitType, limitValue }],
  })),
  { limits: [{ limitType }] },
  { limits: [{ limitValue: 20 }] },
  { limits: [{ limitType: String(limitType), limitValue: 20 }] },
  { limits: [{ limitType: 37, limitValue: 1 }] },
  { limits: [{ limitType: 4, limitValue: 20 }] },
  // Known to the server, and on offer only where the pack has it.
  { limits: [{ limitType: singleWager, limitValue: hasSingleWager(pack) ? 0.5 : 20 }] },
  {
    limits: [
      { limitType, limitValue: valuesOf(limitType)[0] },
      { limitType, limitValue: valuesOf(limitType)[1] },
    ],
  },
  { limits: [{ limitType: 30, limitValue: 200 }] },
  { limits: [{ limitType: 30, limitValue: 200, selfExcludeReasonId: "1" }] },
  ...[undefined, null, "true", 1].flatMap((isForAllBrands) =>
    countries[pack]?.areBrandsAsked === true
      ? [{ limits: [{ limitType: 30, limitValue: 200, selfExcludeReasonId: 1, isForAllBrands }] }]
      : [],
  ),
  { limits: [] },
  { limits: { limitType, limitValue: 20 } },
  {},
];
