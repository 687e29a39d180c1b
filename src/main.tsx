import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { decide } from "./commands/index.ts";
import { EndSessionSafely } from "./commands/session.ts";
import { epics } from "./epics/index.ts";
import { definitions, type Entry } from "./events/define.ts";
import { root } from "./events/index.ts";
import { AppStarted, ValueNotStored } from "./events/shell/events.ts";
import { freezeState } from "./events/slice.ts";
import { plainState } from "./events/stateHash.ts";
import { Host } from "./infra/host/host.ts";
import { browserOf } from "./infra/host/browser.ts";
import { endpoints } from "./infra/http/api/index.ts";
import { HttpClient } from "./infra/http/client.ts";
import { createDictionary, speak } from "./infra/i18n.ts";
import { EpicsPort } from "./infra/ports/epics.ts";
import { LogPort } from "./infra/ports/log.ts";
import { hasSessionCookie, tokenJar } from "./infra/ports/cookies.ts";
import { HttpPort } from "./infra/ports/http.ts";
import { watchPlatform } from "./infra/ports/platform.ts";
import { RouterPort } from "./infra/ports/router.ts";
import { areasOf, readStored, storagePort } from "./infra/ports/storage.ts";
import {
  logHeader,
  offerFile,
  pageAtRest,
  pathWithLanguage,
  startLanguage,
} from "./infra/ports/page.ts";
import { Vault } from "./infra/vault.ts";
import { App } from "./views/App.tsx";

// The composition root: the only place where real ports are built and the epics are started.
freezeState(import.meta.env.DEV);

const browser = browserOf(window);
const vault = new Vault();
const areas = areasOf(window);
const stored = readStored(areas);
const language = startLanguage(window.location.pathname, stored.settings?.language);
const path = pathWithLanguage(window, language);
const apiOrigin =
  document.querySelector<HTMLMetaElement>('meta[name="touchline-api"]')?.content ?? "";

const client = new HttpClient({
  apiOrigin,
  fetch: browser.fetch,
  jar: tokenJar(document, window.location.protocol === "https:"),
  now: browser.now,
  language: () => language,
});
const report = (draft: Parameters<Host["report"]>[0]) => host.report(draft);
const http = new HttpPort(
  endpoints(() => language),
  { client, vault, report },
);
const router = new RouterPort(path, {
  report,
  leave: (path) => window.location.assign(path),
});
const log = new LogPort({
  header: logHeader(language),
  // Entries wait in memory until the first page stands.
  load: () =>
    pageAtRest(window)
      .then(() => import("./infra/log/index.ts"))
      .then(({ logModule }) => logModule),
  loadExport: () => import("./infra/log/export.ts").then(({ logExport }) => logExport),
  report,
  snapshot: () => ({ seq: host.seq, state: plainState(host.state) }),
  offer: offerFile,
});

const laterEpics = new EpicsPort(
  {
    player: async () => {
      const { playerEndpoints } = await import("./infra/http/api/player.ts");
      http.add(playerEndpoints);
      return (await import("./epics/player.ts")).playerEpics;
    },
    later: async () => {
      const { laterEndpoints } = await import("./infra/http/api/later.ts");
      http.add(laterEndpoints);
      return (await import("./epics/later.ts")).laterEpics;
    },
  },
  report,
);

const host = new Host({
  root,
  decide,
  epics,
  epicsOf: laterEpics.of,
  definitions,
  vault,
  ...browser,
  onGuardLost: () => EndSessionSafely({}),
  ports: [
    log.heard,
    laterEpics.heard,
    storagePort(areas, (key) => report(ValueNotStored({ key }))),
    (entry: Entry) => http.heard(entry),
    router.heard,
  ],
});

host.start(
  AppStarted({
    path,
    language,
    isTabHidden: document.visibilityState === "hidden",
    isOnline: navigator.onLine,
    hasSession: hasSessionCookie(document),
    stored,
  }),
);
watchPlatform({ window, document }, { report, wake: host.wake });
window.addEventListener("pagehide", log.flush);
document.addEventListener("visibilitychange", log.flush);

const element = document.getElementById("root");
if (element === null) throw new Error("index.html has no element with the id root");
const dictionary = createDictionary();
const view = createRoot(element);
// Words that do not come leave the page in English.
void speak(dictionary, language)
  .catch(() => {})
  .then(() => {
    view.render(
      <StrictMode>
        <App
          client={{ state$: host.state$, send: host.send, record$: host.record$, log }}
          dictionary={dictionary}
          router={router}
        />
      </StrictMode>,
    );
  });
