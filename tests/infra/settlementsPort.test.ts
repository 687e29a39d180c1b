import { beforeEach, describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { DomainsArrived } from "../../src/events/runtime/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { SettlementsFound, SettlementsTold } from "../../src/events/settlements/events.ts";
import { settlementsPort } from "../../src/infra/ports/settlements.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";

const key = "tl.settled";
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

let reported: Draft[];
beforeEach(() => {
  reported = [];
});

function page(local: MemoryStorage | null) {
  let fromTab: () => void = () => {};
  const port = settlementsPort({
    local,
    onOtherTab: (receive) => {
      fromTab = receive;
    },
    report: (draft) => reported.push(draft),
  });
  const receive = ({ type, v, data }: Draft) => port({ seq: 1, at: 0, type, v, data, cause: null });
  return {
    receive,
    arrive: () => receive(DomainsArrived({ need: "player", domains: ["settlements"] })),
    tell: (...ids: readonly number[]) => receive(SettlementsTold({ ids: [...ids] })),
    hear: () => fromTab(),
  };
}

const kept = (local: MemoryStorage): unknown => JSON.parse(local.getItem(key) ?? "null");

describe("the coupons whose end was told on this device", () => {
  it("are found once their domain is here, and not before", () => {
    const one = page(new MemoryStorage({ [key]: [7, 8] }));
    one.receive(DomainsArrived({ need: "later", domains: ["progress"] }));
    expect(reported).toEqual([]);
    one.arrive();
    one.arrive();
    expect(reported).toEqual([SettlementsFound({ ids: [7, 8] })]);
  });

  it("are added to those that other tabs told of, each once", () => {
    const local = new MemoryStorage({ [key]: [7, 8] });
    const one = page(local);
    one.arrive();
    one.tell(8, 9);
    expect(kept(local)).toEqual([7, 8, 9]);
  });

  it("reach the other tabs when they are new there, and never come back to the tab that told", () => {
    const local = new MemoryStorage();
    const [one, other] = [page(local), page(local)];
    one.arrive();
    other.arrive();
    one.tell(7);
    one.hear();
    expect(reported).toEqual([]);
    other.hear();
    other.hear();
    expect(reported).toEqual([SettlementsFound({ ids: [7] })]);
  });

  it("are the newest two hundred", () => {
    const local = new MemoryStorage({ [key]: numbers(1, 250) });
    const one = page(local);
    one.arrive();
    expect(reported).toEqual([SettlementsFound({ ids: numbers(51, 250) })]);
    one.tell(251);
    expect(kept(local)).toEqual(numbers(52, 251));
  });

  it("are forgotten with the session, for the next player of the device", () => {
    const local = new MemoryStorage({ [key]: [7] });
    const one = page(local);
    one.arrive();
    one.receive(SessionClosed({ reason: "player" }));
    expect(local.getItem(key)).toBeNull();
  });

  it.each([
    ["damaged text", "{"],
    ["something else", '{"ids":[1]}'],
    ["other things in the list", '[1,"2"]'],
  ])("are none if the device has kept %s, and are kept anew", (_name, text) => {
    const local = new MemoryStorage();
    local.setItem(key, text);
    const one = page(local);
    one.arrive();
    expect(reported).toEqual([]);
    one.tell(9);
    expect(kept(local)).toEqual([9]);
  });

  it("are told again elsewhere rather than fail, where nothing can be stored", () => {
    const full = new MemoryStorage({ [key]: [7] });
    full.isFull = true;
    const one = page(full);
    one.arrive();
    one.tell(9);
    expect(kept(full)).toEqual([7]);
    const none = page(null);
    none.arrive();
    expect(() => none.tell(9)).not.toThrow();
  });
});
