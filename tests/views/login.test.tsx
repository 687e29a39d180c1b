// @vitest-environment happy-dom
import { arrival } from "../kit/app.ts";
import { describe, expect, it } from "vitest";
import { PhoneCountries, PhoneMasks, SignInRefused } from "../../src/events/auth/events.ts";
import { Login } from "../../src/views/sections/login/Login.tsx";
import { fakeClient } from "./fakeClient.ts";
import { config, control, player, show, received, visitor } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

const countries = PhoneCountries.answered({
  call: 1,
  ask: {},
  body: {
    items: [
      { id: 1, name: "Serbia", country_code: "RS", tel_code: "381" },
      { id: 2, name: "Kazakhstan", country_code: "KZ", tel_code: "7" },
    ],
  },
});
const masks = PhoneMasks.answered({
  call: 2,
  ask: {},
  body: {
    items: [
      { CountryId: 2, Mask: "(###) ###-##-##", Min: 10, Max: 10 },
      { CountryId: 1, Mask: "## ### ## ##", Min: 9, Max: 9 },
    ],
  },
});

const open = () => {
  const fake = received(visitor, countries, masks);
  const page = show(fake, <Login />);
  return { fake, page, commands: () => fake.sent.filter(({ type }) => type === "SignIn") };
};
const login = (page: HTMLElement) => one(page, "#sign-in-login");
const password = (page: HTMLElement) => one(page, "#sign-in-password");
const submit = (page: HTMLElement) => tap(one(page, "button[type=submit]"));
const byPhone = (page: HTMLElement) => {
  const phone = [...page.querySelectorAll<HTMLElement>("[role=radio]")].find(
    ({ textContent }) => textContent === "Phone",
  );
  if (phone === undefined) throw new Error("no way to log in by phone");
  tap(phone);
};

