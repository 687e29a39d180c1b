import { exactMinor } from "../../src/events/money/minorUnits.ts";
import { type SystemSize, systemSizes } from "../../src/events/money/systems.ts";
import type { FieldReader } from "../http/body.ts";
import { type Fields, isFields } from "../json.ts";
import type { AskedCoupon } from "./request.ts";

/** The part of a stake that is on one block, in minor units. */
export type BlockMinor = { readonly blockId: number; readonly minor: number };

/** The blocks of a system, by id; none if all its bets are one. */
export const blockIdsOf = ({ typeId, bets }: AskedCoupon): readonly number[] =>
  typeId === 2
    ? [
        ...new Set(bets.flatMap(({ isBanker, blockId }) => (isBanker || !blockId ? [] : blockId))),
      ].toSorted((a, b) => a - b)
    : [];

/** The sizes that the system can have. */
export function sizesOf(coupon: AskedCoupon): readonly SystemSize[] {
  const { bets } = coupon;
  const bankers = bets.filter(({ isBanker }) => isBanker).length;
  const ids = blockIdsOf(coupon);
  const counts = ids.map(
    (id) => bets.filter(({ isBanker, blockId }) => !isBanker && blockId === id).length,
  );
  return systemSizes(bets.length, bankers, ids.length === 0 ? undefined : counts);
}

/** No block is 0; anything but a whole number is none. */
export function blockIdIn(bet: unknown): number {
  const id = isFields(bet) ? bet["blockId"] : 0;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** The amount of each block of a system; blocks and amounts have to belong together. [coupon-045] */
export function blockMinorsIn(
  reader: FieldReader,
  fields: Fields,
  asked: AskedCoupon,
  { amountMinor, iso }: { readonly amountMinor: number; readonly iso: string },
): readonly BlockMinor[] {
  const amounts = isFields(fields["amountByBlockId"]) ? fields["amountByBlockId"] : {};
  const ids = blockIdsOf(asked);
  for (const id of Object.keys(amounts))
    if (!ids.includes(Number(id)))
      reader.fail(`amountByBlockId.${id}`, "unknown", "no bet is in this block");
  const minors = ids.map((blockId) => {
    const amount = amounts[blockId];
    const minor = typeof amount === "number" ? exactMinor(amount, iso) : null;
    if (minor === null || minor < 0)
      reader.fail(`amountByBlockId.${blockId}`, "step", "an amount no finer than the currency");
    return { blockId, minor: minor ?? 0 };
  });
  const sum = minors.reduce((total, { minor }) => total + minor, 0);
  if (minors.length > 0 && sum !== amountMinor)
    reader.fail("amount", "sum", "the amounts of the blocks do not add up to it");
  return minors;
}
