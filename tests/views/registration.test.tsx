// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import {
  RegistrationForm,
  RegistrationAnswered,
} from "../../src/events/registrationForm/events.ts";
import { Registration } from "../../src/views/sections/registration/Registration.tsx";
import { control, show, received, visitor } from "./player.tsx";
import { registrationConfig } from "./registrationConfig.ts";
import { agree, field, open, submit, way } from "./registrationPage.tsx";
import { one, tap, type } from "./render.tsx";

const fill = (page: HTMLElement, over: Record<string, string> = {}) => {
  const typed = {
    email: "aida@example.com",
    password: "offside1",
    name: "Aida",
    surname: "Omarova",
    dateBirthday: "1994-03-08",
    ...over,
  };
  for (const [name, text] of Object.entries(typed)) type(field(page, name), text);
};

describe("registration", () => {
  it("offers the forms that the server supports, starting with the site's own [auth-005]", () => {
    const { page, fake } = open();
    const ways = [...page.querySelectorAll("form")][0]?.previousElementSibling;
    expect(ways?.textContent).toBe("1 clickPhoneEmail");
    expect(control(page, "1 click").getAttribute("aria-checked")).toBe("true");
    expect(fake.sent.map(({ type }) => type)).toEqual(["OpenSignInForm", "OpenRegistrationForm"]);
  });

  it("requires age and rules, and selects no bonus by itself [auth-006]", () => {
    const { page, commands } = open();
    expect(field(page, "isAccepted")).toHaveProperty("checked", false);
    expect(control(page, "No bonus").getAttribute("aria-checked")).toBe("true");
    submit(page);
    expect(commands()).toEqual([]);
    expect(page.textContent).toContain("Your consent is needed to continue.");
    expect(document.activeElement).toBe(field(page, "isAccepted"));
    agree(page);
    tap(control(page, "For casino"));
    submit(page);
    expect(commands()).toEqual([
      {
        type: "Register",
        data: {
          type: "fast_reg",
          countryId: 1,
          currencyId: 2,
          bonusId: 2,
          isTermsAccepted: true,
        },
      },
    ]);
  });

  it("shows only the bonuses of the site, and no choice where there is one [auth-006]", () => {
    const { page } = open(registrationConfig({ bonusChoices: [0, 1] }));
    expect(page.textContent).toContain("For sports");
    expect(page.textContent).not.toContain("For casino");
    const alone = open(registrationConfig({ bonusChoices: [0] }));
    expect(alone.page.textContent).not.toContain("Welcome bonus");
  });

  it("lets the player choose country and currency, and requests the form of that country", () => {
    const { page, fake, commands } = open();
    tap(control(page, "Country, Austria"));
    tap(control(one(page, "dialog"), "Malta"));
    tap(control(page, "Currency, EUR"));
    tap(control(one(page, "dialog"), "USDUS dollar"));
    agree(page);
    submit(page);
    expect(fake.sent).toContainEqual({ type: "OpenRegistrationForm", data: { countryId: 17 } });
    expect(commands()[0]?.data).toMatchObject({ countryId: 17, currencyId: 1 });
  });

  it("names each fault of the email form and moves the focus to the first", () => {
    const { page, commands } = open();
    way(page, "Email");
    agree(page);
    submit(page);
    expect(document.activeElement).toBe(field(page, "email"));
    for (const text of ["Enter your email.", "Enter your password.", "Enter your date of birth."])
      expect(page.textContent).toContain(text);
    const faults: readonly (readonly [Record<string, string>, string])[] = [
      [{ email: "aida" }, "An email looks like name@example.com."],
      [{ password: "short1" }, "The password is too short: it needs 8 characters."],
      [{ password: "onlyletters" }, "Add a digit to the password."],
      [{ password: "12345678" }, "Add a letter to the password."],
      [{ name: "Bartholomew" }, "Enter at most 8 characters."],
    ];
    for (const [over, text] of faults) {
      fill(page, over);
      submit(page);
      expect(page.textContent).toContain(text);
    }
    expect(commands()).toEqual([]);
    fill(page);
    submit(page);
    expect(commands()[0]?.data).toMatchObject({
      type: "full_reg",
      email: "aida@example.com",
      password: "offside1",
      isNewsAccepted: false,
    });
  });

  it("keeps none of its values in the state", () => {
    const { fake, page } = open();
    way(page, "Email");
    fill(page);
    agree(page);
    submit(page);
    const state = JSON.stringify(fake.state());
    for (const text of ["offside1", "aida@example.com", "Omarova", "1994-03-08"])
      expect(state).not.toContain(text);
  });

  it("shows what the server refused at its field until the player types there", () => {
    const { fake, page } = open();
    way(page, "Email");
    fill(page);
    agree(page);
    submit(page);
    fake.emit(
      RegistrationAnswered({ type: "full_reg", outcome: "refused", code: 4002, reason: "http" }),
    );
    expect(field(page, "email").getAttribute("aria-invalid")).toBe("true");
    expect(page.textContent).toContain("This is already registered.");
    expect(field(page, "password")).toHaveProperty("value", "offside1");
    type(field(page, "email"), "other@example.com");
    expect(page.textContent).not.toContain("This is already registered.");
  });

  it.each([
    ["refused", 4001, "http", "Registration is closed now."],
    ["refused", 0, "offline", "No connection."],
    ["unsure", 0, "timeout", "you will not get two accounts"],
    ["activation", 0, "", "Confirm it with the link"],
  ] as const)("says that it was %s with code %i, at once", (outcome, code, reason, text) => {
    const { fake, page } = open();
    fake.emit(RegistrationAnswered({ type: "fast_reg", outcome, code, reason }));
    const problem = one(page, '[role="alert"]');
    expect(problem.textContent).toContain(text);
    expect(document.activeElement).toBe(problem);
  });

  it("says that the form failed to load, and offers to try again", () => {
    const fake = received(
      visitor,
      RegistrationForm.failed({ call: 1, ask: { countryId: 1 }, error: { tag: "offline" } }),
    );
    const page = show(fake, <Registration />);
    tap(control(page, "Refresh"));
    expect(fake.sent.filter(({ type }) => type === "OpenRegistrationForm")).toHaveLength(2);
  });

  it("says that the fields of another country failed to load, keeps what was typed, and tries that country again", () => {
    const { fake, page } = open();
    fake.emit(
      RegistrationForm.failed({ call: 9, ask: { countryId: 2 }, error: { tag: "timeout" } }),
    );
    expect(page.textContent).toContain("The fields for this country did not load.");
    tap(control(page, "Refresh"));
    expect(fake.sent.at(-1)).toMatchObject({
      type: "OpenRegistrationForm",
      data: { countryId: expect.any(Number) },
    });
  });
});
