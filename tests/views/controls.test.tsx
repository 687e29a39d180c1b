// @vitest-environment happy-dom
import { act, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { BottomNav } from "../../src/views/components/BottomNav.tsx";
import { ErrorBlock } from "../../src/views/components/ErrorBlock.tsx";
import { Field, PasswordField } from "../../src/views/components/Field.tsx";
import { MarketGroup } from "../../src/views/components/MarketGroup.tsx";
import { Odds } from "../../src/views/components/Odds.tsx";
import { PhoneField, type PhoneCountry } from "../../src/views/components/PhoneField.tsx";
import { Loading } from "../../src/views/components/Skeleton.tsx";
import { Check, Switch } from "../../src/views/components/Switch.tsx";
import { Segment, Tabs } from "../../src/views/components/Tabs.tsx";
import { one, press, render, tap, type } from "./render.tsx";

const nothing = () => undefined;

describe("fields", () => {
  it("announce the error with their field", () => {
    const { page } = render(
      <Field
        label="Email"
        value="elena@mail"
        onChange={nothing}
        error="Add the part after the dot."
      />,
    );
    const input = one(page, "input");
    expect(one(page, "label").getAttribute("for")).toBe(input.id);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(one(page, "p").id).toBe(input.getAttribute("aria-describedby"));
    expect(one(page, "p").textContent).toBe("Add the part after the dot.");
  });

  it("show a password only while asked to", () => {
    const { page } = render(<PasswordField label="Password" value="secret" onChange={nothing} />);
    tap(one(page, 'button[aria-label="Show password"]'));
    expect(one(page, "input").getAttribute("type")).toBe("text");
    tap(one(page, 'button[aria-label="Hide password"]'));
    expect(one(page, "input").getAttribute("type")).toBe("password");
  });
});

describe("the phone field", () => {
  const serbia = { code: "RS", name: "Serbia", dial: "+381", mask: "00 000 00 00" };
  const kazakhstan = { code: "KZ", name: "Kazakhstan", dial: "+7", mask: "000 000 00 00" };
  const seen = vi.fn<(digits: string, code: string) => void>();
  function Phone() {
    const [country, setCountry] = useState<PhoneCountry>(serbia);
    const [digits, setDigits] = useState("");
    return (
      <PhoneField
        label="Phone number"
        country={country}
        countries={[kazakhstan, serbia]}
        digits={digits}
        onCountry={nothing}
        onChange={(next, nextCountry) => {
          seen(next, nextCountry.code);
          setDigits(next);
          setCountry(nextCountry);
        }}
      />
    );
  }
  const input = (page: HTMLElement) => one(page, "input");

  it("formats the number in the country's mask and accepts no more digits than fit", () => {
    const { page } = render(<Phone />);
    type(input(page), "64123456789");
    expect(seen).toHaveBeenLastCalledWith("641234567", "RS");
    expect(input(page).getAttribute("value")).toBe("64 123 45 67");
    expect(one(page, "button").getAttribute("aria-label")).toBe("Country code RS +381, Serbia");
  });

  it("finds the country of a pasted number", () => {
    const { page } = render(<Phone />);
    type(input(page), "+7 (701) 123-45-67");
    expect(seen).toHaveBeenLastCalledWith("7011234567", "KZ");
    expect(one(page, "button").getAttribute("aria-label")).toBe("Country code KZ +7, Kazakhstan");
  });
});

describe("choices", () => {
  const choices = [
    { id: "single", text: "Single" },
    { id: "express", text: "Express" },
  ];
  function Type(props: { role: "tab" | "radio" }) {
    const [current, setCurrent] = useState("single");
    return (
      <Segment
        kind={props.role}
        name="Coupon type"
        choices={choices}
        current={current}
        onChoose={setCurrent}
      />
    );
  }

  it.each([
    ["tab", "tablist", "aria-selected"],
    ["radio", "radiogroup", "aria-checked"],
  ] as const)("as %s are a %s and move with the arrow keys", (role, list, mark) => {
    const { page } = render(<Type role={role} />);
    const group = one(page, `[role=${list}]`);
    expect(group.getAttribute("aria-label")).toBe("Coupon type");
    const states = () => [...group.children].map((item) => item.getAttribute(mark));
    expect(states()).toStrictEqual(["true", "false"]);
    act(() => one(page, "[tabindex='0']").focus());
    press(group, "ArrowRight");
    expect(states()).toStrictEqual(["false", "true"]);
    expect(document.activeElement?.textContent).toBe("Express");
    expect(one(page, "[tabindex='0']").textContent).toBe("Express");
  });

  it("announce their counts as scrolling tabs", () => {
    const onChoose = vi.fn<(id: number) => void>();
    const { page } = render(
      <Tabs
        name="Markets"
        choices={[
          { id: 1, text: "Popular" },
          { id: 2, text: "All", count: "184" },
        ]}
        current={1}
        onChoose={onChoose}
      />,
    );
    tap(one(page, "[aria-selected=false]"));
    expect(onChoose).toHaveBeenCalledWith(2);
    expect(one(page, "[aria-selected=false]").textContent).toBe("All184");
  });

  it("can be switched and ticked", () => {
    const [onToggle, onChange] = [vi.fn<() => void>(), vi.fn<(isOn: boolean) => void>()];
    const { page } = render(
      <>
        <Switch name="Compact lists" isOn={false} onToggle={onToggle} />
        <Check text="Stay logged in" isOn onChange={onChange} />
      </>,
    );
    const toggle = one(page, "[role=switch]");
    expect(toggle.getAttribute("aria-checked")).toBe("false");
    tap(toggle);
    tap(one(page, "input"));
    expect(onToggle).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenCalledWith(false);
  });
});

describe("a market", () => {
  const market = (isOpen: boolean) => (
    <MarketGroup
      title="Match result"
      count="3"
      isOpen={isOpen}
      isSuspended
      layout="three"
      onToggle={nothing}
    >
      <Odds name="Draw" label="Draw" price="4.60" onPick={nothing} />
    </MarketGroup>
  );

  it("has a heading that opens and closes it; closed, its prices are not rendered", () => {
    const { page, again } = render(market(true));
    const head = one(page, "h3 > button");
    expect(head.getAttribute("aria-expanded")).toBe("true");
    expect(
      page.querySelector(`[id="${head.getAttribute("aria-controls")}"] [data-label]`),
    ).not.toBeNull();
    expect(page.textContent).toContain("Suspended");
    again(market(false));
    expect(one(page, "h3 > button").getAttribute("aria-expanded")).toBe("false");
    expect(page.querySelector("[data-label]")).toBeNull();
  });
});

describe("bars and states", () => {
  it("announce the coupon in the bottom bar with its number of bets", () => {
    const nav = (count: number) => (
      <BottomNav
        before={[{ href: "/en", icon: "home", text: "Home", isCurrent: true }]}
        coupon={{ href: "/en/coupon", count }}
        after={[]}
      />
    );
    const { page, again } = render(nav(4));
    expect(one(page, "nav").getAttribute("aria-label")).toBe("Main");
    expect(one(page, "[aria-current=page]").textContent).toBe("Home");
    expect(one(page, 'a[href="/en/coupon"]').getAttribute("aria-label")).toBe("Coupon, 4 bets");
    again(nav(0));
    expect(one(page, 'a[href="/en/coupon"]').getAttribute("aria-label")).toBe("Coupon, no bets");
  });

  it("announce loading and failure, and offer a way on", () => {
    const onRefresh = vi.fn<() => void>();
    const { page, again } = render(<Loading>skeleton</Loading>);
    expect(one(page, "[aria-busy=true] [role=status]").textContent).toBe("Loading");
    again(<ErrorBlock onRefresh={onRefresh} />);
    expect(one(page, "[role=alert]").textContent).toContain("This part did not load");
    tap(one(page, "button"));
    expect(onRefresh).toHaveBeenCalledOnce();
    again(<ErrorBlock isBusy onRefresh={onRefresh} />);
    expect(one(page, "button").textContent).toBe("Refreshing");
    tap(one(page, "button"));
    expect(onRefresh).toHaveBeenCalledOnce();
  });
});
