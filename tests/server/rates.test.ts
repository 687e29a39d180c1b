import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoSignIn } from "../../server/players/players.ts";
import { type Answer, type Client, type Operator, signIn, startOperator } from "./operator.ts";

let operator: Operator;
let nextAddress = 1;
beforeEach(async () => {
  // One proxy, so that a test can choose the address of a request.
  operator = await startOperator({ rateFactor: 1, proxies: 1 });
  nextAddress = 1;
});
afterEach(() => operator.close());

const attacker = "198.51.100.1";
const from = (address: string) => ({ "X-Forwarded-For": address });
const anotherAddress = () => {
  nextAddress += 1;
  return `203.0.113.${nextAddress}`;
};
const encoded = (password: string) => Buffer.from(password).toString("base64");
const guess = (name: string, address: string, client: Client = operator.visitor()) =>
  client.post(
    "/web-api/auth/login",
    { uLogin: name, uPassword: encoded("guess"), save: false, componentsData: null },
    from(address),
  );
const right = (client: Client, address: string) =>
  client.post(
    "/web-api/auth/login",
    {
      uLogin: demoSignIn.login,
      uPassword: encoded(demoSignIn.password),
      save: false,
      componentsData: null,
    },
    from(address),
  );
/** How many of the calls were not refused by the rate limit; refused ones must say how long to wait. */
async function passed(calls: readonly (() => Promise<Answer>)[]): Promise<number> {
  let count = 0;
  for (const ask of calls) {
    const { status, body, headers } = await ask();
    if (status === 429) {
      expect(body.code).toBe(60);
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    } else count += 1;
  }
  return count;
}
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const common = {
  countryId: 17,
  currencyId: 2,
  bonusId: 0,
  isTermsAccepted: true,
  componentsData: null,
};

describe("requests from one address", () => {
  it("try a password on 20 of 40 logins, then one in half a minute", async () => {
    const spray = () => times(40, (index) => () => guess(`player${index}`, attacker));
    expect(await passed(spray())).toBe(20);
    operator.pass(30_000);
    expect(await passed(spray())).toBe(1);
    expect((await right(operator.visitor(), anotherAddress())).status).toBe(200);
  });

  it("are not counted with correct passwords: a whole office signs in", async () => {
    expect(await passed(times(22, () => () => right(operator.visitor(), attacker)))).toBe(22);
  });

  it("send text messages to 10 of 60 numbers", async () => {
    const send = (index: number) => () =>
      operator
        .visitor()
        .post(
          "/web-api/registration/send-sms",
          { phoneCode: "+7", phone: `70155500${10 + index}`, componentsData: null },
          from(attacker),
        );
    expect(await passed(times(60, send))).toBe(10);
    const { messages } = (await operator.visitor().get("/__outbox")).body;
    expect(messages).toHaveLength(10);
  });

  it("send reset codes to 10 of 60 addresses, and 6 to one mailbox", async () => {
    const ask = (email: string, address: string) => () =>
      operator
        .visitor()
        .post("/web-api/auth/password/forgot", { method: "email", email }, from(address));
    expect(await passed(times(60, (index) => ask(`somebody${index}@example.com`, attacker)))).toBe(
      10,
    );
    const bombs = times(20, () => ask(demoSignIn.email, anotherAddress()));
    expect(await passed(bombs)).toBe(6);
  });

  it("order calls for 10 of 30 strangers", async () => {
    const requestCall = (index: number) => () =>
      operator
        .visitor()
        .post(
          "/web-api/support/callback",
          { phone: `70155500${10 + index}`, phoneCode: "+7" },
          from(attacker),
        );
    expect(await passed(times(30, requestCall))).toBe(10);
  });

  it("create 20 players at most, whatever the session", async () => {
    const register = () => async () => {
      const visitor = operator.visitor();
      await visitor.get("/web-api/session", from(attacker));
      return visitor.post("/web-api/registration/fast_reg", common, from(attacker));
    };
    expect(await passed(times(24, register))).toBe(20);
  });

  it("open a limited number of sessions", async () => {
    const open = () => () => operator.visitor().get("/web-api/session", from(attacker));
    expect(await passed(times(320, open))).toBe(300);
  });

  it("guess a limited number of codes of messages and emails", async () => {
    const check = (path: string, body: object) => () =>
      operator.visitor().post(path, body, from(attacker));
    const phone = { phoneCode: "+7", phone: "7015550001", code: "00000" };
    expect(await passed(times(40, () => check("/web-api/registration/check-sms", phone)))).toBe(30);
    const reset = { resetId: "pr_x", code: "000000" };
    expect(
      await passed(times(40, () => check("/web-api/auth/password/forgot/verify", reset))),
    ).toBe(30);
  });
});

