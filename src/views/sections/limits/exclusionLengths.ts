import type { TranslationKey } from "../../../infra/i18n.ts";

export const exclusionUnits = ["days", "months", "years", "forGood"] as const;
export type ExclusionUnit = (typeof exclusionUnits)[number];

const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

/** Days in the largest unit that they are a whole number of. [limits-021] */
export function unitOf(days: number): {
  readonly unit: Exclude<ExclusionUnit, "forGood">;
  readonly count: number;
} {
  if (days % YEAR_DAYS === 0) return { unit: "years", count: days / YEAR_DAYS };
  if (days % MONTH_DAYS === 0) return { unit: "months", count: days / MONTH_DAYS };
  return { unit: "days", count: days };
}

export const unitKeys = {
  days: { unit: "limits.unitDays", length: "limits.days" },
  months: { unit: "limits.unitMonths", length: "limits.months" },
  years: { unit: "limits.unitYears", length: "limits.years" },
  forGood: { unit: "limits.forGood", length: "limits.forGood" },
} as const satisfies Readonly<
  Record<ExclusionUnit, { readonly unit: TranslationKey; readonly length: TranslationKey }>
>;
