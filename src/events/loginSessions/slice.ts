import { ActiveAccountChanged } from "../account/events.ts";
import { CouponPlaced } from "../coupon/events.ts";
import type { HistoryCoupon } from "../bets/events.ts";
import type { CallError, DataOf } from "../define.ts";
import { bodyOf, withBody } from "../remoteData.ts";
import { foldRemoteData, joinPages } from "../remoteList.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { sending, type Submission } from "../submission.ts";
import { TabMessageReceived } from "../tabs/events.ts";
import {
  EndOtherSessions,
  EndSession,
  LoginSessions,
  OtherSessionsEndWanted,
  type PlacedHere,
  PlacedHereFound,
  SessionBets,
  type SessionDeposit,
  SessionDeposits,
  SessionEndWanted,
} from "./events.ts";
import { initial, type LoginSessionsState, type SessionBetsBody } from "./state.ts";

type BetsAsk = DataOf<typeof SessionBets.asked>["ask"];
type BetsPage = DataOf<typeof SessionBets.answered>["body"];

/** More bets than anybody places by hand between two log-ins. */
const MOST_KEPT = 500;

/** Each bet once, whichever tab tells of it. */
const withPlaced = (state: LoginSessionsState, bets: readonly PlacedHere[]): LoginSessionsState => {
  const known = new Set(state.placedHere.map(({ couponId }) => couponId));
  const added = bets.filter(({ couponId }) => !known.has(couponId));
  if (added.length === 0) return state;
  return { ...state, placedHere: [...state.placedHere, ...added].slice(-MOST_KEPT) };
};

/** The sessions named have ended. */
const ended = (
  state: LoginSessionsState,
  isEnded: (id: string) => boolean,
): LoginSessionsState => ({
  ...state,
  ending: null,
  list: withBody(state.list, (body) => ({
    ...body,
    items: body.items.map((item) =>
      !item.isCurrent && isEnded(item.id) ? { ...item, isActive: false } : item,
    ),
  })),
});

const settled = (state: LoginSessionsState, submission: Submission): LoginSessionsState =>
  state.ending === null ? state : { ...state, ending: { ...state.ending, submission } };
const refused: Submission = { tag: "refused", message: null };
const failed = (error: CallError): Submission => ({ tag: "failed", error });
/** It had ended before. */
const isGone = ({ status }: CallError): boolean => status === 404;

export const loginSessionsSlice = createSlice<"loginSessions", LoginSessionsState>(
  "loginSessions",
  initial,
)
  .on(CouponPlaced, (state, { couponId, accountId, amount }, { at }) =>
    withPlaced(state, [{ couponId, accountId, amount, at }]),
  )
  .on(TabMessageReceived, (state, { message }, { at }) =>
    message.kind === "placed" ? withPlaced(state, [{ ...message.bet, at }]) : state,
  )
  .on(PlacedHereFound, (state, { bets }) => withPlaced(state, bets))
  .on(SessionEndWanted, (state, { id }) => ({ ...state, ending: { id, submission: sending } }))
  .on(OtherSessionsEndWanted, (state) => ({
    ...state,
    ending: { id: null, submission: sending },
  }))
  .on(EndSession.answered, (state, { ask, body }) =>
    body.success ? ended(state, (id) => id === ask.id) : settled(state, refused),
  )
  .on(EndSession.failed, (state, { ask, error }) =>
    isGone(error) ? ended(state, (id) => id === ask.id) : settled(state, failed(error)),
  )
  .on(EndOtherSessions.answered, (state, { body }) =>
    body.success ? ended(state, () => true) : settled(state, refused),
  )
  .on(EndOtherSessions.failed, (state, { error }) => settled(state, failed(error)))
  // What was done in this session is told of one account.
  .on(ActiveAccountChanged, ({ deposits: _ofOther, ...state }) => ({
    ...state,
    bets: initial.bets,
  }))
  .on(SessionClosed, () => initial);

foldRemoteData(
  loginSessionsSlice,
  "list",
  LoginSessions,
  joinPages(({ id }) => id),
);
const joinDeposits = joinPages<SessionDeposit>(({ paymentId }) => paymentId);
loginSessionsSlice
  .on(SessionDeposits.answered, (state, { ask, body }) => {
    const deposits = joinDeposits(state.deposits ?? null, ask, body);
    return deposits === null ? state : { ...state, deposits };
  })
  // Nothing is better than what may lack the newest.
  .on(SessionDeposits.failed, ({ deposits: _old, ...state }) => state);
const joinBets = joinPages<HistoryCoupon>(({ id }) => id);
foldRemoteData<LoginSessionsState, "bets", BetsAsk, BetsPage, SessionBetsBody>(
  loginSessionsSlice,
  "bets",
  SessionBets,
  (loaded, ask, body) => {
    const pages = joinBets(loaded, ask, body);
    return pages === null ? null : { ...pages, summary: body.summary };
  },
);

/** Sessions elsewhere are ended one request at a time. */
export const isEndingSession = ({
  loginSessions: { ending },
}: {
  readonly loginSessions: LoginSessionsState;
}): boolean => ending?.submission.tag === "sending";

/** The session of this device; null: the server has not told of it. */
export const currentSession = ({ list }: LoginSessionsState) =>
  bodyOf(list)?.items.find(({ isCurrent }) => isCurrent) ?? null;
