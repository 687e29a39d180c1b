import { couponOf, type Pick, place } from "./coupons.ts";
import { type Client, refreshToken } from "./client.ts";

/** A bet of a player who has registered for it with one click. */
export async function betOfNewcomer(client: Client, picks: readonly Pick[]): Promise<void> {
  await client.get("/web-api/session");
  const { body } = await client.post("/web-api/registration/fast_reg", {
    countryId: 17,
    currencyId: 2,
    bonusId: 0,
    isTermsAccepted: true,
    componentsData: null,
  });
  await refreshToken(client);
  const accountId = (await client.get("/web-api/user/accounts")).body.accounts[0].id;
  const placed = await place(client, couponOf(picks, { accountId, userId: body.userId }));
  if (placed.body.success !== true) throw new Error(`refused: ${JSON.stringify(placed.body)}`);
}
