import { betsToSend, type CouponState, isSystem, systemOf, typeIdOf } from "../coupon/index.ts";
import type { DataOf } from "../define.ts";
import type { CouponCode } from "./events.ts";
import type { BetsToLoad, CodeSaving, CouponCodesState } from "./state.ts";

export type { BetsToLoad, CodeLoading, CodeSaving, CouponCodesState, Repeat } from "./state.ts";

/** The longest code, and what it consists of: as in an address, where one or two dots alone would lead elsewhere. */
export const longestCode = 64;
export const isCode = (text: string): boolean => /^(?!\.{1,2}$)[\w.-]{1,64}$/.test(text);

/** The match of a saved bet; "" if it has no name. */
export const namesOf = ({ game }: Pick<BetsToLoad["bets"][number], "game">): string =>
  [game?.opponent1NameEn, game?.opponent2NameEn].filter((name) => name).join(" – ");

const none: CodeSaving = { tag: "idle" };

type CouponToSave = DataOf<typeof CouponCode.asked>["ask"];

/** What a code keeps of the coupon. */
export const couponToSave = (coupon: CouponState): CouponToSave => ({
  typeId: typeIdOf(coupon),
  systemValue: isSystem(coupon) ? systemOf(coupon).size : coupon.systemValue,
  bets: [...betsToSend(coupon)],
});

/** The same text for the same coupon: its type, size, bets with their prices, bankers and blocks. */
export const contentOf = ({ typeId, systemValue, bets }: CouponToSave): string =>
  JSON.stringify([
    typeId,
    systemValue,
    bets.map(({ market: { id, coef }, isBanker, blockId }) => [
      id,
      coef,
      isBanker === true,
      ...(blockId === 0 ? [] : [blockId]),
    ]),
  ]);

/** The code of the coupon as it is now: one for another is none. */
export const savingOf = ({ saving }: CouponCodesState, coupon: CouponState): CodeSaving =>
  "content" in saving && saving.content !== contentOf(couponToSave(coupon)) ? none : saving;
