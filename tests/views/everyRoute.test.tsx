// @vitest-environment happy-dom
import { act } from "react";
import { BehaviorSubject, of } from "rxjs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { callOfAsked, definitions } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { withoutCode } from "../../src/events/navigation/routes/match.ts";
import { selectionsOf } from "../../src/infra/runtime/selections.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { useRootAttributes } from "../../src/views/shell/useDocument.ts";
import { useTitle } from "../../src/views/shell/useTitle.ts";
import { lanesOf } from "../kit/timeline.ts";
import { play } from "../kit/play.ts";
import { type Answer, answers, silence } from "../kit/replies.ts";
import { closedSite, siteAnswers, siteConfig } from "../kit/site.ts";
import { userConfig } from "../kit/userConfig.ts";
import {
  banned,
  type Expected,
  expectedAt,
  goesTo,
  type Place,
  places,
  type Seen,
  stays,
  table,
  unverified,
  wholeSite,
} from "../routes/expected.ts";
import { fakeClient } from "./fakeClient.ts";
import { render } from "./render.tsx";

/** One path for each route; the browser tests check that all paths of a route are known. */
const onePlaceEach = places.filter(
  ({ name }, index) => places.findIndex((place) => place.name === name) === index,
);

const site = { ...siteConfig, ...wholeSite };
/** Requests for page content are never answered: routing does not depend on them. */
const unanswered = Object.fromEntries(
  [...definitions.keys()].flatMap((type) => {
    const name = type.replace(/Asked$/, "");
    const isKnown = callOfAsked(type) === undefined || name in siteAnswers(false);
    return isKnown ? [] : [[name, silence] as const];
  }),
);
const stepMs = 10;
const firstMs = 1_000;

/**
 * The state of the whole client, with its rules and its router, after each of these navigations within the
 * app.
 */
function statesAt(
  expectedHere: readonly Place[],
  server: Readonly<Record<string, Answer>>,
  isPlayer: boolean,
): readonly State[] {
  // A page for visitors sends a player to their account. Identification sends them away once per stay, so
  // another of their pages is visited between two of those. [identification-004]
  const isGuests = ({ name }: Place): boolean => table[name]?.auth === "guest";
  const ways = expectedHere.flatMap((place) =>
    isGuests(place) ? ["/en/office/balance", place.path] : [place.path],
  );
  const timeline = {
    path: "/en",
    isPlayer,
    server: { ...unanswered, SiteConfig: answers(site), ...server },
    user: ways.map((path, index) => `${index === 0 ? firstMs : stepMs}ms GoTo(${path})`).join(" "),
    watch: "RouteDecided",
    expect: "",
    for: `${firstMs + ways.length * stepMs}ms`,
  };
  const seen: State[] = [];
  let last: State | undefined;
  play(timeline, lanesOf(timeline), ({ ms }, state) => {
    const index = Math.floor((ms - firstMs) / stepMs);
    if (index >= 0) seen[index] = state;
    else last = state;
  });
  const after = ways.map((_path, index) => {
    last = seen[index] ?? last;
    if (last === undefined) throw new Error("no page was ever open");
    return last;
  });
  let index = -1;
  return expectedHere.flatMap((place) => {
    index += isGuests(place) ? 2 : 1;
    return after[index] ?? [];
  });
}

const Marks = () => {
  useRootAttributes();
  useTitle();
  return null;
};

/** What the page shows in each of these states, on the root element and in its title. */
function saidIn(states: readonly State[]): readonly Seen[] {
  const [first] = states;
  if (first === undefined) return [];
  const state$ = new BehaviorSubject(first);
  const { reader, onState } = selectionsOf(() => state$.value);
  const client = { ...fakeClient().client, state$, reader, record$: () => of(undefined) };
  render(
    <ClientContext value={client}>
      <Marks />
    </ClientContext>,
  );
  const root = document.documentElement;
  return states.map((state) => {
    act(() => {
      state$.next(state);
      onState();
    });
    return {
      path: root.getAttribute("data-path"),
      route: root.getAttribute("data-route"),
      layout: root.getAttribute("data-layout"),
      status: root.getAttribute("data-status"),
      title: document.title,
    };
  });
}

/** Where the page shows something other than the documents say about the address or its target. */
function astray(
  expected: Expected,
  server: Readonly<Record<string, Answer>>,
  isPlayer = false,
): readonly object[] {
  const seen = saidIn(statesAt(onePlaceEach, server, isPlayer));
  return onePlaceEach.flatMap((place, index) => {
    const got = seen[index];
    const documented = expectedAt(place, expected, got?.title ?? "");
    const expectedHere = { ...documented, path: withoutCode(documented.path ?? "") };
    const isRight = JSON.stringify(got) === JSON.stringify(expectedHere);
    return isRight ? [] : [{ asked: place.path, got, wanted: expectedHere }];
  });
}

const marks = ["data-path", "data-route", "data-layout", "data-status"];
beforeEach(() => {
  document.title = "";
});
afterEach(() => {
  for (const name of marks) document.documentElement.removeAttribute(name);
});

const asPlayer = (over: object): Readonly<Record<string, Answer>> => ({
  UserConfig: answers({ result: { ...userConfig, ...over } }),
});

it("every route is correct for a player who is not verified and has no deposit [identification-001]", () => {
  const forced = asPlayer({ verification_status: 1, has_deposit: false });
  expect(astray(unverified, forced, true)).toEqual([]);
});

it("every route is correct for a banned player [blocking-012]", () => {
  expect(astray(banned, asPlayer({ ban_level: 1, ban_version: 1 }), true)).toEqual([]);
});

it("every route is correct with changed terms [terms-001]", () => {
  const changed = {
    SiteConfig: answers({ ...site, terms: { isConfirmAvailable: true, rulesTags: [] } }),
    TermsStatus: answers({ result: true, updatedAt: 1 }),
  };
  const toConfirm = () => goesTo("/en/confirm", "confirm-terms");
  expect(astray(toConfirm, changed, true)).toEqual([]);
});

it("every route is correct during maintenance [maintenance-002]", () => {
  const closed = { SiteConfig: answers({ ...closedSite(), ...wholeSite }) };
  expect(astray(() => goesTo("/en/maintenance", "maintenance"), closed)).toEqual([]);
});

it.each([
  [0, "block"],
  [1, "block"],
  [4, "site-updates"],
  [8, "coming-soon"],
  [13, "block-ua"],
  [16, "suspension"],
  [17, "block-ie"],
])("every route is correct when blocked by reason %i [blocking-005]", (templateTypeId, name) => {
  const isOpen = (place: Place) => ["accountVerify", "blockAppealHistory"].includes(place.name);
  const blocked = { Block: answers({ displayTypeId: 1, templateTypeId }) };
  const shut = (place: Place) => (isOpen(place) ? stays(place) : goesTo(`/en/${name}`, name));
  expect(astray(shut, blocked)).toEqual([]);
});
