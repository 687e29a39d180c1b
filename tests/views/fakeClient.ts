import { app, arrival, needs } from "../kit/app.ts";
import { act } from "react";
import { type DataOf, definitions, type Draft, type Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { type Need } from "../../src/events/runtime/events.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import { refreshSections } from "../../src/epics/sectionRefresh/refresh.ts";
import { useSections } from "../../src/epics/sections/use.ts";
import { Host } from "../../src/infra/host/host.ts";
import { sectionsPort, type SectionsPortOptions } from "../../src/infra/ports/sections.ts";
import { Vault } from "../../src/infra/vault.ts";
import type { Client } from "../../src/views/hooks/client.ts";
import { announcements } from "../../src/views/shell/screens.ts";

/** Friday, 20 November 2026, 18:00 UTC. */
export const startedAt = Date.UTC(2026, 10, 20, 18);

export type FakeClient = {
  readonly client: Client;
  /** Commands sent so far, each with its data. */
  readonly sent: readonly { readonly type: string; readonly data: unknown }[];
  /** Events that ports or epics would report; the views receive them at once. */
  readonly emit: (...events: readonly Draft[]) => void;
  readonly state: () => State;
  /** A token as the vault of this app makes it. */
  readonly seal: Vault["seal"];
};

/**
 * The running app as views know it, with its real deciders and folds, with the domains that have arrived.
 * There are no epics and no ports except `received`, and the one that fetches the sections when they are
 * given; nothing else happens unless the test does it. `now` is constant.
 */
export function fakeClient(
  start: Partial<DataOf<typeof AppStarted>> = {},
  onEntry: (entry: Entry) => void = () => {},
  sections: Pick<SectionsPortOptions, "isHere" | "load"> | null = null,
  arrived: readonly Need[] = needs,
): FakeClient {
  const emit = (...events: readonly Draft[]) => act(() => events.forEach(host.report));
  const sent: { type: string; data: unknown }[] = [];
  const vault = new Vault();
  const host = new Host({
    root: app.root,
    decide: app.decide,
    epics: sections === null ? [] : [useSections, refreshSections],
    definitions,
    vault,
    draw: () => "00000000-0000-4000-8000-000000000000",
    now: () => startedAt,
    elapsedMs: () => 0,
    setTimeout: () => 0,
    clearTimeout: () => {},
    onIdle: (run) => run(),
    ports: [
      onEntry,
      ...(sections === null
        ? []
        : [sectionsPort({ announcements, state: () => host.state, report: emit, ...sections })]),
    ],
  });
  host.start(
    AppStarted({
      path: "/en",
      language: "en",
      isTabHidden: false,
      isOnline: true,
      hasSession: false,
      stored: {},
      found: { browserZone: 0 },
      ...start,
    }),
  );
  for (const need of arrived) host.report(arrival(need));
  const client: Client = {
    state$: host.state$,
    reader: host.reader,
    record$: host.record$,
    reveal: (token) => vault.reveal(token),
    send: (command) => {
      sent.push({ type: command.type, data: command.data });
      host.send(command);
    },
    inspect: () => Promise.reject(new Error("no inspector here")),
    attachSection: () => () => {},
    log: {
      visits: () => Promise.resolve([]),
      summary: () =>
        Promise.resolve({
          entries: 0,
          bytes: 0,
          byType: [],
          firstAt: null,
          lastAt: null,
          openFields: [],
          personal: 0,
          secret: 0,
        }),
    },
  };
  return {
    client,
    sent,
    emit,
    state: () => host.state$.value,
    seal: vault.seal,
  };
}
