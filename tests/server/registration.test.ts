import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, openPicks, place } from "./coupons.ts";
import { type Client, moneyOf, type Operator, refreshToken, startOperator } from "./operator.ts";

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());

const common = {
  countryId: 17,
  currencyId: 2,
  bonusId: 0,
  isTermsAccepted: true,
  componentsData: null,
};
const encoded = (password: string) => Buffer.from(password).toString("base64");
const person = {
  ...common,
  email: "Aida@Example.com",
  password: encoded("offside1"),
  name: "Aida",
  surname: "Omarova",
  dateBirthday: "1994-03-08",
};
const newcomer = async (): Promise<Client> => {
  const visitor = operator.visitor();
  await visitor.get("/web-api/session");
  return visitor;
};
const register = (visitor: Client, type: string, fields: object) =>
  visitor.post(`/web-api/registration/${type}`, fields);
const lastMessage = async (): Promise<string> =>
  (await operator.visitor().get("/__outbox")).body.messages.at(-1).text;

describe("one click [auth-005] [auth-006]", () => {
  it("offers no bonus, and accepts no choice of one", async () => {
    const visitor = await newcomer();
    const form = await visitor.get("/web-api/registration/form?countryId=17&lng=en");
    expect(form.body.bonuses).toEqual([]);
    const config = await visitor.get("/bff-api/config/all.json?lang=en");
    expect(config.body.registration.bonusChoices).toEqual([]);
    const { status, body } = await register(visitor, "fast_reg", { ...common, bonusId: 1 });
    expect([status, body.errors[0].field]).toEqual([400, "bonusId"]);
  });
  it("creates a player who is signed in, can bet, and can sign in again", async () => {
    const player = await newcomer();
    const before = player.cookie;
    const { status, body } = await register(player, "fast_reg", common);
    expect([status, body.isSignedIn, body.isActivationNeeded]).toEqual([200, true, false]);
    expect(body.password).toMatch(/^[A-Za-z0-9]{10}$/);
    expect(player.cookie).not.toBe(before);
    await refreshToken(player);
    expect(await moneyOf(player)).toBe(100);
    const [pick] = await openPicks(player, "line");
    if (pick === undefined) throw new Error("nothing to bet on");
    const [account] = (await player.get("/web-api/user/accounts")).body.accounts;
    const placed = await place(
      player,
      couponOf([pick], { accountId: account.id, userId: body.userId }),
    );
    expect([placed.status, placed.body.state]).toEqual([200, "accepted"]);
    expect(await moneyOf(player)).toBe(90);
    expect(body.login).toBe(String(body.userId));
    const again = await operator.visitor().post("/web-api/auth/login", {
      uLogin: body.login,
      uPassword: encoded(body.password),
      save: false,
      componentsData: null,
    });
    expect(again.body).toMatchObject({ responseType: "done", userInfo: { userId: body.userId } });
  });

  it("answers a repeated request with the same player, until their session was used", async () => {
    const visitor = await newcomer();
    const { cookie } = visitor;
    const first = await register(visitor, "fast_reg", common);
    // The answer was lost, including its cookie.
    visitor.cookie = cookie;
    const second = await register(visitor, "fast_reg", common);
    expect(second.body).toEqual(first.body);
    await refreshToken(visitor);
    visitor.cookie = cookie;
    const third = await register(visitor, "fast_reg", common);
    expect(third.body.userId).not.toBe(first.body.userId);
  });

  it("refuses signed-in players, and requires acceptance of the rules", async () => {
    const player = await operator.signedIn();
    expect((await register(player, "fast_reg", common)).body.code).toBe(50);
    const refused = await register(await newcomer(), "fast_reg", {
      ...common,
      isTermsAccepted: false,
      countryId: 999,
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      "countryId",
      "isTermsAccepted",
    ]);
  });

  it("shows the generated password once more, and never emails it [auth-007] [route-auth-005]", async () => {
    const player = await newcomer();
    const { body } = await register(player, "fast_reg", common);
    await refreshToken(player);
    const data = () => player.get("/web-api/registration/welcome-data");
    expect((await data()).body).toEqual({
      login: body.login,
      password: body.password,
      email: null,
    });
    expect((await data()).body.password).toBeNull();
    const send = (email: string) =>
      player.post("/web-api/registration/send-credentials", { email });
    expect((await send("a@example.com")).status).toBe(200);
    const letter = await lastMessage();
    expect(letter).toContain(`Account number: ${body.login}.`);
    expect(letter).not.toContain(body.password);
    for (let time = 0; time < 2; time += 1) await send("a@example.com");
    expect((await send("stranger@example.com")).status).toBe(429);
  });

  it("sends email only to the address that the player gave", async () => {
    const player = await newcomer();
    await register(player, "full_reg", { ...person, email: "own@example.com" });
    await refreshToken(player);
    const send = (email: string) =>
      player.post("/web-api/registration/send-credentials", { email });
    expect((await send("stranger@example.com")).status).toBe(400);
    expect((await send("Own@example.com")).status).toBe(200);
  });
});

