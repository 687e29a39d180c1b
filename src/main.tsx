import { StrictMode, startTransition } from "react";
import { filter, take } from "rxjs";
import { createApp } from "./app.ts";
import { firstChunk } from "./chunks/first.ts";
import { EndSessionSafely } from "./commands/session.ts";
import { domainsPort, endpointsOf } from "./domains/arrive.ts";
import { tokenParameters } from "./epics/session/token.ts";
import type { Entry } from "./events/define.ts";
import type { State } from "./events/index.ts";
import type { SportsState } from "./events/sports/index.ts";
import { AppStarted, ValueNotStored } from "./events/shell/events.ts";
import { plainState } from "./events/plainState.ts";
import { Host } from "./infra/host/host.ts";
import { AfterTap } from "./infra/host/afterTap.ts";
import { browserOf } from "./infra/host/browser.ts";
import { inOwnTask, ownTask } from "./infra/inOwnTask.ts";
import { asServed, keptSports } from "./infra/host/served.ts";
import { HttpClient } from "./infra/http/client.ts";
import { createDictionary, changeLanguage } from "./infra/i18n.ts";
import { createRoot, hydrateRoot } from "./infra/reactDom.ts";
import { LogPort } from "./infra/ports/log.ts";
import { hasSessionCookie, tokenJar } from "./infra/ports/cookies.ts";
import { cookieJar, cookiePort } from "./infra/ports/cookieJar.ts";
import { readFound } from "./infra/ports/found.ts";
import { HttpPort } from "./infra/ports/http.ts";
import { watchPlatform } from "./infra/ports/platform.ts";
import { keepStart } from "./infra/ports/keptStart.ts";
import { installPort } from "./infra/ports/install.ts";
import { flagsOf, RouterPort } from "./infra/ports/router.ts";
import { inlined, RemoteSlots } from "./infra/ports/remoteSlots.ts";
import { sectionFiles } from "./infra/ports/sectionFiles.ts";
import { sectionsPort } from "./infra/ports/sections.ts";
import { areasOf, readStored, storagePort } from "./infra/ports/storage.ts";
import {
  logHeader,
  offerFile,
  pageAtRest,
  pagePort,
  pathWithLanguage,
  startLanguage,
  zoneNow,
} from "./infra/ports/page.ts";
import { Vault } from "./infra/vault.ts";
import { remoteOf } from "./events/shell/index.ts";
import { withoutCode } from "./events/navigation/index.ts";
import { App } from "./views/App.tsx";
import { announcements, isBuiltIn, loadScreen, screenNamed } from "./views/shell/screens.ts";

