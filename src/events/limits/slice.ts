import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import {
  CancelLimit,
  type ClientLimit,
  DecideLimit,
  LimitApprovalDue,
  LimitApprovalGiven,
  LimitApprovalPutOff,
  LimitsWanted,
  ClientLimits,
  SessionPing,
} from "./events.ts";
import { type Approval, initial, type LimitsState } from "./state.ts";

/** -1 means none, both as the value and as the balance. [limits-015] [limits-020] */
const sessionLeft = (balance: number, at: number) =>
  balance === -1 ? null : { leftMs: Math.max(0, balance) * 1000, at };

const isPending = ({ limitType, limitState }: ClientLimit, type: number): boolean =>
  limitType === type && limitState === "PENDING";

const withApproval = (state: LimitsState, limitType: number, approval: Approval): LimitsState => ({
  ...state,
  approvals: { ...state.approvals, [limitType]: approval },
});

/** A rejected limit leaves the list [limits-009]; an approved one replaces the one in force. */
function decided(state: LimitsState, type: number, isApproved: boolean): LimitsState {
  const items = state.items.flatMap((item): readonly ClientLimit[] => {
    if (item.limitType !== type) return [item];
    if (!isPending(item, type)) return isApproved ? [] : [item];
    return isApproved ? [{ ...item, limitState: "ACTIVE", needApprove: false }] : [];
  });
  return withApproval({ ...state, items }, type, "closed");
}

export const limitsSlice = createSlice("limits", initial)
  .on(LimitsWanted, (state, _data, { at }) => ({ ...state, askedAt: at }))
  .on(ClientLimits.asked, (state, _data, { at }) => ({ ...state, askedAt: at }))
  .on(ClientLimits.answered, (state, { body }, { at }) => {
    const sessionLimit = body.data.find(
      ({ limitType, limitState }) => limitType === 31 && limitState === "ACTIVE",
    );
    const isSet = sessionLimit !== undefined && sessionLimit.limitValue !== -1;
    return {
      ...state,
      items: body.data,
      session: isSet ? sessionLeft(sessionLimit.limitBalance, at) : null,
      // A session limit that was already known keeps its ping schedule.
      pingedAt: state.session === null ? at : state.pingedAt,
    };
  })
  .on(SessionPing.asked, (state, _data, { at }) => ({ ...state, pingedAt: at }))
  .on(SessionPing.answered, (state, { body }, { at }) => ({
    ...state,
    session: sessionLeft(body.data.limitBalance, at),
  }))
  .on(LimitApprovalDue, (state, { limitType }) => withApproval(state, limitType, "open"))
  .on(LimitApprovalGiven, (state, { limitType }) => withApproval(state, limitType, "sending"))
  .on(LimitApprovalPutOff, (state, { limitType }) => withApproval(state, limitType, "closed"))
  .on(DecideLimit.answered, (state, { ask }) => decided(state, ask.limitType, ask.action === 1))
  .on(DecideLimit.failed, (state, { ask: { limitType } }) =>
    withApproval(state, limitType, "closed"),
  )
  .on(CancelLimit.answered, (state, { ask }) => decided(state, ask.limitType, false))
  .on(CancelLimit.failed, (state, { ask: { limitType } }) =>
    withApproval(state, limitType, "closed"),
  )
  .on(SessionClosed, () => initial);
