import fc from "fast-check";
import { expect, it } from "vitest";
import { createPaces } from "../../server/rates/paces.ts";
import { networkOf } from "../../server/http/front.ts";

const pace = { burst: 5, everyMs: 60_000 };

it("lets a burst through, then one at a time", () => {
  const paces = createPaces();
  for (let time = 0; time < 5; time += 1) {
    expect(paces.waitMs("a", pace, 0)).toBe(0);
    paces.take("a", pace, 0);
  }
  expect(paces.waitMs("a", pace, 0)).toBe(60_000);
  expect(paces.waitMs("a", pace, 59_999)).toBe(1);
  expect(paces.waitMs("b", pace, 0)).toBe(0);
  paces.take("a", pace, 60_000);
  expect(paces.waitMs("a", pace, 60_000)).toBe(60_000);
  paces.giveBack("a", pace, 60_000);
  expect(paces.waitMs("a", pace, 60_000)).toBe(0);
});

it("never lets through more in any period than the burst and the rate allow", () => {
  const steps = fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 200 });
  fc.assert(
    fc.property(steps, (pauses) => {
      const paces = createPaces();
      const taken: number[] = [];
      let now = 1_800_000_000_000;
      for (const pause of pauses) {
        now += pause;
        if (paces.waitMs("a", pace, now) > 0) continue;
        paces.take("a", pace, now);
        taken.push(now);
      }
      for (const [first, from] of taken.entries())
        for (const [last, until] of taken.entries())
          if (last >= first)
            expect(last - first + 1).toBeLessThanOrEqual(
              pace.burst + Math.floor((until - from) / pace.everyMs),
            );
    }),
  );
});

it("locks nobody out for longer than its burst when the clock goes back", () => {
  const paces = createPaces();
  for (let time = 0; time < 5; time += 1) paces.take("a", pace, 1e12);
  expect(paces.waitMs("a", pace, 0)).toBe(60_000);
});

it("keeps a limited number of keys, whatever they are, and forgets those that are full again", () => {
  const paces = createPaces(100);
  for (let index = 0; index < 1000; index += 1)
    paces.take(`${index} ${"x".repeat(64_000)}`, pace, 0);
  expect(paces.size).toBe(100);
  for (let index = 0; index < 100; index += 1) paces.take(`later ${index}`, pace, 1e9);
  expect(paces.size).toBeLessThanOrEqual(100);
  for (let index = 0; index < 100; index += 1) paces.take("one", pace, 1e12 + index);
  expect(paces.size).toBe(1);
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
