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

/** -1 means none, as value and as balance. [limits-015] [limits-020] */
const left = (balance: number, at: number) =>
  balance === -1 ? null : { leftMs: Math.max(0, balance) * 1000, at };

const isPending = ({ limitType, limitState }: ClientLimit, of: number): boolean =>
  limitType === of && limitState === "PENDING";

const ask = (state: LimitsState, limitType: number, approval: Approval): LimitsState => ({
  ...state,
  approvals: { ...state.approvals, [limitType]: approval },
});

/** A rejected limit leaves the list [limits-009]; an approved one takes the place of the one in force. */
function decided(state: LimitsState, of: number, isApproved: boolean): LimitsState {
  const items = state.items.flatMap((item): readonly ClientLimit[] => {
    if (item.limitType !== of) return [item];
    if (!isPending(item, of)) return isApproved ? [] : [item];
    return isApproved ? [{ ...item, limitState: "ACTIVE", needApprove: false }] : [];
  });
  return ask({ ...state, items }, of, "closed");
}

export const limitsSlice = createSlice("limits", initial)
  .on(LimitsWanted, (state, _data, { at }) => ({ ...state, askedAt: at }))
  .on(ClientLimits.asked, (state, _data, { at }) => ({ ...state, askedAt: at }))
  .on(ClientLimits.answered, (state, { body }, { at }) => {
    const limit = body.data.find(
      ({ limitType, limitState }) => limitType === 31 && limitState === "ACTIVE",
    );
    const isSet = limit !== undefined && limit.limitValue !== -1;
    return {
      ...state,
      items: body.data,
      session: isSet ? left(limit.limitBalance, at) : null,
      // A limit that was known goes on being pinged as before.
      pingedAt: state.session === null ? at : state.pingedAt,
    };
  })
  .on(SessionPing.asked, (state, _data, { at }) => ({ ...state, pingedAt: at }))
  .on(SessionPing.answered, (state, { body }, { at }) => ({
    ...state,
    session: left(body.data.limitBalance, at),
  }))
  .on(LimitApprovalDue, (state, { limitType }) => ask(state, limitType, "open"))
  .on(LimitApprovalGiven, (state, { limitType }) => ask(state, limitType, "sending"))
  .on(LimitApprovalPutOff, (state, { limitType }) => ask(state, limitType, "closed"))
  .on(DecideLimit.answered, (state, { ask }) => decided(state, ask.limitType, ask.action === 1))
  .on(DecideLimit.failed, (state, { ask: { limitType } }) => ask(state, limitType, "closed"))
  .on(CancelLimit.answered, (state, { ask }) => decided(state, ask.limitType, false))
  .on(CancelLimit.failed, (state, { ask: { limitType } }) => ask(state, limitType, "closed"))
  .on(SessionClosed, () => initial);
