// @vitest-environment happy-dom
import { expect, it } from "vitest";
import HistoryOrders from "../../src/views/sections/historyOrders/index.tsx";
import PromoCodes from "../../src/views/sections/promoCodes/index.tsx";
import { arrival, needs } from "../kit/app.ts";
import { fakeClient } from "./fakeClient.ts";
import { config, control, player, show } from "./player.tsx";

it.each([
  ["promo-code-check", PromoCodes, "Check"],
  ["history-mail", HistoryOrders, "Send by email"],
  ["history-clear", HistoryOrders, "Clear the history"],
] as const)("the form of %s waits for what sends it", (address, Screen, button) => {
  const early = needs.filter((need) => need !== "content");
  const fake = fakeClient({ path: `/en/office/${address}` }, () => {}, null, early);
  fake.emit(config, ...player(10));
  const page = show(fake, <Screen />);
  const isBusy = () => control(page, button).getAttribute("aria-busy");
  expect(isBusy()).toBe("true");
  fake.emit(arrival("content"));
  expect(isBusy()).toBeNull();
});
