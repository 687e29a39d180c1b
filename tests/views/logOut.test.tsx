// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { Menu } from "../../src/views/sections/menu/Menu.tsx";
import { bets, control, player, show, received } from "./player.tsx";
import { one, tap } from "./render.tsx";

const open = () => {
  const fake = received(...player(1248.5));
  return { fake, page: show(fake, <Menu />) };
};

describe("the log-out row of the menu", () => {
  it("asks for confirmation before it logs out; cancelling sends nothing [modals-008]", () => {
    const { fake, page } = open();
    tap(control(page, "Log out"));
    const question = one(page, '[role="alertdialog"]');
    expect(one(question, "h2").textContent).toBe("Are you sure you want to log out?");
    expect(question.textContent).not.toContain("coupon");
    tap(control(question, "Cancel"));
    expect(page.querySelector("dialog")).toBeNull();
    expect(fake.sent).toEqual([]);
    tap(control(page, "Log out"));
    tap(control(one(page, '[role="alertdialog"]'), "Log out"));
    expect(fake.sent).toEqual([{ type: "SignOut", data: {} }]);
    expect(fake.state().session.tag).toBe("visitor");
  });

  it("says that logging out removes the bets of the coupon from the phone", () => {
    const { fake, page } = open();
    fake.emit(...bets(901));
    tap(control(page, "Log out"));
    expect(one(page, '[role="alertdialog"]').textContent).toContain(
      "The bets in your coupon will be removed from this phone.",
    );
  });
});
