import type { Reading } from "./contender.ts";
import type { World } from "./world.ts";

/** 32-bit FNV-1a over every value of the state, in the order of the world. */
export function digestOf(world: World, reading: Reading): string {
  let hash = 0x811c9dc5;
  const add = (value: number) => {
    for (let rest = Math.round(value * 1000), byte = 0; byte < 5; byte += 1) {
      hash = Math.imul(hash ^ (rest & 255), 0x01000193);
      rest = Math.floor(rest / 256);
    }
  };
  const indexOf = new Map(world.outcomes.map((id, index) => [id, index]));
  for (const id of world.outcomes) {
    const { coef, state } = reading.outcome(id);
    add(coef);
    add(state);
  }
  for (const id of world.games) {
    const { home, away, minute } = reading.score(id);
    add(home);
    add(away);
    add(minute);
  }
  for (const line of reading.coupon.lines) {
    add(indexOf.get(line.outcome) ?? -1);
    add(line.coef);
  }
  add(reading.coupon.stake);
  add(reading.balance);
  add(reading.unread);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
