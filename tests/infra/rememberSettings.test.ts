import { Subject, filter } from "rxjs";
import { expect, it } from "vitest";
import type { Deps } from "../../src/epics/epic.ts";
import { rememberSettings } from "../../src/epics/preferences/remember.ts";
import type { Draft } from "../../src/events/define.ts";
import { PreferencesFound } from "../../src/events/preferences/events.ts";
import { ValueStored } from "../../src/events/shell/events.ts";
import { SettingsChanged } from "../../src/events/settings/events.ts";
import { stateOf } from "../kit/spec.ts";

it("what is changed before the stored settings are read is stored with them [settings-008]", () => {
  const entries = new Subject<Draft>();
  const before: Draft[] = [];
  const emit = (draft: Draft) => {
    before.push(draft);
    entries.next(draft);
  };
  const kept = { isVisuallyImpaired: true };
  const stored: unknown[] = [];
  const deps: object = {
    state: () => stateOf(...before),
    on: (...events: readonly { is(entry: Draft): boolean }[]) =>
      entries.pipe(filter((entry) => events.some((event) => event.is(entry)))),
  };
  rememberSettings.run(deps as Deps).subscribe((draft) => {
    if (ValueStored.is(draft)) stored.push(JSON.parse(draft.data.value ?? ""));
  });
  emit(SettingsChanged({ timeFilter: "firstPeriod" }));
  expect(stored).toEqual([]);
  emit(PreferencesFound({ kept, consent: null, agreedAt: null, isSystemDark: false }));
  expect(stored).toMatchObject([{ ...kept, timeFilter: "firstPeriod" }]);
  emit(SettingsChanged({ filteredMarkets: "17" }));
  expect(stored).toHaveLength(2);
  expect(stored[1]).toMatchObject({ ...kept, timeFilter: "firstPeriod", filteredMarkets: "17" });
});
