// @vitest-environment happy-dom
import { act, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { BetCard, type BetCardProps } from "../../src/views/components/BetCard.tsx";
import { CouponFooter } from "../../src/views/components/CouponFooter.tsx";
import { HistoryCard } from "../../src/views/components/HistoryCard.tsx";
import { MoneyStepper } from "../../src/views/components/MoneyStepper.tsx";
import { formatMoney } from "../../src/views/format/money.ts";
import { one, press, render, tap, type } from "./render.tsx";

const bet: BetCardProps = {
  pick: "Over 3.5",
  market: "Total goals",
  event: "Norrvik – Bastia Azul",
  price: "1.92",
  onRemove: () => undefined,
};
const drawings = (page: HTMLElement) =>
  [...page.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1]);

describe("a bet card", () => {
  it("shows pick, market, event and price and can be removed by name", () => {
    const onRemove = vi.fn<() => void>();
    const { page } = render(<BetCard {...bet} clock="67′ 2–1" onRemove={onRemove} />);
    expect(one(page, "li").textContent).toBe("Over 3.5Total goals67′ 2–1Norrvik – Bastia Azul1.92");
    tap(one(page, 'button[aria-label="Remove Over 3.5"]'));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it("says in words that the price moved, and strikes out the old one", () => {
    const { page } = render(<BetCard {...bet} was="1.85" move="up" />);
    expect(page.textContent).toContain("odds up 1.92");
    expect(one(page, "s").textContent).toBe("was 1.85");
    expect(drawings(page)).toStrictEqual(["up", "close"]);
  });

  it("gives the reason of a lock with the last known price, and no movement", () => {
    const { page } = render(<BetCard {...bet} lock="Suspended." was="1.85" move="down" />);
    expect(page.textContent).toContain("locked 1.92");
    expect(page.textContent).toContain("Suspended.");
    expect(page.querySelector("s")).toBeNull();
    expect(drawings(page)).toStrictEqual(["padlock", "close"]);
  });

  it("reports the end of its collapse only after it was removed", () => {
    const onRemoved = vi.fn<() => void>();
    const end = (page: HTMLElement) =>
      act(() => {
        for (const propertyName of ["grid-template-rows", "opacity"]) {
          const event = new Event("transitionend", { bubbles: true });
          one(page, "li").dispatchEvent(Object.assign(event, { propertyName }));
        }
      });
    const { page, again } = render(<BetCard {...bet} onRemoved={onRemoved} />);
    end(page);
    expect(onRemoved).not.toHaveBeenCalled();
    again(<BetCard {...bet} isRemoving onRemoved={onRemoved} />);
    end(page);
    expect(onRemoved).toHaveBeenCalledOnce();
  });

  it("cannot be removed while it is being placed", () => {
    const { page } = render(<BetCard {...bet} onRemove={undefined} />);
    expect(page.querySelector("button")).toBeNull();
  });
});

function Stake(props: { onChange: (minor: number) => void; max?: number }) {
  const [minor, setMinor] = useState(2000);
  return (
    <MoneyStepper
      iso="EUR"
      minor={minor}
      shown={formatMoney(minor, "EUR", "en-GB")}
      stepMinor={250}
      shownStep="€2.50"
      minMinor={20}
      maxMinor={props.max}
      error={minor > 80_000 ? "Maximum stake: €800.00." : undefined}
      onChange={(next) => {
        setMinor(next);
        props.onChange(next);
      }}
    />
  );
}

describe("the money stepper", () => {
  it("steps up and down between minimum and maximum", () => {
    const onChange = vi.fn<(minor: number) => void>();
    const { page } = render(<Stake onChange={onChange} max={2400} />);
    tap(one(page, 'button[aria-label="More by €2.50"]'));
    expect(onChange).toHaveBeenLastCalledWith(2250);
    tap(one(page, 'button[aria-label="More by €2.50"]'));
    expect(onChange).toHaveBeenLastCalledWith(2400);
    for (let taps = 0; taps < 12; taps += 1) tap(one(page, 'button[aria-label="Less by €2.50"]'));
    expect(onChange).toHaveBeenLastCalledWith(20);
  });

  it("steps on while a button is held, and the click that ends the press does not step", () => {
    const onChange = vi.fn<(minor: number) => void>();
    const { page } = render(<Stake onChange={onChange} max={80_000} />);
    const more = one(page, 'button[aria-label="More by €2.50"]');
    const round = (type: string) =>
      act(() => more.dispatchEvent(new Event(type, { bubbles: true })));
    round("animationstart");
    round("animationiteration");
    round("animationiteration");
    expect(onChange.mock.calls).toStrictEqual([[2250], [2500], [2750]]);
    tap(more);
    expect(onChange).toHaveBeenCalledTimes(3);
    tap(more);
    expect(onChange).toHaveBeenLastCalledWith(3000);
  });

  it("forgets a press that ended outside the button", () => {
    const onChange = vi.fn<(minor: number) => void>();
    const { page } = render(<Stake onChange={onChange} max={80_000} />);
    const more = one(page, 'button[aria-label="More by €2.50"]');
    act(() => more.dispatchEvent(new Event("animationstart", { bubbles: true })));
    act(() => more.dispatchEvent(new Event("pointerdown", { bubbles: true })));
    tap(more);
    expect(onChange.mock.calls).toStrictEqual([[2250], [2500]]);
  });

  it("is a spin button in a named group, with the amount in words", () => {
    const { page } = render(<Stake onChange={() => undefined} />);
    expect(one(page, "[role=group]").getAttribute("aria-label")).toBe("Amount");
    const amount = one(page, "[role=spinbutton]");
    expect(amount.getAttribute("aria-valuetext")).toBe("€20.00");
    expect(amount.getAttribute("aria-valuenow")).toBe("20");
    press(amount, "ArrowUp");
    expect(amount.getAttribute("aria-valuetext")).toBe("€22.50");
  });

  it("counts what is typed at once, and reports invalid input as no amount, with a message", () => {
    const onChange = vi.fn<(minor: number) => void>();
    const { page } = render(<Stake onChange={onChange} />);
    const amount = one(page, "[role=spinbutton]");
    act(() => amount.focus());
    type(amount, "35.5");
    expect(onChange).toHaveBeenLastCalledWith(3550);
    type(amount, "35.555");
    expect(onChange).toHaveBeenLastCalledWith(0);
    expect(amount.getAttribute("aria-invalid")).toBe("true");
    expect(page.textContent).toContain("Enter an amount, such as 20.50.");
    type(amount, "900");
    const note = document.querySelector(`[id="${amount.getAttribute("aria-describedby")}"]`);
    expect(note?.textContent).toBe("Maximum stake: €800.00.");
  });
});

describe("the coupon footer", () => {
  it("keeps its text while busy and ignores taps", () => {
    const onPress = vi.fn<() => void>();
    const footer = (isBusy: boolean) => (
      <CouponFooter
        oddsName="Total odds"
        odds="29.29"
        winName="Possible win"
        win="€609.17"
        action={{ text: "Place bet", isBusy, onPress }}
      />
    );
    const { page, again } = render(footer(true));
    const action = one(page, "button");
    expect([action.textContent, action.getAttribute("aria-busy")]).toStrictEqual([
      "Place bet",
      "true",
    ]);
    tap(action);
    expect(onPress).not.toHaveBeenCalled();
    again(footer(false));
    tap(action);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it("leaves out the possible win when it is hidden", () => {
    const { page } = render(
      <CouponFooter
        oddsName="Total odds"
        odds="2.00"
        winName="Possible win"
        action={{ text: "Place bet", onPress: () => undefined }}
      />,
    );
    expect(page.textContent).toBe("Total odds2.00Place bet");
  });
});

describe("a placed coupon", () => {
  it("shows every state in words beside its glyph", () => {
    const leg = { pick: "Draw", event: "A – B, 1–1", odds: "2.62" };
    const { page } = render(
      <HistoryCard
        title="Express of 2"
        about="No. 48 210 381, 18:52"
        state="lost"
        stateText="Lost"
        legs={[
          { ...leg, id: 1, state: "won", stateText: "Won" },
          { ...leg, id: 2, state: "returned", stateText: "Returned" },
        ]}
        sums={[
          { name: "Stake", value: "€9.00" },
          { name: "Paid", value: "€0.00" },
        ]}
      />,
    );
    expect(one(page, "h3").textContent).toBe("Express of 2");
    expect(drawings(page)).toStrictEqual(["close", "check", "refresh"]);
    expect([...page.querySelectorAll("li")].map((item) => item.textContent)).toStrictEqual([
      "WonDrawA – B, 1–12.62",
      "ReturnedDrawA – B, 1–12.62",
    ]);
    expect(page.textContent).toContain("Lost");
  });
});
