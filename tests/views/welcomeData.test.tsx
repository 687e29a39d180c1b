// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { WelcomeData } from "../../src/events/registrationForm/events.ts";
import type { Sealed } from "../../src/codec/codec.ts";
import { WelcomeData as WelcomeDataScreen } from "../../src/views/sections/welcomeData/WelcomeData.tsx";
import { control, player, show, received } from "./player.tsx";
import { registrationConfig } from "./registrationConfig.ts";
import { one, tap, type } from "./render.tsx";

const submit = (page: HTMLElement) => tap(one(page, "button[type=submit]"));

describe("the new player's credentials", () => {
  const data = (password: Sealed | null): Draft =>
    WelcomeData.answered({
      call: 5,
      ask: {},
      body: { login: "§personal:1" as Sealed, password, email: null },
    });

  it("can be kept in the ways that the site offers [auth-007] [route-auth-005]", () => {
    const fake = received(...player(0), registrationConfig());
    fake.seal("secret", "k7Pq2mXz");
    const secret = fake.seal("secret", "k7Pq2mXz");
    fake.emit(data(secret));
    const page = show(fake, <WelcomeDataScreen />);
    expect(one(page, "dl").textContent).toContain("k7Pq2mXz");
    tap(control(page, "Save as a file"));
    tap(control(page, "Save as an image"));
    const keepCommands = fake.sent.filter(({ type }) => type === "KeepCredentials");
    expect(keepCommands).toMatchObject([{ data: { as: 0 } }, { data: { as: 1 } }]);
    submit(page);
    expect(page.textContent).toContain("An email looks like name@example.com.");
    type(one(page, "input"), "aida@example.com");
    submit(page);
    expect(fake.sent.at(-1)).toEqual({
      type: "MailCredentials",
      data: { email: "aida@example.com" },
    });
  });

  it("cannot be kept in ways that the site does not offer [auth-007]", () => {
    const fake = received(...player(0), registrationConfig({ credentialSaving: [0] }));
    fake.emit(data(fake.seal("secret", "k7Pq2mXz")));
    const page = show(fake, <WelcomeDataScreen />);
    expect(page.textContent).toContain("Save as a file");
    expect(page.textContent).not.toContain("Save as an image");
    expect(page.querySelector("input")).toBeNull();
  });

  it("leave no way on before they are there, and one when they do not load [route-auth-005]", () => {
    const wayOn = (page: HTMLElement) => page.querySelector('a[href="/en"]');
    const fake = received(...player(0), registrationConfig());
    const page = show(fake, <WelcomeDataScreen />);
    expect(wayOn(page)).toBeNull();
    fake.emit(
      WelcomeData.failed({ call: 5, ask: {}, error: { tag: "http", status: 500, code: 60 } }),
    );
    expect(wayOn(page)).not.toBeNull();
    fake.emit(WelcomeData.asked({ call: 6, ask: {} }));
    expect(wayOn(page)).toBeNull();
    fake.emit(data(fake.seal("secret", "k7Pq2mXz")));
    expect(wayOn(page)).not.toBeNull();
  });

  it("are the number alone when the password was shown before [route-auth-005]", () => {
    const page = show(
      received(...player(0), registrationConfig(), data(null)),
      <WelcomeDataScreen />,
    );
    expect(page.textContent).toContain("The password was shown before");
    expect(page.textContent).not.toContain("Save as");
  });
});
