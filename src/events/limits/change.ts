import type { State } from "../index.ts";
import { idle, reset, sending, sent } from "../submission.ts";
import type { CallError, DataOf } from "../define.ts";
import type { BlockUser, LimitTestAnswers, SaveLimits } from "./events.ts";
import type { LimitChange, LimitsState } from "./state.ts";

/** The status of a save that failed without any. [error-014] */
const DEFAULT_FAILURE = 403;
/** Saved. [limits-030] */
const SAVED = 200;

type Body<D> = DataOf<D> extends { readonly body: infer B } ? B : never;
type Saved = Body<typeof SaveLimits.answered>;

export const begun = (limitType: number): LimitChange => ({
  limitType,
  submission: sending,
  test: null,
});

/** A change is on its way to the server: until it has answered, no other one is sent. */
export const isLimitChanging = ({ limits }: Pick<State, "limits">): boolean =>
  limits.change?.submission.tag === "sending";

const changed = (state: LimitsState, next: Partial<LimitChange>): LimitsState =>
  state.change === null ? state : { ...state, change: { ...state.change, ...next } };

/** With questions nothing is saved yet. [limits-006] */
export function answeredSave(state: LimitsState, body: Saved): LimitsState {
  if (body.status !== SAVED) return changed(state, refused);
  const { questions = [], tokenGuid = body.tokenGuid ?? null } = body.data;
  return questions.length > 0 && tokenGuid !== null
    ? changed(state, { submission: idle, test: { tokenGuid, questions, wrongIds: [] } })
    : changed(state, { submission: sent });
}

/** The limits after a save, inside `data` or beside it; undefined: nothing was saved. [limits-006] */
export function savedLimits({ status, data, limitsData }: Saved) {
  if (status !== SAVED || (data.questions ?? []).length > 0) return undefined;
  return data.limitsData ?? limitsData;
}

/** Wrong answers save nothing; the player may correct them. */
export function answeredTest(
  state: LimitsState,
  { success, questionsResult }: Body<typeof LimitTestAnswers.answered>,
): LimitsState {
  if (success) return changed(state, { submission: sent, test: null });
  const test = state.change?.test ?? null;
  const wrongIds = questionsResult
    .filter(({ isCorrect }) => !isCorrect)
    .map(({ questionId }) => questionId);
  return changed(state, { submission: idle, test: test === null ? null : { ...test, wrongIds } });
}

export const answeredBlock = (
  state: LimitsState,
  { success }: Body<typeof BlockUser.answered>,
): LimitsState => changed(state, success ? { submission: sent } : refused);

export const failedChange = (state: LimitsState, error: CallError): LimitsState =>
  changed(state, { submission: { tag: "failed", error } });

const refused = { submission: { tag: "refused", message: null } } as const;

export const leftChange = (state: LimitsState): LimitsState => ({
  ...state,
  change:
    state.change !== null && reset(state.change.submission).tag === "sending" ? state.change : null,
});

/** Why a limit was not saved: the status, and the server's words, empty when it has none. [error-014] */
export function saveFailure({ submission }: LimitChange): {
  readonly status: number;
  readonly title: string;
} | null {
  if (submission.tag === "refused") return { status: DEFAULT_FAILURE, title: "" };
  if (submission.tag !== "failed") return null;
  const { status = DEFAULT_FAILURE, message = "" } = submission.error;
  return { status, title: message };
}
