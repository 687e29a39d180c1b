import fc from "fast-check";
import { mergeMap, of } from "rxjs";
import { afterAll, describe, expect, it } from "vitest";
import { SignOut } from "../../src/commands/session.ts";
import type { Epic } from "../../src/epics/epic.ts";
import { rulesGoingOn, type Silence } from "../../src/silence.ts";
import { callOfAsked, type Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { MediaPlaying } from "../../src/events/idle/events.ts";
import { MaintenanceMet } from "../../src/events/maintenance/events.ts";
import { CallCancelled, TimerArmed } from "../../src/events/runtime/events.ts";
import { RefreshAuth } from "../../src/events/player/events.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { Vault } from "../../src/infra/vault.ts";
import { asks } from "../contract/asks.ts";
import { all, ask, json, wired } from "../contract/clientKit.ts";
import { operationAt } from "../contract/openapi.ts";
import { replayedApp, fileLines, fromLines } from "./replayKit.ts";
import { beginStory, signIn, type Story } from "./story.ts";

/** Their answers are not read, so the contract shows none. */
const unread = ["OpenSession", "SendMetrics"];

/** The headers that a call reads from its answer. */
const fromHeaders: Readonly<Record<string, object>> = { RefreshAuth: { appVersion: null } };

/** Every call that the client can make: the kind of its request, one request and a correct answer to it. */
const questions = await Promise.all(
  all.map(async ({ call, request }) => {
    const [asked = {}] = fc.sample(asks[call.name] ?? fc.constant({}), { numRuns: 1, seed: 3 });
    const { client, sent } = wired(() => json({}));
    await ask(call.name, asked, client);
    const { url = "", init } = sent[0] ?? {};
    const { operation } = operationAt(init?.method ?? "", new URL(url).pathname);
    const body = unread.includes(call.name)
      ? {}
      : { ...(operation.examples[0]?.[1] as object), ...fromHeaders[call.name] };
    const { kind } = request(asked as never);
    // Epics never see a private value in the clear.
    const { ask: sealed } = new Vault().sealBy(call.asked.codec, { call: 0, ask: asked }) as {
      readonly ask: object;
    };
    return { name: call.name, call, kind, asked: sealed, body };
  }),
);
type Question = (typeof questions)[number];

/**
 * Calls that belong to no session, or whose answer is received whoever is signed in. The first group has
 * requests with the player's own token: the result of a bet that was sent must be received in any case.
 */
const receivedByAnybody = {
  player: ["CashOut", "PlaceCoupon", "PlaceSingles", "PlaceState", "PowerBet"],
  session: [
    "Block",
    "Disconnect",
    "LogCookiesAgreement",
    "NewPassword",
    "OpenSession",
    "PasswordReset",
    "PasswordResetCode",
    "RegistrationSms",
    "RegistrationSmsCheck",
    "SendMetrics",
  ],
  either: [
    "CouponCode",
    "GamesPreview",
    "Partitions",
    "RefreshCoupon",
    "SupportCallback",
    "SupportEmail",
  ],
} as const;

/** Sends all requests at once when media start to play. */
const asksAll: Epic = {
  name: "test/asksAll",
  run: (deps) =>
    deps.on(MediaPlaying).pipe(
      mergeMap(() => of(...questions)),
      mergeMap(({ call, asked }) => deps.call(call as never, asked as never)),
      mergeMap(() => of<never>()),
    ),
};
const isOfTest = ({ by }: Entry): boolean => by === "epic:test/asksAll";

/** How a player's session ends, and the silence that follows. */
const ends = {
  "a sign-out": {
    silence: "signedOut",
    end: (visit: Story) => visit.send(SignOut({})),
  },
  expiry: {
    silence: "signedOut",
    end: (visit: Story) => {
      // The refresh of the session is due, and the server no longer knows the session.
      visit.pass(61_000);
      const asked = visit.entries.findLast(
        (entry) => entry.type === RefreshAuth.asked.type && !isOfTest(entry),
      );
      const error = { tag: "http", status: 401 };
      visit.report(RefreshAuth.failed, { ...(asked?.data as object), error });
    },
  },
  maintenance: {
    silence: "maintenance",
    end: (visit: Story) => visit.report(MaintenanceMet, {}),
  },
} as const satisfies Record<string, { silence: Silence; end: (visit: Story) => void }>;

function withEverythingAsked() {
  const visit = beginStory({
    seed: 7,
    moreEpics: [asksAll],
    isLeftOpen: (entry) => isOfTest(entry) || entry.type === RefreshAuth.asked.type,
  });
  visit.pass(4_000);
  visit.send(signIn);
  visit.pass(9_000);
  visit.report(MediaPlaying, { source: "page", isPlaying: true });
  const numbers = new Map<string, number>();
  for (const entry of visit.entries) {
    const call = isOfTest(entry) ? callOfAsked(entry.type) : undefined;
    if (call !== undefined) numbers.set(call.name, (entry.data as { call: number }).call);
  }
  return { visit, numbers };
}

/** The state that only a player has. */
const ofPlayer = ({
  session,
  account,
  bets,
  limits,
  reality,
  terms,
  userConfig,
  idle,
  oneClick,
  questions: asked,
  promoCodes,
  historyOrders,
}: State) => ({
  session: { ...session, signOut: null },
  rest: [account, bets, limits, reality, terms, userConfig, idle, oneClick],
  pages: [asked, promoCodes, historyOrders],
});

/** What may start in this silence is published; a call of a session never is. */
const isStartedInVain = (silence: Silence) => (entry: Entry) => {
  if (TimerArmed.is(entry)) {
    const list = Object.entries(rulesGoingOn).find(([id]) => id === entry.data.rule)?.[1];
    return list?.includes(silence) !== true;
  }
  return callOfAsked(entry.type)?.isOfSession === true;
};

let count = 0;
afterAll(() => {
  const isWhole = `${questions.length} calls, ${Object.keys(ends).length} ends`;
  console.info(`answers that came too late: ${count} (${isWhole})`);
});

describe("session calls", () => {
  it("are all calls with the player's token, except those that must be answered in any case", () => {
    const others = questions.filter(({ call }) => !call.isOfSession);
    const named = (kind: string) =>
      others
        .filter((one) => one.kind === kind)
        .map(({ name }) => name)
        .sort();
    expect(named("extra")).toEqual([]);
    for (const [kind, names] of Object.entries(receivedByAnybody))
      expect(named(kind), kind).toEqual([...names]);
    // Everybody gets the same, but only a player's screens request it.
    const shared = questions.filter(({ call, kind }) => call.isOfSession && kind === "shared");
    expect(shared.map(({ name }) => name).sort()).toEqual(["Currencies", "Terms"]);
  });
});

describe.each(Object.entries(ends))(
  "an answer that arrives after %s",
  (_name, { silence, end }) => {
    const { visit, numbers } = withEverythingAsked();
    const before = visit.state();
    end(visit);
    visit.pass(10);

    it("finds the session ended", () => {
      expect(before.session.tag).toBe("player");
      const { session, maintenance } = visit.state();
      expect(session.tag === "player" && !maintenance.isOn).toBe(false);
      expect(numbers.size).toBe(questions.length);
    });

    const report = ({ name, call, asked, body }: Question, hasAnswer: boolean) => {
      const data = { call: numbers.get(name), ask: asked };
      count += 1;
      if (hasAnswer) visit.report(call.answered, { ...data, body });
      else visit.report(call.failed, { ...data, error: { tag: "http", status: 500 } });
    };

    it.each(questions.filter(({ call }) => call.isOfSession))(
      "changes nothing and starts nothing: $name",
      (question) => {
        const call = numbers.get(question.name);
        const isCancelled = (entry: Entry) => CallCancelled.is(entry) && entry.data.call === call;
        expect(visit.entries.some(isCancelled)).toBe(true);
        const state = visit.state();
        const { length } = visit.entries;
        report(question, true);
        report(question, false);
        expect(visit.entries.slice(length)).toEqual([]);
        expect(visit.state()).toBe(state);
      },
    );

    it.each(questions.filter(({ call }) => !call.isOfSession))(
      "changes nothing of the player's and starts nothing in their name: $name",
      (question) => {
        const state = visit.state();
        const { length } = visit.entries;
        report(question, true);
        expect(ofPlayer(visit.state())).toEqual(ofPlayer(state));
        expect(visit.entries.slice(length).filter(isStartedInVain(silence))).toEqual([]);
      },
    );

    it("is reproduced from the log", () => {
      // The test's own requests are not part of the app that replays.
      const replayed = { ...replayedApp, epics: [...replayedApp.epics, asksAll] };
      const { difference } = verify(fromLines(fileLines(visit.entries)), replayed);
      expect(difference).toBeNull();
    });
  },
);