// In another task than the one that evaluated this script.
inOwnTask(() => {
  let onTaken = (): void => {};
  const answersTaken = new Promise<void>((resolve) => {
    onTaken = resolve;
  });
  let servedSports: ((now: SportsState) => SportsState) | undefined;
  // The composition root: the only place where real ports are built and the epics are started.
  const browser = browserOf(window, () => {
    servedSports = keptSports(host.state.sports);
    onTaken();
  });
  const vault = new Vault(Number.parseInt(browser.draw().slice(0, 7), 16));
  const areas = areasOf(window);
  const stored = readStored(areas, vault);
  const jar = cookieJar(document, window.location.protocol === "https:");
  const { search } = window.location;
  const language = startLanguage(window.location.pathname, stored.settings?.language);
  const address = pathWithLanguage(window, language);
  const path = withoutCode(address);
  const { served: servedAt } = document.documentElement.dataset;
  const apiOrigin =
    document.querySelector<HTMLMetaElement>('meta[name="touchline-api"]')?.content ?? "";

  const client = new HttpClient({
    apiOrigin,
    fetch: browser.fetch,
    jar: tokenJar(jar),
    now: browser.now,
    figures: tokenParameters(() => host.state.shell.config),
    language: () => language,
  });
  const dictionary = createDictionary();
  // If the texts fail to load, the page stays in English.
  const textsLoaded = changeLanguage(dictionary, language).catch(() => {});
  const report = (draft: Parameters<Host["report"]>[0]) => host.report(draft);
  const app = createApp(firstChunk);
  const http = new HttpPort(endpointsOf(firstChunk, { language, location: window.location }), {
    client,
    vault,
    report,
  });
  const router = new RouterPort(address, {
    report,
    leave: (path) => window.location.assign(path),
    query: () => window.location.search,
    back: () => window.history.back(),
  });
  const header = logHeader(language, browser.draw(), app.root.initial.runtime.arrived);
  const log = new LogPort({
    header,
    // Entries wait in memory until the first page is on screen.
    load: () =>
      pageAtRest(window)
        .then(() => import("./infra/log/index.ts"))
        .then(({ logModule }) => logModule),
    loadExport: () => import("./infra/log/export.ts").then(({ logExport }) => logExport),
    report,
    initial: app.root.initial,
    settle: () => afterTap.settle(),
    snapshot: () => ({ seq: host.seq, state: plainState(host.state) }),
    reveal: (token) => vault.reveal(token),
    keep: keepStart(areas.local, header),
    elapsedMs: browser.elapsedMs,
    pause: ownTask,
    offer: offerFile,
  });

  const afterTap = new AfterTap({
    ports: [log.onEntry, storagePort(areas, vault, (key) => report(ValueNotStored({ key })))],
    state: () => host.state,
    isTap: (type) => app.definitions.get(type)?.origin === "command",
    afterPaint: browser.afterPaint,
  });

  const filesOf = sectionFiles(document);
  const fetchScreen = (section: string) => loadScreen(section, textsLoaded, filesOf(section));
  const remoteSlots = new RemoteSlots();
  const host = new Host({
    ...app,
    vault,
    ...browser,
    onGuardLost: () => EndSessionSafely({}),
    ports: [
      afterTap.onEntry,
      (entry: Entry) => http.onEntry(entry),
      router.onEntry,
      sectionsPort({
        announcements,
        isBuiltIn,
        isInlined: (section) => inlined(document, section) !== undefined,
        state: () => host.state,
        isHere: (section) => screenNamed(section) !== undefined,
        load: fetchScreen,
        report,
      }),
      cookiePort(jar),
      installPort(window, report),
      (entry: Entry) => domains(entry),
      pagePort(window.location, report),
    ],
  });

  const domains = domainsPort(app, http, {
    window,
    location: window.location,
    vault,
    cookies: jar,
    areas,
    language,
    search,
    tab: browser.draw(),
    report,
    wake: () => host.wake(),
    state: () => host.state,
    state$: host.state$,
    loadSection: (section) =>
      isBuiltIn(section) && remoteOf(host.state, section) === null
        ? fetchScreen(section)
        : Promise.resolve(),
    token: client.token,
    remoteSlots,
  });

  const element = document.getElementById("root");
  if (element === null) throw new Error("index.html: no #root");
  let served: State | undefined;
  // Read when the page is rendered: by then the app has folded the answers that came with it.
  const servedState = (at: number): State => {
    const sports = servedSports?.(host.state.sports) ?? host.state.sports;
    served ??= asServed(host.state, app.root.initial, at);
    if (served.sports !== sports) served = { ...served, sports };
    return served;
  };
  const page = (
    <StrictMode>
      <App
        client={{
          state$: host.state$,
          reader: host.reader,
          served: servedAt === undefined ? () => host.state : () => servedState(Number(servedAt)),
          send: host.send,
          record$: host.record$,
          reveal: (token) => vault.reveal(token),
          attachSection: remoteSlots.attach,
          log,
          inspect: () =>
            import("./inspector.ts").then(({ inspector }) =>
              inspector({ lines: () => log.lines(), now: browser.now, window }),
            ),
        }}
        dictionary={dictionary}
        router={router}
      />
    </StrictMode>
  );
  function render(root: HTMLElement): void {
    if (servedAt === undefined) {
      createRoot(root).render(page);
      return;
    }
    host.state$
      .pipe(
        // The screen that the server rendered is here, or has failed to load.
        filter(({ sections }) =>
          Object.values(sections).some(({ isHere, code }) => isHere || code < 0),
        ),
        take(1),
      )
      .subscribe(() => {
        // A page is taken over all the same, if this device asks for less than the server did.
        browser.setTimeout(onTaken, 1_000);
        // In short pieces: a tap in between does not wait for all of it.
        void answersTaken.then(() => startTransition(() => void hydrateRoot(root, page)));
      });
  }

  // In a task of its own, like every answer that came with the page: whatever was tapped meanwhile comes in between.
  inOwnTask(() => {
    host.start(
      AppStarted({
        path,
        language,
        isTabHidden: document.visibilityState === "hidden",
        // A page that was rendered brings the answers along that it asks for first, even if the device had kept it.
        isOnline: navigator.onLine || servedAt !== undefined,
        hasSession: hasSessionCookie(jar),
        stored,
        query: flagsOf(search),
        found: readFound(areas, jar, {
          search,
          size: { width: window.innerWidth, height: window.innerHeight },
          zone: zoneNow(),
        }),
      }),
    );
    watchPlatform({ window, document }, { report, wake: host.wake });
    window.addEventListener("pagehide", log.flush);
    document.addEventListener("visibilitychange", log.flush);
    void textsLoaded.then(() => render(element));
  });
});
