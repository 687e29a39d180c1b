// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { CallError } from "../../src/events/define.ts";
import {
  PromoCodeActivation,
  PromoCode,
  PromoCodes,
  PromoCodeFound,
} from "../../src/events/promoCodes/events.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import Menu from "../../src/views/sections/menu/index.tsx";
import PromoCodesScreen from "../../src/views/sections/promoCodes/index.tsx";
import { answered } from "../kit/events.ts";
import { selfExclusion } from "../marbles/limits.ts";
import {
  hrefs,
  offline,
  open,
  commands,
  sealed,
  submit,
  texts,
  received,
} from "./contentScreen.tsx";
import type { FakeClient } from "./fakeClient.ts";
import { control, player, visitor } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

const historyPath = "/en/office/promo-code-history";
const checkPath = "/en/office/promo-code-check";
const start = () => open(checkPath, PromoCodesScreen, ...player(10));
const field = "#promo-code";

type State = "valid" | "used" | "expired";
/** Noon of 31 December 2027, UTC. */
const expiresAt = 1_830_254_400;
const answerWith = (fake: FakeClient, state: State, ends: number | null = expiresAt) => {
  const promocode = sealed(fake, "WELCOME");
  const promo = { promocode, title: "Welcome bonus", state, expiresAt: ends };
  received(fake, PromoCode, { success: true, message: "", promo }, { promocode });
};
/** Types the code and submits it. */
const asked = () => {
  const { fake, page } = start();
  type(one(page, field), " WELCOME ");
  submit(page);
  return { fake, page };
};
const checked = (state: State, ends?: number | null) => {
  const { fake, page } = asked();
  answerWith(fake, state, ends);
  return { fake, page };
};
const failed = (fake: FakeClient, error: CallError) =>
  fake.emit(
    PromoCodeActivation.failed({ call: 2, ask: { promocode: sealed(fake, "WELCOME") }, error }),
  );
const button = (page: ParentNode, name: string) =>
  [...page.querySelectorAll("button")].find(({ textContent }) => textContent === name);

describe("checking a promo code", () => {
  it("starts with the code from the address, which typing replaces [route-office-004]", () => {
    const { fake, page } = start();
    fake.emit(PromoCodeFound({ promocode: sealed(fake, "WELCOME") }));
    expect(one(page, field)).toHaveProperty("value", "WELCOME");
    type(one(page, field), "DERBY");
    fake.emit(PromoCodeFound({ promocode: sealed(fake, "OTHER") }));
    expect(one(page, field)).toHaveProperty("value", "DERBY");
  });
  it("needs a code, and accepts no more than 64 characters", () => {
    const { fake, page } = start();
    submit(page);
    expect(page.textContent).toContain("Enter the code");
    expect(document.activeElement?.id).toBe("promo-code");
    expect(fake.sent).toEqual([]);
    type(one(page, field), "x".repeat(70));
    expect(one(page, field)).toHaveProperty("value", "x".repeat(64));
  });
  it("sends it sealed, and locks the form in the meantime [route-office-003]", () => {
    const { fake, page } = asked();
    expect(commands(fake)).toEqual([{ type: "CheckPromo", data: { promocode: "WELCOME" } }]);
    expect(JSON.stringify(fake.state().promoCodes)).not.toContain("WELCOME");
    expect(control(page, "Checking").getAttribute("aria-busy")).toBe("true");
  });
  it.each([
    ["valid", expiresAt, "Valid", "until 31 Dec 2027 12:00", true],
    ["valid", null, "Valid", "at any time", true],
    ["expired", expiresAt, "Expired", "until 31 Dec 2027 12:00", false],
    ["used", expiresAt, "Used", "Welcome bonus", false],
  ] as const)(
    "says that one is %s, until %s [route-office-003]",
    (state, ends, word, said, can) => {
      const { page } = checked(state, ends);
      const result = one(page, '[role="status"]').textContent;
      for (const text of ["Welcome bonus", "WELCOME", word, said]) expect(result).toContain(text);
      expect(button(page, "Activate") !== undefined).toBe(can);
    },
  );
  it("says that nobody knows it, in the server's words if there are any", () => {
    const { fake, page } = asked();
    const ask = { promocode: sealed(fake, "WELCOME") };
    received(fake, PromoCode, { success: false }, ask);
    expect(one(page, '[role="status"]').textContent).toContain("There is no such code");
    const message = sealed(fake, "Not in your country");
    received(fake, PromoCode, { success: false, message }, ask);
    expect(one(page, '[role="status"]').textContent).toBe("Not in your country");
  });
  it.each([
    [{ tag: "offline" }, "connection"],
    [{ tag: "http", status: 400, code: 11 }, "Check the marked fields."],
    [{ tag: "http", status: 401, code: 21 }, "Log in again"],
    [{ tag: "http", status: 429, code: 60 }, "Wait a moment"],
    [{ tag: "http", status: 451, code: 45 }, "terms have changed"],
  ] as const)("keeps the code and gives the reason after %o", (error, words) => {
    const { fake, page } = asked();
    const ask = { promocode: sealed(fake, "WELCOME") };
    fake.emit(PromoCode.failed({ call: 1, ask, error }));
    expect(one(page, '[role="alert"]').textContent).toContain("The code was not checked.");
    expect(one(page, '[role="alert"]').textContent).toContain(words);
    expect(one(page, field)).toHaveProperty("value", " WELCOME ");
  });
});

describe("promo codes during a break", () => {
  it.each([checkPath, historyPath])("%s has the codes of before, and no field", (path) => {
    const { fake, page } = open(path, PromoCodesScreen, ...player(10));
    fake.emit(answered(ClientLimits, {}, { data: [selfExclusion] }));
    expect(page.querySelector("input")).toBeNull();
    expect(one(page, "h1").textContent).toBe("Your promo codes");
    expect(hrefs(page, "main a")).toEqual([]);
  });
});

