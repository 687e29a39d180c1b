import { combineReducers, configureStore, createSelector } from "@reduxjs/toolkit";
import type { Middleware, Reducer } from "@reduxjs/toolkit";
import { combineEpics, createEpicMiddleware, type Epic, ofType } from "redux-observable";
import { ignoreElements } from "rxjs";
import type { Contender, Reading } from "../contender.ts";
import { type Coupon, totalOf } from "../coupon.ts";
import { type Id, noScore, type Outcome, type Score, type World } from "../world.ts";
import { actionOf, coupon, type LineAction, small, types } from "./reduxSlices.ts";

/** How a contender stores outcomes and scores; everything else is shared by all Redux contenders. */
export type LineSlice<L> = {
  readonly name: string;
  readonly prefix: Contender["prefix"];
  open(world: World): {
    readonly reducer: Reducer<L>;
    outcome(line: L, id: Id): Outcome | undefined;
    score(line: L, game: Id): Score | undefined;
  };
};

const silent =
  (type: string): Epic<LineAction, LineAction> =>
  (action$) =>
    action$.pipe(ofType(type), ignoreElements());

export function reduxContender<L>(line: LineSlice<L>, withEpics: boolean): Contender {
  const open = (world: World) => {
    const { reducer, outcome, score } = line.open(world);
    type State = { line: L; coupon: Coupon; small: { balance: number; unread: number } };
    const root = combineReducers({ line: reducer, coupon: coupon.reducer, small: small.reducer });
    const reading = (state: State): Reading => ({
      outcome: (id) => outcome(state.line, id) ?? { coef: 0, state: 0 },
      score: (id) => score(state.line, id) ?? noScore,
      coupon: state.coupon,
      ...state.small,
    });
    return { root, reading, outcome };
  };
  return {
    name: withEpics ? `${line.name} + redux-observable` : line.name,
    prefix: line.prefix,
    replay: (world, events) => {
      const { root, reading } = open(world);
      let state = root(undefined, { type: "begin" });
      return {
        run: () => {
          for (const event of events) state = root(state, actionOf(event));
        },
        read: () => reading(state),
      };
    },
    live: (world) => {
      const { root, reading, outcome } = open(world);
      const epicMiddleware = createEpicMiddleware<LineAction, LineAction>();
      // redux-observable is typed for Redux 4, where `next` returns the action.
      const middleware: Middleware = (api) => (next) =>
        epicMiddleware(api)((action) => {
          next(action);
          return action;
        });
      const extra = withEpics ? [middleware] : [];
      const store = configureStore({
        reducer: root,
        middleware: (getDefault) => getDefault().concat(extra),
      });
      if (withEpics) epicMiddleware.run(combineEpics(silent(types.odds), silent(types.put)));
      const select = createSelector([({ coupon }: { coupon: Coupon }) => coupon], totalOf);
      /** Like useSelector: every subscriber checks its value after every action. */
      const watch = <V>(look: () => V, report: (value: V) => void) => {
        let before = look();
        store.subscribe(() => {
          const now = look();
          if (now === before) return;
          before = now;
          report(now);
        });
      };
      return {
        apply: (event) => {
          store.dispatch(actionOf(event));
        },
        watchOutcome: (id, report) =>
          watch(
            () => outcome(store.getState().line, id),
            (value) => report(value?.coef ?? 0),
          ),
        watchTotal: (report) => watch(() => select(store.getState()), report),
        read: () => reading(store.getState()),
        close: () => {},
      };
    },
  };
}
