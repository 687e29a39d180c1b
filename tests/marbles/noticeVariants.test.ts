import { app } from "../kit/app.ts";
import { describe, expect, it } from "vitest";
import { closeNotifications } from "../../src/epics/notices/close.ts";
import type { DataOf, Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { NotificationClosed, NotificationShown } from "../../src/events/notifications/events.ts";
import { TimerArmed } from "../../src/events/runtime/events.ts";
import { Engine } from "../../src/infra/runtime/engine.ts";
import { started } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

type Variant = DataOf<typeof NotificationShown>["variant"];

/** The entries after a notice of this variant was shown and its timer, if it has one, has fired. */
function shown(variant: Variant): { readonly log: readonly Entry[]; readonly state: State } {
  const log: Entry[] = [];
  const engine = new Engine<State>({
    root: app.root,
    decide: app.decide,
    epics: [closeNotifications],
    draw: () => "",
    onEntry: (entry) => log.push(entry),
  });
  engine.start(started, START_AT);
  const notice = { id: "notice", status: "info", text: "betRemoved", action: "none" } as const;
  engine.input(NotificationShown({ ...notice, variant }), START_AT);
  const armed = log.find(TimerArmed.is);
  if (armed !== undefined) engine.fire(armed.data.timer, armed.data.dueAt);
  return { log, state: engine.state };
}

describe("a notice", () => {
  it.each(["alert", "default", "snackbar", "controls"] as const)(
    "of the variant %s closes by itself after 10 s [notifications-003]",
    (variant) => {
      const { log, state } = shown(variant);
      expect(log.find(TimerArmed.is)?.data).toMatchObject({ delayMs: 10_000 });
      expect(log.find(NotificationClosed.is)?.at).toBe(START_AT + 10_000);
      expect(state.notifications).toEqual([]);
    },
  );

  it.each(["permanent", "withoutTimeout"] as const)(
    "of the variant %s does not close by itself [notifications-004]",
    (variant) => {
      const { log, state } = shown(variant);
      expect(log.filter(TimerArmed.is)).toEqual([]);
      expect(state.notifications).toHaveLength(1);
    },
  );
});