describe("by phone [auth-005]", () => {
  const phone = { phone: "7015550001", phoneCode: "+7" };
  const send = async () =>
    (await newcomer()).post("/web-api/registration/send-sms", { ...phone, componentsData: null });
  const check = async (code: string) =>
    (await newcomer()).post("/web-api/registration/check-sms", { ...phone, code });

  it("requires the code that was sent, protects it, and registers a number once", async () => {
    expect((await send()).body).toMatchObject({ success: true, timeout: 60, codeLength: 5 });
    expect((await send()).status).toBe(429);
    const code = (await lastMessage()).replace("Registration code: ", "");
    const wrong = code === "00000" ? "00001" : "00000";
    expect((await check(wrong)).body.code).toBe(1003);
    const { smsToken } = (await check(code)).body;
    const body = { ...common, ...phone, smsToken };
    expect(
      (await register(await newcomer(), "phone_reg", { ...body, smsToken: "x" })).body.code,
    ).toBe(4003);
    const player = await newcomer();
    const made = await register(player, "phone_reg", body);
    expect([made.status, "password" in made.body]).toEqual([200, false]);
    expect((await register(await newcomer(), "phone_reg", body)).body).toMatchObject({
      code: 4002,
      errors: [{ field: "phone" }],
    });
    expect((await send()).body.code).toBe(4002);
    await refreshToken(player);
    expect((await player.get("/web-api/registration/welcome-data")).body.password).toMatch(/./);
    expect((await player.get("/web-api/user/config")).body.result).toMatchObject({
      phone_code: "+7",
      user_email: null,
    });
  });

  it("invalidates a code after five guesses and after ten minutes", async () => {
    operator.pass(60_000);
    const other = { phone: "7015550002", phoneCode: "+7" };
    const visitor = await newcomer();
    const ask = () =>
      visitor.post("/web-api/registration/send-sms", { ...other, componentsData: null });
    const guess = (code: string) =>
      visitor.post("/web-api/registration/check-sms", { ...other, code });
    await ask();
    const code = (await lastMessage()).replace("Registration code: ", "");
    const wrong = code === "00000" ? "00001" : "00000";
    for (let time = 0; time < 5; time += 1) expect((await guess(wrong)).body.code).toBe(1003);
    expect((await guess(code)).body.code).toBe(1006);
    operator.pass(60_000);
    await ask();
    const fresh = (await lastMessage()).replace("Registration code: ", "");
    operator.pass(10 * 60_000 + 1);
    expect((await guess(fresh)).body.code).toBe(1004);
  });
});

describe("with all fields [auth-005]", () => {
  it("creates one player per email, however it is written", async () => {
    const player = await newcomer();
    const { body } = await register(player, "full_reg", person);
    expect(body).toMatchObject({ isSignedIn: true });
    expect(body).not.toHaveProperty("password");
    const twice = await register(await newcomer(), "full_reg", {
      ...person,
      email: "AIDA@example.com",
    });
    expect([twice.status, twice.body.code, twice.body.errors[0].field]).toEqual([
      409,
      4002,
      "email",
    ]);
  });

  it.each([
    [{ password: encoded("short1") }, 4004, undefined],
    [{ password: encoded("onlyletters") }, 4004, undefined],
    [{ dateBirthday: "2010-01-01" }, 11, "dateBirthday"],
    [{ dateBirthday: "1994-02-30" }, 11, "dateBirthday"],
    [{ email: "nobody" }, 11, "email"],
    [{ name: "<b>" }, 11, "name"],
  ])("refuses %o", async (part, code, field) => {
    const { body } = await register(await newcomer(), "full_reg", { ...person, ...part });
    expect([body.code, body.errors?.[0].field]).toEqual([code, field]);
  });
});

it("is refused when the site has closed registration", async () => {
  await operator.control({ config: { registration: { isAllowed: false } } });
  const { status, body } = await register(await newcomer(), "fast_reg", common);
  expect([status, body.code]).toEqual([403, 4001]);
  await operator.control({ config: null });
});
