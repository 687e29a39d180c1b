import { describe, expect, it } from "vitest";
import { MakeTimerDue, ShowTimers } from "../../src/commands/timerPanel.ts";
import type { Draft } from "../../src/events/define.ts";
import { TimerArmed, TimerMoved, TimerPanelToggled } from "../../src/events/runtime/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const configOf = (environment: string): Draft =>
  answered(
    SiteConfig,
    { lang: "en" },
    { ...siteConfig, site: { ...siteConfig.site, environment } },
  );
const config = configOf("test");
const armed = (timer: number, dueInMs: number): Draft =>
  TimerArmed({ timer, rule: "POLL", delayMs: dueInMs, dueAt: START_AT + dueInMs });

describe("MakeTimerDue", () => {
  it("makes the timer due five seconds from now, and no other", () => {
    given(config, armed(1, 60_000), armed(2, 70_000))
      .when(MakeTimerDue({ timer: 1 }))
      .expectEvents(TimerMoved({ timer: 1, dueAt: START_AT + 4_000 + 5_000 }));
    const moved = TimerMoved({ timer: 1, dueAt: START_AT + 9_000 });
    const { timers } = stateOf(config, armed(1, 60_000), armed(2, 70_000), moved).runtime;
    expect(timers[1]?.dueAt).toBe(START_AT + 9_000);
    expect(timers[2]?.dueAt).toBe(START_AT + 70_000);
  });
  it("has nothing to do for one that is due sooner, or not armed", () => {
    given(config, armed(1, 8_000))
      .when(MakeTimerDue({ timer: 1 }))
      .expectRefusal("nothing_to_do");
    given(config)
      .when(MakeTimerDue({ timer: 1 }))
      .expectRefusal("nothing_to_do");
  });
  it("is not there in production, nor before the config says what this is", () => {
    for (const events of [[configOf("production"), armed(1, 60_000)], [armed(1, 60_000)]]) {
      given(...events)
        .when(MakeTimerDue({ timer: 1 }))
        .expectRefusal("nothing_to_do");
    }
  });
});

describe("ShowTimers", () => {
  it("opens the panel, and closes it", () => {
    given(config)
      .when(ShowTimers({ isOpen: true }))
      .expectEvents(TimerPanelToggled({ isOpen: true }));
    given(config, TimerPanelToggled({ isOpen: true }))
      .when(ShowTimers({ isOpen: false }))
      .expectEvents(TimerPanelToggled({ isOpen: false }));
  });
  it("is not there in production", () =>
    given(configOf("production"))
      .when(ShowTimers({ isOpen: true }))
      .expectRefusal("nothing_to_do"));
});
