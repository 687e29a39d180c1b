// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Sealed } from "../../src/codec/codec.ts";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import {
  PlacementDeferred,
  PlacementOpened,
  PlacementsFound,
} from "../../src/events/placement/openEvents.ts";
import {
  AmountChanged,
  CouponPending,
  CouponRejected,
  PlaceCoupon,
  PlacementClosed,
  PlacementLost,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import { SessionOpened } from "../../src/events/session/events.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { bet } from "../kit/bets.ts";
import { placedCoupon } from "../kit/placed.ts";
import type { FakeClient } from "./fakeClient.ts";
import {
  bets,
  control,
  limits,
  player,
  price,
  show,
  received,
  userId,
  visitor,
} from "./player.tsx";
import { one, tap } from "./render.tsx";

const key = "key-1";
const open = (): { fake: FakeClient; page: HTMLElement } => {
  const fake = received(...player(100), ...bets(901, 902), limits(1, 50));
  return { fake, page: show(fake, <CouponPage />) };
};
const commands = (fake: FakeClient) => fake.sent.map(({ type }) => type);
const action = (page: HTMLElement) => {
  const found = [...one(page, "footer").querySelectorAll<HTMLElement>("button")].at(-1);
  if (found === undefined) throw new Error("the dock has no button");
  return found;
};

describe("placing", () => {
  const placing = () => {
    const { fake, page } = open();
    tap(action(page));
    return { fake, page };
  };
  const placed = CouponPlaced({
    key,
    couponId: 48_210_384,
    accountId: 11,
    coef: 6.29,
    amount: 10,
    possibleWin: 62.9,
    balance: 90,
  });
  const coupon = { ...placedCoupon(), bets: [bet(901), bet(902)], typeId: 1 as const };
  const opened = PlacementOpened({ key, userId, coupon });
  const asked = PlaceCoupon.asked({ call: 1, ask: { key, userId, coupon } });

  it("sends the coupon once and waits, with nothing left to change", () => {
    const { fake, page } = placing();
    expect(commands(fake)).toEqual(["PlaceCoupon"]);
    expect(page.textContent).toContain("Sending the bet");
    expect(action(page).getAttribute("aria-disabled")).toBe("true");
    tap(action(page));
    expect(commands(fake)).toEqual(["PlaceCoupon"]);
    expect(page.querySelector("main li button")).toBeNull();
    expect(page.querySelector("[role=spinbutton]")).toBeNull();
  });

  it("shows the delay of a live bet calmly", () => {
    const { fake, page } = placing();
    fake.emit(CouponPending({ key, requestId: "r", checkAt: 0 }));
    expect(page.textContent).toContain("The match is live, so this takes a moment.");
  });

  it("reports a lost connection, and asks a visitor to log in", () => {
    const { fake, page } = placing();
    fake.emit(opened, PlacementUnknown({ key, tries: 1 }));
    expect(page.textContent).toContain(
      "We do not know yet whether your bet was accepted, and we keep asking. It can be accepted only once.",
    );
    fake.emit(visitor);
    expect(control(page, "Log in").getAttribute("href")).toBe("/en/user/login");
  });

  it("claims nothing about a bet without an answer, and checks it at the player's request", () => {
    const { fake, page } = placing();
    fake.emit(opened, asked, PlacementLost({ key }));
    expect(page.textContent).toContain("No answer came");
    expect(page.textContent).toContain("We do not know whether your bet was accepted.");
    expect(page.textContent).not.toContain("Nothing was staked");
    tap(control(page, "Ask again"));
    expect(commands(fake)).toEqual(["PlaceCoupon", "RetryPlacement"]);
    expect(page.textContent).toContain("Sending the bet");
  });

  it("asks a visitor to log in before a lost bet is checked, and shows another player no check", () => {
    const { fake, page } = placing();
    fake.emit(opened, asked, PlacementLost({ key }), visitor);
    const foot = () => [...one(page, "footer").querySelectorAll("button, a")];
    expect(foot().map(({ textContent }) => textContent)).toEqual(["Back to coupon", "Log in"]);
    fake.emit(SessionOpened({ userId: "§personal:2" as Sealed }));
    expect(foot().map(({ textContent }) => textContent)).toEqual(["Back to coupon"]);
  });

  it("keeps a bet that was set aside visible, and asks before it places another", () => {
    const { fake, page } = placing();
    fake.emit(opened, asked, PlacementUnknown({ key, tries: 1 }));
    tap(control(page, "Back to coupon"));
    const text = () => page.textContent?.replaceAll("\u00a0", " ");
    expect(text()).toContain("Your bet of €10.00 on Express of 2 has no answer.");
    expect(action(page).textContent).toContain("Ask again");
    fake.emit(AmountChanged({ amount: 7 }));
    expect(action(page).textContent).toContain("Place one more bet");
    expect(text()).toContain("Your earlier bet has no answer yet and may also be accepted.");
    tap(action(page));
    expect(fake.sent.at(-1)).toMatchObject({ type: "PlaceCoupon", data: { isAnotherBet: true } });
    expect(text()).toContain("Sending the bet");
  });

  it("checks the bet that was set aside by its key, from its own note", () => {
    const { fake, page } = placing();
    fake.emit(opened, asked, PlacementUnknown({ key, tries: 1 }), PlacementClosed({}));
    fake.emit(AmountChanged({ amount: 7 }));
    tap(control(page, "Ask again"));
    expect(fake.sent.at(-1)).toMatchObject({ type: "RetryPlacement", data: { key } });
    expect(page.textContent).toContain("Sending the bet");
  });

  it("says that a bet was not accepted for now, and lets the player take it back", () => {
    const { fake, page } = placing();
    fake.emit(opened, asked, PlacementDeferred({ key, tries: 1, askAt: 9 }));
    expect(page.textContent).toContain("Not accepted yet");
    tap(control(page, "Back to coupon"));
    expect(action(page).textContent).toBe("Place bet");
    expect(page.textContent).not.toContain("has no answer");
  });

  it("shows a coupon that another tab has sent as being placed", () => {
    const { fake, page } = open();
    fake.emit(PlacementsFound({ userId, open: [{ key, sentAt: 0, coupon, isOwn: true }] }));
    expect(page.textContent).toContain("Sent from another tab");
    expect(action(page).getAttribute("aria-disabled")).toBe("true");
    fake.emit(placed);
    expect(page.textContent).toContain("Bet accepted");
  });

  it("explains a refusal by its code, assertively, and shows the new prices", () => {
    const { fake, page } = placing();
    fake.emit(
      CouponRejected({ key, code: 2001, changed: [{ betId: 901, coef: 1.7, isBlocked: false }] }),
    );
    const reason = "The price changed. Check it, then accept and place.";
    expect(one(page, "main").textContent).toContain(`Bet not placed${reason}`);
    expect(one(page, '[aria-live="assertive"]').textContent).toBe(`Bet not placed. ${reason}`);
    expect(page.textContent).toContain("odds down 1.70");
    expect(action(page).textContent).toBe("Accept and place");
    tap(control(page, "Back to coupon"));
    expect(action(page).textContent).toBe("Accept and place");
  });

  it("shows the server's own words for an unknown code", () => {
    const { fake, page } = placing();
    fake.emit(CouponRejected({ key, code: 2999, changed: [] }));
    expect(page.textContent).toContain("This could not be done.");
    tap(control(page, "Back to coupon"));
    tap(action(page));
    fake.emit(CouponRejected({ key, code: 2999, message: "Not on a Sunday.", changed: [] }));
    expect(one(page, "main").textContent).toContain("Not on a Sunday.");
  });

  it("shows number, stake, odds and possible win of an accepted bet [coupon-043]", () => {
    const { fake, page } = placing();
    fake.emit(placed);
    const text = one(page, "main").textContent?.replaceAll("\u00a0", " ");
    expect(text).toContain("Bet acceptedExpress of 2, No. 48 210 384");
    expect(text).toContain("Stake€10.00Total odds6.29Possible win€62.90Balance€90.00");
    expect(one(page, '[aria-live="polite"]').textContent).toContain("Bet accepted, number");
    expect(control(page, "To bets history").getAttribute("href")).toBe("/en/office/history");
    tap(control(page, "Done"));
    expect(commands(fake)).toEqual(["PlaceCoupon", "ClosePlacement"]);
    expect(page.textContent).toContain("No bets yet");
  });

  it("asserts no possible win that the server has not told", () => {
    const { fake, page } = placing();
    fake.emit(CouponPlaced({ ...placed.data, possibleWin: null }));
    expect(one(page, "main").textContent).toContain("Bet accepted");
    expect(one(page, "main").textContent).not.toContain("Possible win");
  });

  it("moves the focus to the result when its element is gone", () => {
    const { fake, page } = placing();
    action(page).focus();
    fake.emit(placed);
    const { activeElement } = document;
    expect(activeElement?.closest("main")).not.toBeNull();
    expect(activeElement?.textContent).toContain("Bet accepted");
  });

  it("announces that a bet was locked and opened again", () => {
    const { fake, page } = open();
    fake.emit(price(901, 1.85, 1));
    expect(one(page, '[aria-live="polite"]').textContent).toBe("Reds is suspended");
    fake.emit(price(901, 1.85, 0));
    expect(one(page, '[aria-live="polite"]').textContent).toBe("Reds is open again");
    fake.emit(price(901, 1.9));
    expect(one(page, '[aria-live="polite"]').textContent).toBe("Odds moved in 1 bet, total 6.46");
    // Rising further is no news, falling below the agreed one is.
    fake.emit(price(901, 2));
    expect(one(page, '[aria-live="polite"]').textContent).toBe("Odds moved in 1 bet, total 6.46");
    fake.emit(price(901, 1.8));
    expect(one(page, '[aria-live="polite"]').textContent).toBe("Odds moved in 1 bet, total 6.12");
    // A price that comes back by itself was not accepted.
    fake.emit(price(901, 1.85));
    expect(one(page, '[aria-live="polite"]').textContent).toBe("Odds moved in 1 bet, total 6.12");
  });
});
