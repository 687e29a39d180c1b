import { demoSignIn } from "../../server/players/players.ts";
import { type App, expect } from "./fixture.ts";

export type PlacedCoupon = {
  readonly id: number;
  readonly amount: number;
  readonly coef: number;
  readonly status: string;
  readonly bets: readonly { readonly marketId: number }[];
};

/** The demo player's bets on the server, newest first: requested without the browser. */
export async function placedCoupons({ url }: App): Promise<readonly PlacedCoupon[]> {
  const uPassword = Buffer.from(demoSignIn.password).toString("base64");
  const signedIn = await fetch(`${url}/web-api/auth/login`, {
    method: "POST",
    headers: { Origin: url, "Content-Type": "application/json" },
    body: JSON.stringify({
      uLogin: demoSignIn.login,
      uPassword,
      save: false,
      componentsData: null,
    }),
  });
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const Cookie = cookies.join("; ");
  const token = await fetch(`${url}/web-api/user/gettoken?force_refresh=true`, {
    headers: { Cookie },
  });
  const { token: bearer } = (await token.json()) as { readonly token: string };
  const history = await fetch(`${url}/web-api/bets/history?limit=100`, {
    headers: { Cookie, Authorization: `Bearer ${bearer}` },
  });
  expect(history.status).toBe(200);
  return ((await history.json()) as { readonly items: readonly PlacedCoupon[] }).items;
}
