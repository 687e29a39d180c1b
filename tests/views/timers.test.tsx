// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { RulesStated, TimerArmed, TimerFired } from "../../src/events/runtime/events.ts";
import {
  SectionFailed,
  SectionLoaded,
  SectionReady,
  SectionWanted,
} from "../../src/events/sections/events.ts";
import { SiteConfig, TabHidden } from "../../src/events/shell/events.ts";
import type { Entry } from "../../src/events/define.ts";
import { logLines } from "../kit/logLines.ts";
import { inspector } from "../../src/inspector.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { TimersRow } from "../../src/views/sections/menu/TimersRow.tsx";
import { Timers } from "../../src/views/timerPanel/Timers.tsx";
import { storyHeader } from "../replay/replayKit.ts";
import { siteConfig } from "../kit/site.ts";
import { watchActivity } from "../../src/infra/ports/idle.ts";
import { answered, signedIn } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";
import { fakeClient, startedAt } from "./fakeClient.ts";
import { one, render, tap } from "./render.tsx";

const configOf = (environment: string) =>
  answered(
    SiteConfig,
    { lang: "en" },
    { ...siteConfig, site: { ...siteConfig.site, environment } },
  );

async function open() {
  const entries: Entry[] = [];
  const fake = fakeClient({}, (entry) => entries.push(entry));
  fake.emit(configOf("test"), RulesStated({ parameters: { "POLL-PAUSE.hiddenMs": 30_000 } }));
  let now = startedAt;
  let tick = () => {};
  const window = {
    setInterval: (run: () => void) => {
      tick = run;
      return 1;
    },
    clearInterval: () => {
      tick = () => {};
    },
  };
  const client = {
    ...fake.client,
    inspect: () =>
      Promise.resolve(
        inspector({
          lines: () => Promise.resolve([...logLines({ ...storyHeader, startedAt }, entries)]),
          now: () => now,
          window,
        }),
      ),
  };
  const { page } = render(
    <ClientContext value={client}>
      <Timers />
    </ClientContext>,
  );
  await act(async () => {});
  const pass = (ms: number) =>
    act(() => {
      now += ms;
      tick();
    });
  return { ...fake, page, pass, entries };
}

const arm = (timer: number, rule: string, delayMs: number) =>
  TimerArmed({ timer, rule, delayMs, dueAt: startedAt + delayMs });
const rowOf = (page: HTMLElement, rule: string) => {
  const row = [...page.querySelectorAll("li")].find(({ textContent }) =>
    textContent.startsWith(rule),
  );
  if (row === undefined) throw new Error(`no row of ${rule}`);
  return row;
};

