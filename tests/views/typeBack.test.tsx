// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { CouponTypeChosen } from "../../src/events/coupon/events.ts";
import { AmountChanged } from "../../src/events/placement/events.ts";
import { BetAmountsChanged } from "../../src/events/placement/singlesEvents.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { bets, player, received, show } from "./player.tsx";
import { tap } from "./render.tsx";

const singles = [
  ...bets(901, 911),
  CouponTypeChosen({ typeId: 9 }),
  BetAmountsChanged({ amounts: [{ betId: 901, amount: 7 }], iso: "EUR" }),
  CouponTypeChosen({ typeId: 1 }),
];

it("the coupon offers an undo once another type has cost single bets their amounts, and not before", () => {
  const text = "As singles, your bets had amounts of their own.";
  const fake = received(...player(100), ...singles);
  const page = show(fake, <CouponPage />);
  expect(page.textContent).not.toContain(text);
  fake.emit(AmountChanged({ amount: 20, iso: "EUR" }));
  const notice = [...page.querySelectorAll("[role=status]")].find((one) =>
    one.textContent?.includes(text),
  );
  const undo = notice?.querySelector("button");
  expect(undo?.textContent).toBe("Undo");
  if (undo) tap(undo);
  expect(fake.sent.at(-1)).toMatchObject({ type: "TakeTypeBack" });
});
