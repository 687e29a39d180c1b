import type { State } from "../index.ts";
import { REALITY_CHECK, SELF_EXCLUSION, SESSION_TIME, SINGLE_WAGER, TIME_OUT } from "./types.ts";
import { hasSingleWagerLimit } from "./wager.ts";

/** The longest self-exclusion, days. [limits-022] */
export const LONGEST_EXCLUSION_DAYS = 3_650;

/** The groups of the page, in its order. [limits-005] */
export const limitGroups = {
  deposit: [20, 21, 22],
  extra: [SESSION_TIME, TIME_OUT, SELF_EXCLUSION],
  reality: [REALITY_CHECK],
  singleWager: [SINGLE_WAGER],
  wagering: [1, 2, 3],
  loss: [10, 11, 12],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type LimitGroup = keyof typeof limitGroups;

/** The periods of the limits on money, in the order of each group. [limits-003] */
export const limitPeriods = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

export const groupOf = (limitType: number): LimitGroup | undefined =>
  (Object.keys(limitGroups) as LimitGroup[]).find((group) =>
    limitGroups[group].some((type) => type === limitType),
  );

/** 24 hours, 7 days or 30 days; undefined for a type that is no limit on money. */
export function periodOf(limitType: number): LimitPeriod | undefined {
  const group = groupOf(limitType);
  if (group !== "deposit" && group !== "wagering" && group !== "loss") return undefined;
  return limitPeriods[limitGroups[group].findIndex((type) => type === limitType)];
}

/** The kinds of limits and breaks, in the order in which they are named, with a type of each. */
const tools = {
  deposit: 20,
  wagering: 1,
  loss: 10,
  singleWager: SINGLE_WAGER,
  session: SESSION_TIME,
  reality: REALITY_CHECK,
  timeOut: TIME_OUT,
  exclusion: SELF_EXCLUSION,
} as const;
type LimitTool = keyof typeof tools;

/** Those of them that the site offers. */
export const toolsOffered = ({ shell }: Pick<State, "shell">): readonly LimitTool[] =>
  (Object.keys(tools) as LimitTool[]).filter(
    (tool) =>
      shell.config?.limits?.availableTypeIds?.includes(tools[tool]) === true &&
      (tool !== "singleWager" || hasSingleWagerLimit({ shell })),
  );
