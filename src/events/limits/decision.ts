import type { ClientLimit } from "./events.ts";
import type { Approval, LimitsState } from "./state.ts";

const isPending = ({ limitType, limitState }: ClientLimit, type: number): boolean =>
  limitType === type && limitState === "PENDING";

const withApproval = (state: LimitsState, type: number, approval: Approval): LimitsState => ({
  ...state,
  approvals: { ...state.approvals, [type]: approval },
});

export function due(state: LimitsState, type: number): LimitsState {
  const pending = state.items.find((item) => isPending(item, type));
  return pending === undefined
    ? state
    : withApproval(state, type, { tag: "open", startedAt: pending.startedAt });
}

/** What is not due has no question to close. */
export function closed(state: LimitsState, type: number): LimitsState {
  const approval = state.approvals[type];
  return approval === undefined ? state : withApproval(state, type, { ...approval, tag: "closed" });
}

export const deciding = (state: LimitsState, type: number): LimitsState => ({
  ...state,
  deciding: [...(state.deciding ?? []), type],
});

/** The limit waits on: one that was due is asked about after the next page load, any other once it is due. */
export function undecided({ deciding = [], ...state }: LimitsState, type: number): LimitsState {
  const others = deciding.filter((other) => other !== type);
  return closed(others.length === 0 ? state : { ...state, deciding: others }, type);
}

/** A rejected limit leaves the list [limits-009]; an approved one replaces the one in force. */
export function decided(state: LimitsState, type: number, isApproved: boolean): LimitsState {
  const items = state.items.flatMap((item): readonly ClientLimit[] => {
    if (item.limitType !== type) return [item];
    if (!isPending(item, type)) return isApproved ? [] : [item];
    return isApproved ? [{ ...item, limitState: "ACTIVE", needApprove: false }] : [];
  });
  return { ...undecided(state, type), items };
}
