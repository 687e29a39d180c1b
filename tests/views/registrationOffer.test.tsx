// @vitest-environment happy-dom
import { arrival } from "../kit/app.ts";
import { expect, it } from "vitest";
import { RegistrationReminderShown } from "../../src/events/registration/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { ModalListener } from "../../src/views/components/modalListener.ts";
import { RegistrationOffer } from "../../src/views/registration/RegistrationOffer.tsx";
import { Menu } from "../../src/views/sections/menu/Menu.tsx";
import { siteConfig } from "../kit/site.ts";
import { control, player, show, received, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

const registrationOn = SiteConfig.answered({
  call: 30,
  ask: { lang: "en" },
  body: { ...siteConfig, registration: { isAllowed: true } },
});
const offered = () => {
  const fake = received(arrival("later"), visitor, RegistrationReminderShown({ nextAllowedAt: 1 }));
  return { fake, page: show(fake, <RegistrationOffer />) };
};

it("leads to registration over the page, and to sign-in [reminders-012] [modals-003]", () => {
  const { fake, page } = offered();
  expect(one(page, "dialog h2").textContent).toContain("Create an account to bet");
  expect(control(page, "Log in").getAttribute("href")).toBe("/en/user/login");
  fake.emit(registrationOn);
  tap(control(page, "Create account"));
  expect(fake.state().registration.isOffered).toBe(false);
  expect(fake.state().overlays.open).toEqual({ kind: "registration" });
});

it("can be dismissed by its button and its cross [reminders-012]", () => {
  for (const close of [
    (page: HTMLElement) => tap(control(page, "Not now")),
    (page: HTMLElement) => tap(one(page, '[aria-label="Close"]')),
  ]) {
    const { fake, page } = offered();
    close(page);
    expect(fake.sent).toEqual([{ type: "CloseRegistrationOffer", data: {} }]);
    expect(fake.state().registration.isOffered).toBe(false);
  }
});

it("sheets and dialogs report that they open and close [reminders-012]", () => {
  const receivedValue: boolean[] = [];
  const fake = received(...player(5));
  const page = show(
    fake,
    <ModalListener value={(isOpen) => receivedValue.push(isOpen)}>
      <Menu />
    </ModalListener>,
  );
  tap(control(page, "Log out"));
  expect(receivedValue).toEqual([true]);
  tap(control(page, "Cancel"));
  expect(receivedValue).toEqual([true, false]);
});