describe("sign-in", () => {
  it("requests the countries and offers the forms of the site that it knows [auth-002]", () => {
    const { fake, page } = open();
    expect(fake.sent).toEqual([{ type: "OpenSignInForm", data: {} }]);
    const ways = [...page.querySelectorAll("[role=radio]")];
    expect(ways.map(({ textContent }) => textContent)).toEqual(["Phone", "Email or No."]);
  });

  it("sends login and password, and keeps neither anywhere except in the form", () => {
    const { fake, page, commands } = open();
    type(login(page), " demo ");
    type(password(page), "touchline");
    submit(page);
    expect(commands()).toEqual([
      {
        type: "SignIn",
        data: { form: "login_password", login: "demo", password: "touchline", isRemembered: true },
      },
    ]);
    expect(JSON.stringify(fake.state())).not.toContain("touchline");
    expect(JSON.stringify(fake.state())).not.toContain("demo");
  });

  it("sends once while it waits for the answer", () => {
    const { page, commands } = open();
    type(login(page), "demo");
    type(password(page), "touchline");
    submit(page);
    submit(page);
    expect(commands()).toHaveLength(1);
    expect(one(page, "button[type=submit]").getAttribute("aria-busy")).toBe("true");
  });

  it("waits for what sends it, and by phone for the countries", () => {
    const state = (page: HTMLElement) => {
      const button = one(page, "button[type=submit]");
      return [button.getAttribute("aria-busy"), button.getAttribute("aria-disabled")];
    };
    const early = fakeClient({}, () => {}, null, []);
    early.emit(config, visitor);
    expect(state(show(early, <Login />))).toEqual(["true", "true"]);
    const page = show(received(visitor), <Login />);
    expect(state(page)).toEqual([null, null]);
    byPhone(page);
    expect(state(page)).toEqual([null, "true"]);
  });

  it("leads players who forgot their password to reset it, over home [modals-007]", () => {
    const { fake, page } = open();
    tap(control(page, "Forgot your password?"));
    expect(fake.sent.at(-1)).toEqual({ type: "OpenModal", data: { modal: "forgot-password" } });
  });

  it("names each missing field and gives the focus to the first", () => {
    const { page, commands } = open();
    submit(page);
    expect(commands()).toEqual([]);
    expect(page.textContent).toContain("Enter your email or account number.");
    expect(page.textContent).toContain("Enter your password.");
    expect(document.activeElement).toBe(login(page));
    type(login(page), "demo");
    expect(page.textContent).not.toContain("Enter your email");
  });

  it("finds the country in a sheet and sends its code and the digits [modals-006] [auth-012] [auth-014] [auth-015]", () => {
    const { page, commands } = open();
    byPhone(page);
    expect(one(page, "#sign-in-phone").getAttribute("placeholder")).toBe("00 000 00 00");
    tap(control(page, "Country code RS +381, Serbia"));
    const sheet = one(page, "dialog");
    const find = (text: string) => type(one(page, "dialog input"), text);
    expect(one(sheet, "h2").textContent).toBe("Country of the phone number");
    tap(control(sheet, "Back"));
    expect(page.querySelector("dialog")).toBeNull();
    tap(control(page, "Country code RS +381, Serbia"));
    find("atlantis");
    expect(one(page, "[role=status]").textContent).toContain("No country matches “atlantis”");
    for (const code of ["+381", "00381", "38", "rs"]) {
      find(code);
      expect([...page.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
        "Serbia+381",
      ]);
    }
    find("kaz");
    tap(control(one(page, "dialog"), "Kazakhstan+7"));
    expect(page.querySelector("dialog")).toBeNull();
    type(one(page, "#sign-in-phone"), "701123");
    type(password(page), "touchline");
    submit(page);
    expect(page.textContent).toContain("The number is too short. Enter it as (000) 000-00-00.");
    type(one(page, "#sign-in-phone"), "7011234567");
    expect(one(page, "#sign-in-phone")).toHaveProperty("value", "(701) 123-45-67");
    tap(one(page, "input[type=checkbox]"));
    submit(page);
    expect(commands()).toEqual([
      {
        type: "SignIn",
        data: {
          form: "phone_password",
          phoneCode: "+7",
          phone: "7011234567",
          password: "touchline",
          isRemembered: false,
        },
      },
    ]);
  });

  it("requests the countries once the code that answers has loaded, however late", () => {
    const fake = fakeClient({}, () => {}, null, []);
    fake.emit(config, visitor);
    show(fake, <Login />);
    expect(fake.sent).toEqual([]);
    fake.emit(arrival("signIn"));
    expect(fake.sent).toEqual([{ type: "OpenSignInForm", data: {} }]);
  });

  it("reports that the countries failed to load, and requests them again", () => {
    const lost = PhoneCountries.failed({ call: 1, ask: {}, error: { tag: "offline" } });
    const fake = received(visitor, lost);
    const page = show(fake, <Login />);
    byPhone(page);
    tap(control(page, "Refresh"));
    expect(fake.sent.map(({ type }) => type)).toEqual(["OpenSignInForm", "OpenSignInForm"]);
    fake.emit(countries);
    expect(page.textContent).not.toContain("Refresh");
    expect(one(page, "#sign-in-phone")).not.toBeNull();
  });

  it.each([
    [{ code: 1001, reason: "http" }, "Wrong login or password. Check both and try again."],
    [{ code: 1002, reason: "http" }, "This account is blocked. Contact support."],
    [
      { code: 1006, reason: "http", retryAfterMs: 299_000 },
      "Too many attempts. Try again in 5 minutes.",
    ],
    [{ code: 60, reason: "http", retryAfterMs: 400 }, "Too many attempts. Try again in 1 second."],
    [{ code: 60, reason: "http" }, "Too many attempts. Wait a moment, then try again."],
    [{ code: 0, reason: "offline" }, "No connection. Check it and try again."],
    [{ code: 0, reason: "timeout" }, "The server did not answer in time. Try again."],
    [{ code: 0, reason: "two_step" }, "This account needs another login step"],
  ])("explains %o in words, at once", (refusal, text) => {
    const { fake, page } = open();
    fake.emit(SignInRefused(refusal));
    const problem = one(page, '[role="alert"]');
    expect(problem.textContent).toContain(text);
    expect(document.activeElement).toBe(problem);
  });

  it("shows the password only while asked to", () => {
    const { page } = open();
    type(password(page), "touchline");
    tap(control(page, "Show password"));
    expect(password(page).getAttribute("type")).toBe("text");
    tap(control(page, "Hide password"));
    expect(password(page).getAttribute("type")).toBe("password");
  });

  it("shows no form to a player who is logged in", () => {
    const page = show(received(...player(10)), <Login />);
    expect(page.querySelector("form")).toBeNull();
    expect(control(page, "Go to home").getAttribute("href")).toBe("/en");
  });
});
