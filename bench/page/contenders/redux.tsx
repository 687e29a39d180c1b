import { configureStore, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { follow, type Match, type Prices } from "./feed.ts";
import { createScreen } from "./Screen.tsx";

// As its documentation shows it: one slice, one dispatch an answer, a selector in each cell.
type Cell = { readonly coef: number; readonly isUp: boolean | null };
type ListState = { matches: readonly Match[]; cells: Record<number, Cell>; picked: number[] };

const initialState: ListState = { matches: [], cells: {}, picked: [] };
const list = createSlice({
  name: "list",
  initialState,
  reducers: {
    matchesArrived: (state, { payload }: PayloadAction<readonly Match[]>) => ({
      ...state,
      matches: payload,
    }),
    pricesArrived(state, { payload }: PayloadAction<Prices>) {
      payload.ids.forEach((id, at) => {
        const coef = payload.coefs[at] ?? 0;
        const before = state.cells[id];
        state.cells[id] = { coef, isUp: before === undefined ? null : coef > before.coef };
      });
    },
    toggled(state, { payload }: PayloadAction<number>) {
      const at = state.picked.indexOf(payload);
      if (at === -1) state.picked.push(payload);
      else state.picked.splice(at, 1);
    },
  },
});
const { matchesArrived, pricesArrived, toggled } = list.actions;
const redux = configureStore({ reducer: list.reducer });
const unknown: Cell = { coef: 0, isUp: null };

const useSelector = <T,>(select: (state: ListState) => T): T =>
  useSyncExternalStore(redux.subscribe, () => select(redux.getState()));

const Screen = createScreen({
  useMatches: () => useSelector(({ matches }) => matches),
  useCell: (id) => useSelector(({ cells }) => cells[id] ?? unknown),
  useIsPicked: (id) => useSelector(({ picked }) => picked.includes(id)),
  usePicked: () => useSelector(({ picked }) => picked),
  toggle: (id) => void redux.dispatch(toggled(id)),
});

void follow({
  begin: (matches, { ids, coefs }) => {
    redux.dispatch(pricesArrived({ ids, coefs }));
    redux.dispatch(matchesArrived(matches));
  },
  apply: (prices) => void redux.dispatch(pricesArrived(prices)),
});
createRoot(document.getElementById("root")!).render(<Screen />);
