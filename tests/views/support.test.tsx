// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { PhoneCountries, PhoneMasks } from "../../src/events/auth/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import {
  SupportContacts,
  SupportTopics,
  SupportCallback,
  SupportEmail,
} from "../../src/events/support/events.ts";
import Support from "../../src/views/sections/support/index.tsx";
import { answered } from "../kit/events.ts";
import {
  busy,
  choose,
  hrefs,
  lng,
  open,
  commands,
  sealed,
  submit,
  received,
  write,
} from "./contentScreen.tsx";
import type { FakeClient } from "./fakeClient.ts";
import { control } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

const topics = answered(SupportTopics, lng, { items: [{ id: 7, title: "Deposit" }] });

describe("support", () => {
  it("lists every way to reach it [info-001] [route-info-006]", () => {
    const { page } = open("/en/support", Support);
    expect(hrefs(page, "main a")).toEqual([
      "/en/support/email",
      "/en/callback",
      "/en/support/contacts",
      "/en/call-history",
      "/en/block-appeal-history",
    ]);
  });
  it("shows telephone, email and messengers; an unsafe address is left out [info-001]", () => {
    const contacts = {
      phones: [{ title: "Hotline", phone: "+356 2000 0000" }],
      emails: [{ title: "Questions", email: "support@touchline.example" }],
      messengers: [
        { name: "telegram", url: "https://t.me/x" },
        { name: "evil", url: "javascript:alert(1)" },
      ],
      workingHours: "Always",
    };
    const answer = answered(SupportContacts, lng, contacts);
    const { page } = open("/en/support/contacts", Support, answer);
    expect(hrefs(page, "main a")).toEqual([
      "tel:+35620000000",
      "mailto:support@touchline.example",
      "https://t.me/x",
    ]);
    expect(one(page, 'a[href^="https"]').getAttribute("rel")).toBe("noopener noreferrer");
    expect(page.textContent).toContain("Always");
  });
});

describe("a message to support", () => {
  const start = () => open("/en/support/email", Support, topics);
  const [emailId, textId] = ["#letter-email", "#letter-text"] as const;
  const filled = () => {
    const { fake, page } = start();
    tap(control(page, "Topic, Choose"));
    choose("Deposit");
    type(one(page, emailId), " a@b.example ");
    write(one(page, textId), "Where is it?");
    submit(page);
    return { fake, page };
  };
  const sentLetter = (fake: FakeClient) => commands(fake).at(-1);

  it("shows what is missing, at the first field [info-001]", () => {
    const { fake, page } = start();
    submit(page);
    expect(page.textContent).toContain("Choose what it is about");
    expect(page.textContent).toContain("Enter an address like name@example.com");
    expect(page.textContent).toContain("Enter your message");
    expect(one(page, emailId).getAttribute("aria-invalid")).toBe("true");
    const topic = control(page, "Topic, Choose");
    expect(document.activeElement).toBe(topic);
    const note = one(page, `#${topic.getAttribute("aria-describedby")}`);
    expect(note.textContent).toBe("Choose what it is about");
    expect(fake.sent).toEqual([]);
  });
  it("is sent with its private words sealed, once [info-001]", () => {
    const { fake, page } = filled();
    expect(sentLetter(fake)).toMatchObject({ type: "WriteToSupport", data: { topicId: 7 } });
    expect(busy(page)?.textContent).toBe("Sending");
    expect(JSON.stringify(fake.state().support)).not.toContain("Where is it?");
  });
  it.each([
    ["offline", "No connection."],
    ["timeout", "The server did not answer in time."],
    ["decode", "The answer could not be read."],
  ] as const)("that met %s is still in the form, with the reason [info-001]", (tag, reason) => {
    const { fake, page } = filled();
    const ask = { topicId: 7, email: sealed(fake, "a"), text: sealed(fake, "b") };
    fake.emit(SupportEmail.failed({ call: 1, ask, error: { tag } }));
    expect(one(page, 'form [role="alert"]').textContent).toContain(reason);
    expect(one(page, textId)).toHaveProperty("value", "Where is it?");
    expect(busy(page)).toBeNull();
  });
  it("that was received says so, and the next visit starts over", () => {
    const { fake, page } = filled();
    received(
      fake,
      SupportEmail,
      { success: true, requestId: "sm_1" },
      { topicId: 7, email: "a", text: "b" },
    );
    expect(one(page, '[role="status"]').textContent).toContain("We have your message");
    fake.emit(RouteEntered({ path: "/en/support" }), RouteEntered({ path: "/en/support/email" }));
    expect(one(page, textId)).toHaveProperty("value", "");
  });
});

describe("requesting a call", () => {
  const countries = answered(
    PhoneCountries,
    {},
    {
      items: [{ id: 2, name: "Kazakhstan", country_code: "kz", tel_code: "7" }],
    },
  );
  const masks = answered(
    PhoneMasks,
    {},
    {
      items: [{ CountryId: 2, Mask: "(###) ###-##-##", Min: 10, Max: 10 }],
    },
  );
  const start = () => {
    const { fake, page } = open("/en/callback", Support, topics, countries, masks);
    return { fake, page, phone: one(page, "#callback-phone") };
  };

  it("requests the countries, and needs a complete number [info-001]", () => {
    const { fake, page, phone } = start();
    expect(fake.sent).toMatchObject([{ type: "OpenSignInForm" }]);
    type(phone, "701123");
    submit(page);
    expect(page.textContent).toContain("Enter the full number, like (000) 000-00-00");
    expect(commands(fake)).toEqual([]);
  });
  it("cannot be sent before the countries have come", () => {
    const { page } = open("/en/callback", Support, topics);
    expect(one(page, "button[type=submit]").getAttribute("aria-disabled")).toBe("true");
  });
  it("puts the time to call into the comment [info-001]", () => {
    const { fake, page, phone } = start();
    type(phone, "7011234567");
    tap(control(page, "17–22"));
    write(one(page, "textarea"), "My deposit");
    submit(page);
    const [command] = commands(fake);
    expect(command).toMatchObject({
      type: "OrderCall",
      data: { phoneCode: "+7", topicId: null, language: "en" },
    });
    expect(Object.values(command?.data ?? {})).toContain("Please call between 17–22. My deposit");
    expect(busy(page)?.textContent).toBe("Requesting");
  });
  it("says that one has already been requested, and keeps the number", () => {
    const { fake, page, phone } = start();
    type(phone, "7011234567");
    submit(page);
    const ask = {
      phoneCode: "+7",
      phone: sealed(fake, "7011234567"),
      topicId: null,
      comment: null,
      language: "en",
    };
    fake.emit(
      SupportCallback.failed({ call: 1, ask, error: { tag: "http", status: 409, code: 50 } }),
    );
    expect(one(page, 'form [role="alert"]').textContent).toContain("has already been requested");
    expect(phone).toHaveProperty("value", "(701) 123-45-67");
  });
});
