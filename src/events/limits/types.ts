/** The codes of limit types that are not limits on money. [limits-004] */
export const SELF_EXCLUSION = 30;
export const SESSION_TIME = 31;
export const REALITY_CHECK = 32;
export const TIME_OUT = 33;
/** A block set by the operator. */
export const BLOCK = 37;
/** The most that one bet may stake: our addition, only where the policy says that the type means it. */
export const SINGLE_WAGER = 40;

/** Values that mean none. [limits-019] [limits-020] */
export const NO_DEPOSIT_LIMIT = 999_999_999;
export const NO_SESSION_LIMIT = -1;