describe("the timer panel", () => {
  it("is a tool: a tap on it is no activity of the player, one outside it is [idle-003]", async () => {
    const { page } = await open();
    const received: string[] = [];
    const player = stateOf(signedIn);
    watchActivity(document, {
      report: ({ type }) => received.push(type),
      wake: () => received.push("woken"),
      state: () => player,
    });
    const press = (element: Element | null) =>
      element?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    press(one(page, "h2"));
    press(one(page, "header button"));
    expect(received).toEqual(["woken", "woken"]);
    press(document.body);
    expect(received.slice(2)).toEqual(["woken", "ActivitySeen"]);
  });

  it("counts down every armed timer, the next one first, and says what armed it", async () => {
    const { page, emit, pass } = await open();
    emit(arm(1, "POLL-PAUSE", 30_000), arm(2, "POLL", 12_000));
    await act(async () => {});
    expect(page.textContent).toContain("2 timers are armed");
    const [first, second] = page.querySelectorAll("li");
    expect([first?.textContent, second?.textContent]).toEqual([
      "POLLby , entry 0in 00:12Due in 5 s",
      "POLL-PAUSEby , entry 0in 00:30Due in 5 s",
    ]);
    pass(1_500);
    expect(first?.textContent).toContain("in 00:11");
    expect(second?.textContent).toContain("in 00:29");
    emit(TimerFired({ timer: 2, rule: "POLL" }));
    expect(page.textContent).toContain("1 timer is armed");
  });
  it("shows how every section reached its state, and updates it", async () => {
    const { page, emit } = await open();
    const wheel = { section: "wheel" };
    emit(SectionWanted({ ...wheel, why: "view", isRemote: true }));
    emit(SectionLoaded({ ...wheel, appName: "wheel", bytes: 412 }), SectionReady(wheel));
    await act(async () => {});
    expect(rowOf(page, "wheel").textContent).toBe(
      "wheelremote · fetched: 1 by views, 0 by itself, 0 by the player" +
        "here after 0 ms, ready after 0 ms · 412 bytesviews: 1ready",
    );
    emit(SectionFailed({ ...wheel, reason: "error", detail: "out of luck" }));
    await act(async () => {});
    expect(rowOf(page, "wheel").textContent).toContain("error: out of luckviews: 1in error");
  });
  it("makes one timer due, unless it is due soon", async () => {
    const { page, emit, sent, state, pass } = await open();
    emit(arm(1, "POLL-PAUSE", 30_000), arm(2, "POLL", 31_000));
    tap(one(rowOf(page, "POLL-PAUSE"), "button"));
    expect(sent).toEqual([{ type: "MakeTimerDue", data: { timer: 1 } }]);
    expect(state().runtime.timers[1]?.dueAt).toBe(startedAt + 5_000);
    expect(state().runtime.timers[2]?.dueAt).toBe(startedAt + 31_000);
    pass(100);
    expect(rowOf(page, "POLL-PAUSE").textContent).toContain("in 00:05");
    expect(one(rowOf(page, "POLL-PAUSE"), "button").getAttribute("aria-disabled")).toBe("true");
  });
  it("shows for every rule what stops it, and why in a sentence", async () => {
    const { page, emit } = await open();
    const pause = () => one(page, "section > div > ul:last-of-type").querySelectorAll("details");
    const find = (rule: string) => {
      const found = [...pause()].find(({ textContent }) => textContent.startsWith(rule));
      if (found === undefined) throw new Error(`no ${rule}`);
      return found;
    };
    expect(find("POLL-PAUSE").textContent).toContain("needs tabHidden");
    expect(find("NOTICE-CLOSE").textContent).toContain("nothing is due");
    emit(TabHidden({}));
    expect(find("NOTICE-CLOSE").textContent).toContain("paused by tabHidden");
    emit(arm(1, "POLL-PAUSE", 30_000));
    expect(find("POLL-PAUSE").textContent).toContain("armed");
    const details = find("POLL-PAUSE");
    await act(async () => {
      details.open = true;
      details.dispatchEvent(new Event("toggle"));
    });
    await act(async () => {});
    expect(one(details, '[role="status"]').textContent).toMatch(
      /POLL-PAUSE is armed at entry \d+, 0:00; due at 0:30, in 30 s\.$/,
    );
  });
  it("says which layer a figure in force is from, and which bound changed it", async () => {
    const { page, emit } = await open();
    const figures = () =>
      [...page.querySelectorAll("details")]
        .find(({ textContent }) => textContent.startsWith("IDLE"))
        ?.querySelectorAll("ul li") ?? [];
    const texts = () => [...figures()].map(({ textContent }) => textContent);
    expect(texts()).toEqual([
      "idleMs: 30 min, from the rule's default.",
      "warnMs: 1 min, from the rule's default.",
    ]);
    const policy = { id: "DE", figures: {}, bounds: { "IDLE.idleMs": { atMost: 1_800_000 } } };
    const idle = { isEnabled: true, minutes: 60 };
    emit(answered(SiteConfig, { lang: "en" }, { ...siteConfig, idle, policy }));
    expect(texts()[0]).toBe(
      'idleMs: 30 min. The site config says 1 h; the pack "DE" allows at most 30 min.',
    );
  });
  it("is closed by a command", async () => {
    const { page, sent } = await open();
    tap(one(page, 'button[aria-label="Close the timers"]'));
    expect(sent).toEqual([{ type: "ShowTimers", data: { isOpen: false } }]);
  });
});

describe("the way to the timer panel", () => {
  it("is in the menu, but not in production", () => {
    const fake = fakeClient();
    const { page } = render(
      <ClientContext value={fake.client}>
        <TimersRow />
      </ClientContext>,
    );
    expect(page.querySelectorAll("button")).toHaveLength(0);
    fake.emit(configOf("production"));
    expect(page.querySelectorAll("button")).toHaveLength(0);
    fake.emit(configOf("test"));
    tap(one(page, "button"));
    expect(fake.state().runtime.isPanelOpen).toBe(true);
    expect(page.querySelectorAll("button")).toHaveLength(0);
  });
});
