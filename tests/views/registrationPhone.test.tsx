// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { RegistrationSms } from "../../src/events/registrationForm/events.ts";
import type { Sealed } from "../../src/codec/codec.ts";
import { control } from "./player.tsx";
import { agree, field, open, submit, way } from "./registrationPage.tsx";
import { one, tap, type } from "./render.tsx";

/** A code was sent to the number that was typed. */
const coding = { phoneCode: "+356", phone: "§personal:1" as Sealed };
const coded = [
  RegistrationSms.asked({ call: 9, ask: coding }),
  RegistrationSms.answered({
    call: 9,
    ask: coding,
    body: { success: true, timeout: 60, codeLength: 5 },
  }),
];

describe("registering by phone", () => {
  it("asks for the code first, then sends it with the form", () => {
    const { fake, page, commands } = open();
    tap(control(page, "Country, Austria"));
    tap(control(one(page, "dialog"), "Malta"));
    way(page, "Phone");
    type(field(page, "phone"), "7901");
    submit(page);
    expect(page.textContent).toContain("The number is too short. Enter it as 0000 0000.");
    type(field(page, "phone"), "79012345");
    submit(page);
    expect(fake.sent).toContainEqual({
      type: "AskRegistrationCode",
      data: { phoneCode: "+356", phone: "79012345" },
    });
    expect(commands()).toEqual([]);
    fake.emit(...coded);
    expect(page.textContent).toContain("We sent a 5-digit code to your phone.");
    agree(page);
    submit(page);
    expect(page.textContent).toContain("Enter the code from the message.");
    type(field(page, "code"), "48 213");
    submit(page);
    expect(commands()[0]?.data).toMatchObject({ phone: "79012345", code: "48213" });
  });

  it("keeps the code field while another code is being sent, and when that one is refused", () => {
    const { fake, page, commands } = open(...coded);
    way(page, "Phone");
    type(field(page, "phone"), "79012345");
    submit(page);
    type(field(page, "code"), "482");
    tap(control(page, "Send another code"));
    fake.emit(RegistrationSms.asked({ call: 10, ask: coding }));
    expect(field(page, "code")).toHaveProperty("value", "482");
    expect(control(page, "Send another code").getAttribute("aria-busy")).toBe("true");
    const error = { tag: "http", status: 429, code: 60, retryAfterMs: 40_000 } as const;
    fake.emit(RegistrationSms.failed({ call: 10, ask: coding, error }));
    expect(page.textContent).toContain("Too many attempts. Try again in 40 seconds.");
    type(field(page, "code"), "48213");
    agree(page);
    submit(page);
    expect(commands()[0]?.data).toMatchObject({ phone: "79012345", code: "48213" });
  });

  it("asks for a new code when the number changes", () => {
    const { fake, page } = open(...coded);
    way(page, "Phone");
    type(field(page, "phone"), "79012345");
    submit(page);
    type(field(page, "phone"), "79012346");
    expect(page.querySelector("#registration-code")).toBeNull();
    submit(page);
    expect(fake.sent.at(-1)).toEqual({
      type: "AskRegistrationCode",
      data: { phoneCode: "+356", phone: "79012346" },
    });
  });
});
