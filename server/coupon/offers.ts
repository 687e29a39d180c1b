import { createHmac, timingSafeEqual } from "node:crypto";

/** How long an offer is kept for the player who has seen it. */
export const offerMs = 10_000;

/** What was offered for a coupon, in minor units, and when (Unix ms). */
export type Offer = { readonly couponId: number; readonly minor: number; readonly at: number };

/** Cash-out offers. Their ids hold the offer itself, signed, so nothing has to be stored for them. */
export type Offers = {
  issue(offer: Offer): string;
  /** The offer with this id; null if it is not one of this server for this coupon. */
  read(id: string, couponId: number): Offer | null;
};

/** @param key the database's signing key */
export function createOffers(key: Buffer): Offers {
  const sign = ({ couponId, minor, at }: Offer): string =>
    createHmac("sha256", key)
      .update(`cash-out ${couponId} ${minor} ${at}`)
      .digest("base64url")
      .slice(0, 22);
  return {
    issue: (offer) => `co_${offer.minor}.${offer.at}.${sign(offer)}`,
    read: (id, couponId) => {
      const match = /^co_(\d{1,15})\.(\d{1,15})\.([\w-]{22})$/.exec(id);
      if (!match) return null;
      const offer = { couponId, minor: Number(match[1]), at: Number(match[2]) };
      const isOurs = timingSafeEqual(Buffer.from(match[3] ?? ""), Buffer.from(sign(offer)));
      return isOurs ? offer : null;
    },
  };
}
