// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { LastActiveWanted } from "../../src/events/idle/events.ts";
import type { State } from "../../src/events/index.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { TimerArmed, TimerFired } from "../../src/events/runtime/events.ts";
import { lastActivePort, watchActivity, watchMedia } from "../../src/infra/ports/idle.ts";
import { signedIn } from "../kit/events.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";
import { stateOf } from "../kit/spec.ts";

let received: string[];
let state: State;
const report = ({ type, data }: Draft): void => {
  received.push(type === "MediaPlaying" ? JSON.stringify(data) : type);
};
beforeEach(() => {
  received = [];
  state = stateOf(signedIn);
});

describe("the activity port", () => {
  const wake = () => received.push("woken");
  const page = () => {
    const screen = new EventTarget();
    watchActivity(screen, { report, wake, state: () => state });
    return (type: string) => screen.dispatchEvent(new Event(type));
  };
  const throttle = (...numbers: readonly number[]) =>
    numbers.map((timer) => TimerArmed({ timer, rule: "IDLE-ACTIVITY", delayMs: 100, dueAt: 100 }));

  it.each(["pointerdown", "touchstart", "touchmove", "wheel", "keydown", "input", "click"])(
    "wakes, then reports %s",
    (type) => {
      page()(type);
      expect(received).toEqual(["woken", "ActivitySeen"]);
    },
  );

  it.each(["scroll", "pointermove", "focus"])(
    "ignores %s, which also happens without the player",
    (type) => {
      page()(type);
      expect(received).toEqual([]);
    },
  );

  it("reports nothing for a visitor, or for a player signed out on waking [idle-006]", () => {
    const act = page();
    state = stateOf(signedIn, SessionClosed({ reason: "idle" }));
    act("pointerdown");
    expect(received).toEqual(["woken"]);
  });

  it("reports the first two touches of a running throttle, and the first one of the next [idle-003]", () => {
    const act = page();
    const seen = () => {
      received = [];
      for (const type of ["wheel", "wheel", "wheel"]) act(type);
      return received.filter((one) => one === "ActivitySeen").length;
    };
    act("wheel");
    state = stateOf(signedIn, ...throttle(7));
    expect(seen()).toBe(1);
    expect(seen()).toBe(0);
    state = stateOf(
      signedIn,
      ...throttle(7),
      TimerFired({ timer: 7, rule: "IDLE-ACTIVITY" }),
      ...throttle(9),
    );
    expect(seen()).toBe(1);
  });
});

describe("the media port", () => {
  const video = (): HTMLVideoElement => {
    const made = document.createElement("video");
    document.body.append(made);
    return made;
  };
  const fire = (media: HTMLVideoElement, type: string) => media.dispatchEvent(new Event(type));
  const plays = '{"source":"page","isPlaying":true}';
  const stops = '{"source":"page","isPlaying":false}';

  it("reports when the first one starts and when the last one ends [idle-004]", () => {
    watchMedia(document, report);
    const [one, other] = [video(), video()];
    fire(one, "play");
    fire(one, "playing");
    fire(other, "play");
    fire(one, "pause");
    expect(received).toEqual([plays]);
    fire(other, "ended");
    expect(received).toEqual([plays, stops]);
  });

  it("is notified when one that is no longer on the page ends [idle-004]", () => {
    watchMedia(document, report);
    const one = video();
    fire(one, "play");
    one.remove();
    fire(one, "pause");
    expect(received.slice(-1)).toEqual([stops]);
  });

  it("finds media that already play [idle-004]", () => {
    const one = video();
    Object.defineProperty(one, "paused", { value: false });
    Object.defineProperty(one, "ended", { value: false });
    watchMedia(document, report);
    expect(received).toEqual([plays]);
  });
});

describe("the stored instant", () => {
  const wanted = { ...LastActiveWanted({}), seq: 1, at: 0, cause: null };
  const read = (local: Storage | null) => {
    const found: unknown[] = [];
    lastActivePort(local, ({ data }) => found.push(data))(wanted);
    return found;
  };

  it("is read on demand, whatever the storage holds [idle-005]", () => {
    expect(read(new MemoryStorage({ "tl.lastActiveAt": 1_700 }))).toEqual([{ at: 1_700 }]);
    expect(read(new MemoryStorage({ "tl.lastActiveAt": "soon" }))).toEqual([{ at: null }]);
    expect(read(new MemoryStorage())).toEqual([{ at: null }]);
    expect(read(null)).toEqual([{ at: null }]);
    const broken = new MemoryStorage();
    broken.setItem("tl.lastActiveAt", "{");
    expect(read(broken)).toEqual([{ at: null }]);
  });
});
