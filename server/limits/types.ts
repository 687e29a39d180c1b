/** The codes of the limit types that are not limits on money. [limits-004] */
export const selfExclusion = 30;
export const session = 31;
export const realityCheck = 32;
export const timeOut = 33;
/** Set by the operator, never by the player. */
export const block = 37;
/** The most that one bet may stake: our addition, only where the policy pack has it. */
export const singleWager = 40;

/** The value of a session limit, and what is left of it, when there is none. */
export const noSessionLimit = -1;
/** The value of a money limit when there is none. [limits-019] */
export const noMoneyLimit = 999_999_999;

/** What a money limit counts. */
export type Counted = "stakes" | "losses" | "deposits";

export const countedBy = (type: number): Counted | null => {
  if (type >= 1 && type <= 3) return "stakes";
  if (type >= 10 && type <= 12) return "losses";
  return type >= 20 && type <= 22 ? "deposits" : null;
};

/** A value is an amount: of what is moved within a period, or of one bet. */
export const isOfMoney = (type: number): boolean =>
  countedBy(type) !== null || type === singleWager;

/** The days of the rolling period that a money limit covers: 24 hours, 7 days or 30 days. [limits-003] */
export const periodDays: Readonly<Record<number, number>> = {
  1: 1,
  2: 7,
  3: 30,
  10: 1,
  11: 7,
  12: 30,
  20: 1,
  21: 7,
  22: 30,
};
