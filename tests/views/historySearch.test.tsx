// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { History } from "../../src/views/sections/history/History.tsx";
import { control, player, received, show } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

it.each([
  ["No.\u00a08\u00a0001\u00a0061", "8001061"],
  ["№ 8 001 061", "8001061"],
  ["8\u202f001\u202f061 ", "8001061"],
  ["٨٠٠١٠٦١", "8001061"],
  [" Bastia Azul ", "Bastia Azul"],
  ["Norrvik 04", "Norrvik 04"],
])("the history is searched for %j by %j: a number as the bets show it is found", (typed, text) => {
  const fake = received(...player(100));
  const page = show(fake, <History />);
  tap(control(page, "Filters"));
  type(one(page, 'input[type="search"]'), typed);
  tap(control(page, "Show bets"));
  expect(fake.sent).toEqual([{ type: "FilterHistory", data: { filter: { text } } }]);
});
