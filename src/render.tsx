import type { i18n } from "i18next";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { createApp } from "./app.ts";
import { firstChunk } from "./chunks/first.ts";
import { EndSessionSafely } from "./commands/session.ts";
import { endpointsOf } from "./domains/arrive.ts";
import { callOfAsked, type Draft, draftOf, type Entry } from "./events/define.ts";
import { sectionShown } from "./events/navigation/index.ts";
import { SectionLoaded, SectionWanted } from "./events/sections/events.ts";
import { timeZoneOf } from "./events/settings/index.ts";
import { AppStarted } from "./events/shell/events.ts";
import { Host } from "./infra/host/host.ts";
import { answeredDrafts } from "./infra/http/answered.ts";
import { parseBody } from "./infra/http/client.ts";
import { errorOf } from "./infra/http/errorOf.ts";
import { addressOf, type Endpoint } from "./infra/http/request.ts";
import { allTranslations, changeLanguage, createDictionary } from "./infra/i18n.ts";
import { flagsOf } from "./infra/ports/router.ts";
import { Vault } from "./infra/vault.ts";
import { App } from "./views/App.tsx";
import { loadScreen } from "./views/shell/screens.ts";

// The composition root of the app on the server: no ports but one that hands out the server's own answers.

export type PageAsk = {
  /** Path of the page, with its language. */
  readonly path: string;
  readonly language: string;
  /** Unix ms. */
  readonly now: number;
  /** The answer at an address that is the same for everybody; null: there is none. */
  readonly answer: (address: string) => Promise<Answered | null>;
};

/** An answer of the server: its status, and its body as text. */
export type Answered = { readonly status: number; readonly body: string };

export type Page = {
  /** What stands in the root element. */
  readonly html: string;
  readonly section: string;
  /** Hours from UTC of the times in it. */
  readonly zone: number;
  /** What it was made of, by address. */
  readonly answers: ReadonlyMap<string, Answered>;
};

type Answer = {
  readonly address: string;
  readonly answered: Answered;
  readonly drafts: readonly Draft[];
};

/** Whether the app does the same whatever this query of the address says. */
export const isPlainQuery = (search: string): boolean => Object.keys(flagsOf(search)).length === 0;

/** React's mark of a part whose code loads later, such as the question for the age: the browser shows the page as a whole. */
const unfinished = "<!--$!-->";
const screens: ReadonlySet<string> = new Set(["home", "list", "game"]);
/** An answer may say that there is more; a page that needs longer is left to the browser. */
const mostRounds = 4;

/**
 * The first screen of a page, as a visitor sees it on a device of which nothing is known: the same app, folded from the
 * same answers. Null if the page has no such screen, or something it needs is missing.
 */
export async function renderPage(ask: PageAsk): Promise<Page | null> {
  // Created first: a screen adds its texts to the dictionaries that there are.
  const dictionary = await dictionaryOf(ask.language);
  const visit = startVisit(ask);
  const answers = new Map<string, Answered>();
  for (let round = 0; visit.isWaiting(); round += 1) {
    const { calls, sections } = visit.take();
    if (round === mostRounds || !sections.every((section) => screens.has(section))) return null;
    const arrived = await Promise.all(calls.map((entry) => visit.answerTo(entry)));
    for (const answer of arrived) {
      if (answer === null) return null;
      answers.set(answer.address, answer.answered);
      for (const draft of answer.drafts) visit.host.report(draft);
    }
    for (const section of sections) {
      await loadScreen(section, allTranslations());
      visit.host.report(SectionLoaded({ section }));
    }
  }
  const { state } = visit.host;
  const section = sectionShown(state);
  const record = state.sections[section ?? ""];
  if (section === null || record?.isHere !== true || record.isRemote) return null;
  const html = htmlOf(visit.host, ask, dictionary);
  if (html.includes(unfinished)) return null;
  return { html, section, zone: timeZoneOf(state), answers };
}

/** A visit of one moment: it asks what a page asks when it opens, and none of its timers is ever due. */
function startVisit({ path, language, now, answer }: PageAsk) {
  let calls: Entry[] = [];
  let sections: string[] = [];
  const endpoints = new Map<string, Endpoint>(
    endpointsOf(firstChunk, { language, location: { pathname: path } as Location }).map(
      (endpoint) => [endpoint.call.asked.type, endpoint],
    ),
  );
  const requestOf = ({ type, data }: Entry) =>
    endpoints.get(type)?.request((data as { readonly ask: unknown }).ask as never);
  const vault = new Vault();
  const host = new Host({
    ...createApp(firstChunk),
    vault,
    now: () => now,
    elapsedMs: () => 0,
    setTimeout: () => 0,
    clearTimeout: () => {},
    onIdle: () => {},
    draw: () => "00000000-0000-4000-8000-000000000000",
    onGuardLost: () => EndSessionSafely({}),
    ports: [
      (entry) => {
        if (SectionWanted.is(entry)) {
          // A section from elsewhere is not ours to render.
          sections.push(entry.data.isRemote === true ? "" : entry.data.section);
        } else if (callOfAsked(entry.type) !== undefined && requestOf(entry)?.kind === "shared")
          calls.push(entry);
      },
    ],
  });
  const start = { path, language, isTabHidden: false, isOnline: true, hasSession: false };
  host.start(AppStarted({ ...start, stored: {}, query: {}, found: {} }));
  return {
    host,
    isWaiting: () => calls.length + sections.length > 0,
    take: () => {
      const taken = { calls, sections };
      calls = [];
      sections = [];
      return taken;
    },
    answerTo: async (entry: Entry): Promise<Answer | null> => {
      const [endpoint, request] = [endpoints.get(entry.type), requestOf(entry)];
      if (endpoint === undefined || request === undefined) return null;
      const address = addressOf(request);
      const answered = await answer(address);
      if (answered === null) return null;
      const body = parseBody(answered.body);
      const asked = entry.data as { call: number; ask: unknown };
      const drafts =
        answered.status === 200
          ? answeredDrafts(endpoint.call, { ...asked, body }, vault)
          : [
              draftOf(endpoint.call.failed, {
                call: asked.call,
                ask: asked.ask,
                error: errorOf(answered.status, body, null, now),
              }),
            ];
      return { address, answered, drafts };
    },
  };
}

const dictionaries = new Map<string, Promise<ReturnType<typeof createDictionary>>>();

/** One for all pages of a language: it never changes. */
function dictionaryOf(language: string) {
  const known = dictionaries.get(language);
  if (known !== undefined) return known;
  const dictionary = createDictionary();
  const loaded = changeLanguage(dictionary, language).then(() => dictionary);
  dictionaries.set(language, loaded);
  return loaded;
}

function htmlOf(host: Host, { path }: PageAsk, dictionary: i18n): string {
  const Addresses = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const nothingLogged = () => Promise.reject(new Error("a page on the server has no log"));
  return renderToString(
    <StrictMode>
      <App
        client={{
          state$: host.state$,
          reader: host.reader,
          send: () => {},
          record$: host.record$,
          reveal: () => "",
          attachSection: () => () => {},
          log: { visits: nothingLogged, summary: nothingLogged },
          inspect: nothingLogged,
        }}
        dictionary={dictionary}
        router={{ connect: () => {}, entered: () => {} }}
        Addresses={Addresses}
      />
    </StrictMode>,
  );
}
