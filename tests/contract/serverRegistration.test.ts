import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type Operator, refreshToken, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";

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
const post = (what: string, body: object, client: Client = operator.visitor()) =>
  client.post(`/web-api/registration/${what}`, body);

describe("the answers to registration match the contract", () => {
  it("for the form [auth-005] [auth-006]", async () => {
    const form = (query: string) => operator.visitor().get(`/web-api/registration/form?${query}`);
    for (const lng of ["en", "ru"])
      await check("getRegistrationForm", form(`lng=${lng}&countryId=17`));
    await check("getRegistrationForm", form("lng=en"), 400);
    await check("getRegistrationForm", form("lng=en&countryId=999"), 400);
  });

  it("by one click and with all fields [auth-005]", async () => {
    const player = operator.visitor();
    const { body } = await check("registerFast", post("fast_reg", common, player));
    expect(body.isSignedIn).toBe(true);
    await check("registerFast", post("fast_reg", {}), 400);
    await check("registerFast", post("fast_reg", common, player), 409);
    const person = {
      ...common,
      email: "nino@example.com",
      password: Buffer.from("offside1").toString("base64"),
      name: "Nino",
      surname: "Beridze",
      dateBirthday: "1990-01-31",
    };
    await check("registerFull", post("full_reg", person));
    await check("registerFull", post("full_reg", person), 409);
    await check("registerFull", post("full_reg", { ...person, email: "x" }), 400);
    await operator.control({ config: { registration: { isAllowed: false } } });
    await check("registerFast", post("fast_reg", common), 403);
    await operator.control({ config: null });
  });

  it("by phone [auth-005]", async () => {
    const phone = { phone: "7015550009", phoneCode: "+7" };
    await check("sendRegistrationSms", post("send-sms", { ...phone, componentsData: null }));
    await check("sendRegistrationSms", post("send-sms", { ...phone, componentsData: null }), 429);
    await check("sendRegistrationSms", post("send-sms", { phone: "1", phoneCode: "+7" }), 400);
    const { messages } = (await operator.visitor().get("/__outbox")).body;
    const code = messages.at(-1).text.replace("Registration code: ", "");
    await check("checkRegistrationSms", post("check-sms", { ...phone, code: "x" }), 400);
    const { body } = await check("checkRegistrationSms", post("check-sms", { ...phone, code }));
    const order = { ...common, ...phone, smsToken: body.smsToken };
    await check("registerByPhone", post("phone_reg", { ...order, smsToken: "" }), 409);
    await check("registerByPhone", post("phone_reg", order));
    await check("registerByPhone", post("phone_reg", order), 409);
  });

  it("for the new player's credentials [route-auth-005] [auth-007]", async () => {
    const player = operator.visitor();
    await post("fast_reg", common, player);
    const data = () => player.get("/web-api/registration/welcome-data");
    await check("getWelcomeData", data(), 401);
    await refreshToken(player);
    await check("getWelcomeData", data());
    await check("getWelcomeData", data());
    const send = (body: object) => post("send-credentials", body, player);
    await check("sendCredentials", send({ email: "nino@example.com" }));
    await check("sendCredentials", send({}), 400);
  });

  it("for questions to support [modals-005]", async () => {
    const player = await operator.signedIn();
    const ask = (body: object) => player.post("/web-api/support/questions", body);
    const requests = (query = "") => player.get(`/web-api/support/requests${query}`);
    expect((await check("listSupportRequests", requests())).body.items).toEqual([]);
    await check("askQuestion", ask({ text: "How long?\n<b>Really</b>", topicId: 1 }));
    await check("askQuestion", ask({ text: "And why?" }));
    await check("askQuestion", ask({ text: " " }), 400);
    await check("askQuestion", ask({ text: "x".repeat(4001) }), 400);
    await check("askQuestion", operator.visitor().post("/web-api/support/questions", {}), 401);
    const { body } = await check("listSupportRequests", requests("?limit=1"));
    expect([body.items[0].title, body.items.length]).toEqual(["And why?", 1]);
    const next = await check("listSupportRequests", requests(`?pageToken=${body.nextPageToken}`));
    expect(next.body.items[0].messages[0].html).toBe(
      "<p>How long?<br>&lt;b&gt;Really&lt;/b&gt;</p>",
    );
    expect(next.body.nextPageToken).toBeNull();
    for (let time = 2; time < 10; time += 1) await ask({ text: "Again" });
    await check("askQuestion", ask({ text: "Again" }), 429);
  });
});
