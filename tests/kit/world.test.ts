import { timer } from "rxjs";
import { marbles } from "rxjs-marbles";
import { describe, expect, it } from "vitest";
import { World } from "./world.ts";

describe("the clock of a timeline", () => {
  it(
    "is used by everything rxjs does in the meantime, with or without a scheduler",
    marbles(({ scheduler }) => {
      const world = new World(scheduler);
      const received: string[] = [];
      timer(1_000).subscribe(() => received.push(`operator ${world.ms}`));
      world.timer({}, () => received.push(`page ${world.ms}`), 2_592_000_000);
      while (world.nextMs() !== null) world.runNext();
      expect(received).toEqual(["operator 1000", "page 2592000000"]);
    }),
  );
});
