import { expect } from "vitest";
import { demoSignIn } from "../../server/players/players.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { type Answer, type Client, type Operator, refreshToken } from "./operator.ts";

export const minute = 60_000;
export const day = 24 * 60 * minute;
export const path = "/web-api/office/sessions";
/** A User-Agent header. */
export const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

export type Item = {
  readonly id: string;
  readonly startedAt: number;
  readonly lastActiveAt: number;
  readonly isCurrent: boolean;
  readonly isActive: boolean;
};

export const listOf = async (player: Client, query = ""): Promise<Item[]> =>
  (await player.get(path + query)).body.items;
export const currentOf = async (player: Client): Promise<Item> => {
  const current = (await listOf(player)).filter(({ isCurrent }) => isCurrent);
  expect(current).toHaveLength(1);
  return current[0] as Item;
};
export const end = (player: Client, { id }: Item) => player.delete(`${path}/${id}`);
export const statusOf = async (answer: Promise<Answer>): Promise<number> => (await answer).status;

export async function signIn(operator: Operator, save: boolean): Promise<Client> {
  const player = operator.visitor();
  const uPassword = Buffer.from(demoSignIn.password).toString("base64");
  await player.post(
    "/web-api/auth/login",
    { uLogin: demoSignIn.login, uPassword, save, componentsData: null },
    { "User-Agent": "curl/8.5.0" },
  );
  await refreshToken(player);
  return player;
}

export async function registered(operator: Operator): Promise<Client> {
  const player = operator.visitor();
  await player.get("/web-api/session");
  const fields = { countryId: 17, currencyId: 2, bonusId: 0, isTermsAccepted: true };
  await player.post(
    "/web-api/registration/fast_reg",
    { ...fields, componentsData: null },
    { "User-Agent": safari },
  );
  await refreshToken(player);
  return player;
}

/** What the database holds while the server is stopped. */
export async function whileStopped<T>(operator: Operator, work: (store: Store) => T): Promise<T> {
  let result: T[] = [];
  await operator.restart(() => {
    const store = openStore(operator.folder);
    result = [work(store)];
    store.close();
  });
  return result[0] as T;
}