describe("a victim of guessing", () => {
  it("signs in from elsewhere while somebody guesses their password", async () => {
    expect(await passed(times(12, () => () => guess("demo", attacker)))).toBe(5);
    expect((await right(operator.visitor(), attacker)).status).toBe(429);
    expect((await right(operator.visitor(), anotherAddress())).status).toBe(200);
  });

  it("signs in with a browser they have used, even if a thousand addresses guess, including their own", async () => {
    const home = anotherAddress();
    const browser = operator.visitor();
    expect((await right(browser, home)).status).toBe(200);
    const guesses = times(14, () => () => guess("demo", anotherAddress()));
    expect(await passed([...guesses, ...times(12, () => () => guess("demo", home))])).toBe(10);
    expect((await right(operator.visitor(), anotherAddress())).status).toBe(429);
    expect((await right(browser, home)).status).toBe(200);
    expect((await right(browser, anotherAddress())).status).toBe(200);
  });

  it("is protected from a thief of the browser's mark: five tries, then one a minute", async () => {
    const browser = operator.visitor();
    await right(browser, attacker);
    const mark = browser.cookie;
    const thief = () => Object.assign(operator.visitor(), { cookie: mark });
    const tries = times(12, () => () => guess("demo", anotherAddress(), thief()));
    expect(await passed(tries)).toBe(5);
  });

  it("can still set a new password, and so reach their account", async () => {
    const browser = operator.visitor();
    const ask = (client: Client, address: string) =>
      client.post(
        "/web-api/auth/password/forgot",
        { method: "email", email: demoSignIn.email },
        from(address),
      );
    const home = anotherAddress();
    const mine = (await ask(browser, home)).body;
    const letters = async () => (await browser.get("/__outbox")).body.messages;
    const code = /\d{6}$/.exec((await letters()).at(-1).text)?.[0];
    // Another person who asks neither invalidates the player's code nor makes them wait.
    expect((await ask(operator.visitor(), attacker)).status).toBe(200);
    const verified = await browser.post(
      "/web-api/auth/password/forgot/verify",
      { resetId: mine.resetId, code },
      from(home),
    );
    expect(verified.status).toBe(200);
    await passed(times(14, () => () => guess("demo", anotherAddress())));
    const { resetToken } = verified.body;
    const change = { resetToken, newPassword: encoded("kick-off 2026") };
    const changed = await browser.post("/web-api/auth/password/reset", change, from(home));
    expect(changed.status).toBe(200);
    expect((await signIn(browser, "kick-off 2026")).status).toBe(200);
  });

  it("turns all browsers into strangers with a new password", async () => {
    const browser = operator.visitor();
    await right(browser, attacker);
    const other = operator.visitor();
    const home = anotherAddress();
    const email = demoSignIn.email;
    const forgot = { method: "email", email };
    const { resetId } = (await other.post("/web-api/auth/password/forgot", forgot, from(home)))
      .body;
    const { messages } = (await other.get("/__outbox")).body;
    const code = /\d{6}$/.exec(messages.at(-1).text)?.[0];
    const verify = { resetId, code };
    const { resetToken } = (
      await other.post("/web-api/auth/password/forgot/verify", verify, from(home))
    ).body;
    const change = { resetToken, newPassword: encoded("kick-off 2026") };
    await other.post("/web-api/auth/password/reset", change, from(home));
    await passed(times(12, () => () => guess("demo", attacker, browser)));
    expect((await right(browser, attacker)).status).toBe(429);
  });
});

describe("the limits of a test machine", () => {
  it("are raised by a command, and restored by a reset", async () => {
    let asked = 0;
    const letters = (count: number) =>
      passed(
        times(count, () => () => {
          asked += 1;
          const letter = { method: "email", email: `player${asked}@example.com` };
          return operator.visitor().post("/web-api/auth/password/forgot", letter, from(attacker));
        }),
      );
    const control = async (requestCall: object) =>
      (await operator.visitor().post("/__control", requestCall, from("::1"))).status;
    expect(await letters(12)).toBe(10);
    expect(await control({ reset: true })).toBe(200);
    expect(await letters(12)).toBe(10);
    expect(await control({ rateFactor: 10 })).toBe(200);
    expect(await letters(12)).toBe(12);
    expect(await control({ rateFactor: 0 })).toBe(400);
  });
});
