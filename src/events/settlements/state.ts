/** An open coupon of the player. `createdAt` in Unix seconds. */
export type OpenCoupon = {
  readonly id: number;
  readonly accountId: number;
  readonly createdAt: number;
};

/** Which coupons this page has seen open, so that it can tell what became of them. */
export type SettlementsState = {
  readonly known: readonly OpenCoupon[];
  /** No longer among the open ones: the history has to say why. */
  readonly gone: readonly OpenCoupon[];
  /** Told of before, on this device; the newest last. */
  readonly told: readonly number[];
};

export const initial: SettlementsState = { known: [], gone: [], told: [] };
