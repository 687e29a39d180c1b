import { app, arrival, isArrived, needOf } from "./app.ts";
import { EndSessionSafely } from "../../src/commands/session.ts";
import { definitions, type Draft, type Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { DomainsArrived } from "../../src/events/runtime/events.ts";
import { AppStarted, ValueNotStored } from "../../src/events/shell/events.ts";
import { Host, type HostOptions } from "../../src/infra/host/host.ts";
import { lastActivePort, watchActivity } from "../../src/infra/ports/idle.ts";
import { cookiePort } from "../../src/infra/ports/cookieJar.ts";
import { hasSessionCookie } from "../../src/infra/ports/cookies.ts";
import { playerCookiePort } from "../../src/infra/ports/player.ts";
import { favoritesPort } from "../../src/infra/ports/favorites.ts";
import { readFound } from "../../src/infra/ports/found.ts";
import { readReferral, referralPort } from "../../src/infra/ports/referral.ts";
import { cashOutsPort } from "../../src/infra/ports/cashOut.ts";
import { powerBetsPort } from "../../src/infra/ports/powerBet.ts";
import { couponPromoPort } from "../../src/infra/ports/couponPromo.ts";
import { findKeptPage } from "../../src/infra/ports/installation.ts";
import { openBetsPort } from "../../src/infra/ports/placement.ts";
import { pagePort } from "../../src/infra/ports/page.ts";
import { preferencesPort } from "../../src/infra/ports/preferences.ts";
import { flagsOf, RouterPort } from "../../src/infra/ports/router.ts";
import { betStoriesPort } from "../../src/infra/ports/betStories.ts";
import { settlementsPort } from "../../src/infra/ports/settlements.ts";
import { readStored, storagePort } from "../../src/infra/ports/storage.ts";
import { type LeadLock, TabsPort, type TabTransport } from "../../src/infra/ports/tabs.ts";
import { findSilence } from "../../src/infra/ports/registration.ts";
import { readTries } from "../../src/infra/ports/tries.ts";
import { Vault } from "../../src/infra/vault.ts";
import type { Device } from "./device.ts";
import type { MemoryStorage } from "./memoryStorage.ts";
import type { sectionHost } from "./sections.ts";
import type { Neighbours } from "./neighbours.ts";
import type { Line } from "./server.ts";

export type PageOptions = {
  readonly clock: Pick<HostOptions, "now" | "elapsedMs" | "setTimeout" | "clearTimeout">;
  readonly server: Line;
  readonly sections: ReturnType<typeof sectionHost>;
  readonly device: Device;
  readonly areas: { readonly local: MemoryStorage; readonly session: MemoryStorage };
  /** The local storage, connected to the other tabs. */
  readonly shared: ReturnType<Neighbours["storageOf"]>;
  readonly path: string;
  readonly keptAt: number | undefined;
  readonly isTabHidden: boolean;
  readonly transport: TabTransport | null;
  readonly lock: LeadLock;
  readonly tab: string;
  /** Counts the random ids of a timeline; they must not repeat after a reload. */
  readonly draw: () => string;
  readonly receive: (entry: Entry, state: State) => void;
  /** Loads another page of the app: another language is another visit. */
  readonly leave: (path: string) => void;
};

/** The whole client, as the composition root builds it, but in a virtual world. */
export type Page = {
  readonly send: (command: Draft) => void;
  readonly report: (draft: Draft) => void;
  readonly wake: () => void;
  /** The player touches the screen. */
  readonly touch: () => void;
  /** The player goes to another page, and may come back to this one. */
  readonly leave: () => void;
  readonly state: () => State;
};

/** The site's origin; no timeline shows pages of another one. */
const ORIGIN = "https://touchline.test";

/** Whether waking still checks the clock; only a seeded fault disables this. */
export const wakeCheck = { isRemoved: false };

/** Opens a page: real host, real deciders, folds and epics, real router and storage ports. */
export function openPage(options: PageOptions): Page {
  const { clock, server, areas, device, isTabHidden, draw, receive, leave } = options;
  const [path = "", query = ""] = options.path.split("?");
  const vault = new Vault();
  const report = (draft: Draft) => host.report(draft);
  let search = query === "" ? "" : `?${query}`;
  const trail = [options.path];
  const show = (target: string) => {
    const [to = "", wanted] = target.split("?");
    search = wanted === undefined ? "" : `?${wanted}`;
    router.entered(to, search);
  };
  const back = () => {
    trail.pop();
    show(trail.at(-1) ?? options.path);
  };
  const router = new RouterPort(path, { report, leave, query: () => search, back });
  router.connect((target, { replace }) => {
    if (replace) trail.pop();
    trail.push(target);
    show(target);
  });
  /** Pages of another site are not shown. */
  const assign = (url: string) => {
    const { origin, pathname, search: wanted } = new URL(url);
    if (origin === ORIGIN) leave(pathname + wanted);
  };
  const tabs = new TabsPort({ ...options, report });
  const host = new Host({
    root: app.root,
    decide: app.decide,
    epics: app.epics,
    epicsOf: app.epicsOf,
    definitions,
    vault,
    draw,
    onGuardLost: () => EndSessionSafely({}),
    ...clock,
    onIdle: (run) => run(),
    ports: [
      (entry) => receive(entry, host.state),
      server.rulesPort(report),
      favoritesPort(areas.local, report),
      preferencesPort(
        { local: areas.local, cookies: device.jar, isSystemDark: () => false },
        report,
        () => host.state.settings,
      ),
      (entry) => {
        if (DomainsArrived.is(entry) && entry.data.need === "later") {
          const dataset = options.keptAt === undefined ? {} : { kept: `${options.keptAt}` };
          if (options.keptAt !== undefined)
            findKeptPage({ dataset } as never, server.isOnline, report);
          report(readTries(areas.local));
          findSilence(areas, report);
        }
        if (DomainsArrived.is(entry) && entry.data.need === "frame") {
          tabs.start();
          const referral = readReferral(query, vault);
          if (referral !== null) report(referral);
        }
      },
      storagePort(areas, vault, (key) => report(ValueNotStored({ key }))),
      openBetsPort({
        local: options.shared.area,
        onOtherTab: options.shared.listen,
        vault,
        state: () => host.state,
        report,
      }),
      couponPromoPort({
        local: options.shared.area,
        onOtherTab: options.shared.listen,
        vault,
        state: () => host.state,
        report,
      }),
      cashOutsPort({
        local: options.shared.area,
        onOtherTab: options.shared.listen,
        vault,
        state: () => host.state,
        report,
      }),
      powerBetsPort({
        local: options.shared.area,
        onOtherTab: options.shared.listen,
        vault,
        state: () => host.state,
        report,
      }),
      betStoriesPort({
        local: options.shared.area,
        onOtherTab: options.shared.listen,
        vault,
        state: () => host.state,
        report,
      }),
      settlementsPort({
        local: options.shared.area,
        onOtherTab: options.shared.listen,
        report,
      }),
      server.port(vault, report),
      router.onEntry,
      options.sections(report),
      tabs.onEntry,
      lastActivePort(areas.local, report),
      cookiePort(device.jar),
      // As the server does with its answer.
      (entry) => {
        if (/^(OpenSession|SignIn\w+|Register\w+)Answered$/.test(entry.type))
          device.jar.write("has_session", "1", null);
      },
      referralPort(device.jar, vault),
      playerCookiePort(device.jar, vault),
      device.fingerprintPort(areas.local, report),
      pagePort(
        {
          get href() {
            return ORIGIN + host.state.navigation.path + search;
          },
          get pathname() {
            return host.state.navigation.path;
          },
          reload: () => leave(host.state.navigation.path),
          assign,
        },
        report,
      ),
    ],
  });
  host.start(
    AppStarted({
      path,
      language: path.startsWith("/ru") ? "ru" : "en",
      isTabHidden,
      isOnline: server.isOnline || options.keptAt !== undefined,
      hasSession: hasSessionCookie(device.jar),
      stored: readStored(areas, vault),
      query: flagsOf(search),
      found: readFound(areas, device.jar, { search: query }),
    }),
  );
  const screen = new EventTarget();
  watchActivity(screen, { report, wake: host.wake, state: () => host.state });
  return {
    touch: () => {
      screen.dispatchEvent(new Event("pointerdown"));
    },
    send: (command) => {
      // The screen that sends a command of a chunk has waited for the chunk.
      const need = needOf(command.type);
      if (need !== null && !isArrived(host.state, need)) report(arrival(need));
      host.send(command);
    },
    report,
    wake: () => {
      if (!wakeCheck.isRemoved) host.wake();
    },
    leave: tabs.leave,
    state: () => host.state$.value,
  };
}
