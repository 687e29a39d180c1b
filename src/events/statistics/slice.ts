import { answered, asked, failed } from "../remoteData.ts";
import { createSlice } from "../slice.ts";
import { Statistics, StatisticsWanted } from "./events.ts";
import { initial, type StatisticsState } from "./state.ts";

type Question = NonNullable<StatisticsState["question"]>;

const isOf = ({ question }: StatisticsState, { statisticId, lng }: Question): boolean =>
  question?.statisticId === statisticId && question.lng === lng;

/** The statistics of one game; an answer about another never replaces them. */
export const statisticsSlice = createSlice<"statistics", StatisticsState>("statistics", initial)
  .on(StatisticsWanted, (state) => ({ ...state, round: state.round + 1 }))
  .on(Statistics.asked, (state, { ask }) =>
    isOf(state, ask)
      ? { ...state, data: asked(state.data) }
      : { ...state, question: ask, data: { tag: "loading" } },
  )
  .on(Statistics.answered, (state, { ask, body }, { at }) =>
    isOf(state, ask) ? { ...state, data: answered(body, at) } : state,
  )
  .on(Statistics.failed, (state, { ask, error }) =>
    isOf(state, ask) ? { ...state, data: failed(state.data, error) } : state,
  );