describe("activating a promo code", () => {
  it("happens once and says that the bonus has been granted [route-office-003]", () => {
    const { fake, page } = checked("valid");
    tap(control(page, "Activate"));
    expect(control(page, "Activating").getAttribute("aria-busy")).toBe("true");
    tap(control(page, "Activating"));
    submit(page);
    expect(commands(fake).filter(({ type: name }) => name === "ActivatePromo")).toHaveLength(1);
    const ask = { promocode: sealed(fake, "WELCOME") };
    received(fake, PromoCodeActivation, { success: true, message: sealed(fake, "x") }, ask);
    const result = one(page, '[role="status"]');
    expect(result.textContent).toContain("The money is in your bonus account.");
    expect(result.textContent).toContain("Used");
    expect(button(page, "Activate")).toBeUndefined();
  });
  it("shows why the server refused it", () => {
    const { fake, page } = checked("valid");
    tap(control(page, "Activate"));
    const ask = { promocode: sealed(fake, "WELCOME") };
    received(
      fake,
      PromoCodeActivation,
      { success: false, message: sealed(fake, "Deposit first") },
      ask,
    );
    const said = "The code was not activated. Deposit first";
    expect(one(page, '[role="status"]').textContent).toContain(said);
  });
  it("says that it got no answer, and is offered again only after another check", () => {
    const { fake, page } = checked("valid");
    tap(control(page, "Activate"));
    failed(fake, { tag: "timeout" });
    expect(one(page, '[role="status"]').textContent).toContain("We do not know yet");
    expect(button(page, "Activate")).toBeUndefined();
    fake.emit(PromoCode.asked({ call: 3, ask: { promocode: sealed(fake, "WELCOME") } }));
    expect(one(page, '[role="status"]').textContent).toContain("We are checking");
    answerWith(fake, "valid");
    expect(one(page, '[role="alert"]').textContent).toContain("The code was not activated.");
    expect(button(page, "Activate")).toBeDefined();
    answerWith(fake, "used");
    expect(one(page, '[role="status"]').textContent).toContain("The code has been used.");
    expect(button(page, "Activate")).toBeUndefined();
  });
  it("gives the reason when put off, and may be tried again", () => {
    const { fake, page } = checked("valid");
    tap(control(page, "Activate"));
    failed(fake, { tag: "http", status: 429, code: 60 });
    expect(one(page, '[role="alert"]').textContent).toContain("Wait a moment");
    expect(button(page, "Activate")).toBeDefined();
  });
});

describe("the promo codes of a player", () => {
  const list = (fake: FakeClient, nextPageToken: string | null) => {
    const code = (text: string, at: number, state: State, amount: number | null) => ({
      promocode: sealed(fake, text),
      title: `Bonus ${text}`,
      at,
      state,
      amount,
      // Without money there may be no currency.
      currencyIso: amount === null ? "" : "EUR",
    });
    fake.emit(PromoCodes.asked({ call: 1, ask: { pageToken: null } }));
    const items = [
      code("WELCOME", 1_795_190_000, "used", 20),
      code("DERBY", 1_795_100_000, "expired", null),
    ];
    received(fake, PromoCodes, { items, nextPageToken }, { pageToken: null });
  };

  it("have a title, a date, their money and a state; older ones can be shown [route-office-003]", () => {
    const { fake, page } = open(historyPath, PromoCodesScreen, ...player(10));
    list(fake, "t");
    expect(texts(page, "li")).toEqual([
      "Bonus WELCOMEWELCOMEToday+€20.00Used",
      "Bonus DERBYDERBY19 NovemberExpired",
    ]);
    tap(control(page, "Show older"));
    expect(fake.sent).toEqual([{ type: "LoadMorePromoCodes", data: {} }]);
  });
  it("can be loaded again, and say when there are none", () => {
    const { fake, page } = open(historyPath, PromoCodesScreen, ...player(10));
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
    const ask = { pageToken: null };
    fake.emit(PromoCodes.asked({ call: 1, ask }));
    fake.emit(PromoCodes.failed({ call: 1, ask, error: offline }));
    tap(control(page, "Refresh"));
    expect(fake.sent).toEqual([{ type: "RefreshPromoCodes", data: {} }]);
    fake.emit(PromoCodes.asked({ call: 2, ask }));
    received(fake, PromoCodes, { items: [], nextPageToken: null }, ask);
    expect(page.textContent).toContain("No promo codes used yet");
  });
  it("are marked when they may be old", () => {
    const { fake, page } = open(historyPath, PromoCodesScreen, ...player(10));
    list(fake, null);
    const ask = { pageToken: null };
    fake.emit(PromoCodes.asked({ call: 2, ask }));
    fake.emit(PromoCodes.failed({ call: 2, ask, error: offline }));
    expect(page.textContent).toContain("may be out of date");
    expect(texts(page, "li")).toHaveLength(2);
  });
  it("are found from the menu, by players, and from one page to the other", () => {
    expect(hrefs(start().page, "main a")).toEqual([historyPath]);
    expect(hrefs(open(historyPath, PromoCodesScreen, ...player(10)).page, "main a")).toEqual([
      checkPath,
    ]);
    const links = (page: ParentNode) =>
      hrefs(page, "main a").filter((href) => href?.includes("promo-code"));
    expect(links(open("/en/office/menu", Menu, ...player(10)).page)).toEqual([checkPath]);
    expect(links(open("/en/office/menu", Menu, visitor).page)).toEqual([]);
  });
});
