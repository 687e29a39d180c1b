import { describe, expect, it } from "vitest";
import type { Draft, Entry } from "../../src/events/define.ts";
import {
  TimerArmed,
  TimerCancelled,
  TimerFired,
  TimerMoved,
} from "../../src/events/runtime/events.ts";
import { TimerHost } from "../../src/infra/host/timers.ts";
import { World } from "../kit/world.ts";

function hosting() {
  const world = new World();
  const fired: string[] = [];
  let seq = 0;
  const received = (draft: Draft) => {
    seq += 1;
    const { type, v, data } = draft;
    const entry: Entry = { seq, at: world.now(), type, v, data, cause: null };
    host.onEntry(entry);
  };
  const host = new TimerHost({
    ...world,
    fire: (timer) => {
      fired.push(`${timer}@${world.ms}`);
      received(TimerFired({ timer, rule: "R" }));
    },
  });
  const arm = (timer: number, delayMs: number) =>
    received(TimerArmed({ timer, rule: "R", delayMs, dueAt: world.now() + delayMs }));
  const run = (untilMs: number) => {
    for (let next = world.nextMs(); next !== null && next <= untilMs; next = world.nextMs())
      world.runNext();
    world.ms = untilMs;
  };
  return { world, host, fired, received, arm, run };
}

describe("the timer host", () => {
  it("fires each timer when it is due, in whatever order they were armed", () => {
    const { arm, run, fired } = hosting();
    arm(1, 300);
    arm(2, 100);
    arm(3, 200);
    run(1_000);
    expect(fired).toEqual(["2@100", "3@200", "1@300"]);
  });

  it("fires a moved timer at its new time, and the others at theirs", () => {
    const { arm, run, fired, received, world } = hosting();
    arm(1, 60_000);
    arm(2, 20_000);
    run(1_000);
    received(TimerMoved({ timer: 1, dueAt: world.now() + 5_000 }));
    received(TimerMoved({ timer: 9, dueAt: world.now() + 1_000 }));
    run(90_000);
    expect(fired).toEqual(["1@6000", "2@20000"]);
  });

  it("fires timers due at the same time in the order of arming", () => {
    const { arm, run, fired } = hosting();
    arm(1, 100);
    arm(2, 100);
    run(100);
    expect(fired).toEqual(["1@100", "2@100"]);
  });

  it("uses one browser timer for all", () => {
    const { arm, world, run } = hosting();
    for (let timer = 1; timer <= 50; timer += 1) arm(timer, timer * 10);
    run(255);
    world.runNext();
    expect(world.nextMs()).toBe(270);
  });

  it("does not fire a cancelled timer", () => {
    const { arm, received, run, fired } = hosting();
    arm(1, 100);
    received(TimerCancelled({ timer: 1, rule: "R" }));
    run(1_000);
    expect(fired).toEqual([]);
  });

  it("does not fire a timer that the previous one cancelled", () => {
    const { world, fired, ...rest } = hosting();
    const host = new TimerHost({
      ...world,
      fire: (timer) => {
        fired.push(`${timer}`);
        for (const gone of [1, 2])
          host.onEntry(entryOf(TimerCancelled({ timer: gone, rule: "R" })));
      },
    });
    const entryOf = ({ type, v, data }: Draft): Entry => ({
      seq: 1,
      at: world.now(),
      type,
      v,
      data,
      cause: null,
    });
    for (const timer of [1, 2]) {
      host.onEntry(
        entryOf(TimerArmed({ timer, rule: "R", delayMs: 100, dueAt: world.now() + 100 })),
      );
    }
    rest.run(500);
    expect(fired).toEqual(["1"]);
  });

  it("after sleep fires what is due by the wall clock, oldest first, and the others on time", () => {
    const { arm, run, world, host, fired } = hosting();
    arm(1, 60_000);
    arm(2, 30_000);
    arm(3, 300_000);
    run(10_000);
    world.sleep(200_000);
    host.wake();
    run(400_000);
    expect(fired).toEqual(["2@210000", "1@210000", "3@300000"]);
  });

  it("with the clock set back fires what has truly elapsed", () => {
    const { arm, run, world, fired } = hosting();
    arm(1, 30_000);
    run(10_000);
    world.setClock(-3_600_000);
    run(60_000);
    expect(fired).toEqual(["1@30000"]);
  });

  it("with the clock set back keeps the time of the others when one more is armed", () => {
    const { arm, run, world, fired } = hosting();
    arm(1, 30_000);
    run(10_000);
    world.setClock(-3_600_000);
    arm(2, 100_000);
    run(200_000);
    expect(fired).toEqual(["1@30000", "2@110000"]);
  });

  it("waits longer than a browser timer can", () => {
    const { arm, run, fired } = hosting();
    arm(1, 5_000_000_000);
    run(4_999_999_999);
    expect(fired).toEqual([]);
    run(5_000_000_000);
    expect(fired).toEqual(["1@5000000000"]);
  });

  it("fires nothing once stopped", () => {
    const { arm, run, host, world, fired } = hosting();
    arm(1, 100);
    host.stop();
    expect(world.nextMs()).toBeNull();
    run(1_000);
    expect(fired).toEqual([]);
  });
});
