export type Player = {
  /** One look at their balance and one at the live feed. */ ask(): Promise<void>;
};

const from = { "X-Forwarded-For": "192.0.2.2" };

/** A player who has just registered and looks at the site. */
export async function openPlayer(url: string): Promise<Player> {
  const registered = await fetch(`${url}/web-api/registration/fast_reg`, {
    method: "POST",
    headers: { Origin: url, "Content-Type": "application/json", ...from },
    body: JSON.stringify({
      countryId: 17,
      currencyId: 2,
      bonusId: 0,
      isTermsAccepted: true,
      componentsData: null,
    }),
  });
  if (!registered.ok) throw new Error(`no player was made: ${await registered.text()}`);
  const cookies = registered.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const Cookie = cookies.join("; ");
  const asked = await fetch(`${url}/web-api/user/gettoken?force_refresh=true`, {
    headers: { Cookie, ...from },
  });
  const { token } = (await asked.json()) as { token: string };
  const headers = { Cookie, Authorization: `Bearer ${token}`, ...from };
  const look = async (path: string): Promise<void> => {
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  return {
    ask: async () => {
      await look("/web-api/user/balance");
      await look("/live-feed/v1/sports?lng=en");
    },
  };
}
