import { decide } from "../../src/commands/index.ts";
import { EndSessionSafely } from "../../src/commands/session.ts";
import { epicsOf } from "../../src/epics/allEpics.ts";
import { epics } from "../../src/epics/index.ts";
import { definitions, type Draft, type Entry } from "../../src/events/define.ts";
import { root, type State } from "../../src/events/index.ts";
import { EpicsArrived, EpicsWanted } from "../../src/events/runtime/events.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import { Host } from "../../src/infra/host/host.ts";
import { RouterPort } from "../../src/infra/ports/router.ts";
import { readStored, storagePort } from "../../src/infra/ports/storage.ts";
import { Vault } from "../../src/infra/vault.ts";
import type { MemoryStorage } from "./memoryStorage.ts";
import type { Server } from "./server.ts";
import type { World } from "./world.ts";

export type PageOptions = {
  readonly world: World;
  readonly server: Server;
  readonly areas: { readonly local: MemoryStorage; readonly session: MemoryStorage };
  readonly path: string;
  readonly isTabHidden: boolean;
  /** Counts the random ids of a drawing; they must not repeat after a reload. */
  readonly draw: () => string;
  readonly hear: (entry: Entry) => void;
  /** Loads another page of the app: another language is another visit. */
  readonly leave: (path: string) => void;
};

/** The whole client, as the composition root builds it, but in a virtual world. */
export type Page = {
  readonly send: (command: Draft) => void;
  readonly report: (draft: Draft) => void;
  readonly wake: () => void;
  readonly state: () => State;
};

/** The groups of rules are at hand here; what reaches the page is when. */
const epicsPort = (report: (draft: Draft) => void) => (entry: Entry) => {
  if (EpicsWanted.is(entry)) report(EpicsArrived({ group: entry.data.group }));
};

/** Opens a page: real host, real deciders, folds and epics, real router and storage ports. */
export function openPage(options: PageOptions): Page {
  const { world, server, areas, path, isTabHidden, draw, hear, leave } = options;
  const vault = new Vault();
  const report = (draft: Draft) => host.report(draft);
  const router = new RouterPort(path, { report, leave });
  router.connect(router.entered);
  const host = new Host({
    root,
    decide,
    epics,
    epicsOf,
    definitions,
    vault,
    draw,
    onGuardLost: () => EndSessionSafely({}),
    now: world.now,
    elapsedMs: world.elapsedMs,
    setTimeout: world.setTimeout,
    clearTimeout: world.clearTimeout,
    onFrame: (run) => run(),
    ports: [
      hear,
      epicsPort(report),
      storagePort(areas, () => {}),
      server.port(vault, report),
      router.heard,
    ],
  });
  host.start(
    AppStarted({
      path,
      language: path.startsWith("/ru") ? "ru" : "en",
      isTabHidden,
      isOnline: server.isOnline,
      hasSession: true,
      stored: readStored(areas),
    }),
  );
  return { send: host.send, report, wake: host.wake, state: () => host.state$.value };
}
