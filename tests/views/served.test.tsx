// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { outcomeOf } from "../../src/events/sports/index.ts";
import { keptSports } from "../../src/infra/host/served.ts";
import { liveFeed } from "../kit/events.ts";
import { price, received } from "./player.tsx";

it("a page from the server is taken over with the prices it was made of, whatever moved since", () => {
  const fake = received(liveFeed, price(901, 2));
  const kept = keptSports(fake.state().sports);
  expect(kept(fake.state().sports)).toBe(fake.state().sports);
  fake.emit(price(901, 3.5));
  const now = fake.state().sports;
  const coefs = [kept(now), now].map(({ tables }) => outcomeOf(tables, 901)?.coef);
  expect(coefs).toEqual([2, 3.5]);
  expect(kept(now)).toBe(kept(now));
});
