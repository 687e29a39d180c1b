import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { follow, type Match, type Prices } from "./feed.ts";
import { createScreen } from "./Screen.tsx";

// React and one subscription a cell, told once a frame: the least that such a list can do.
type Cell = { readonly coef: number; readonly isUp: boolean | null };
type Listener = () => void;

const unknown: Cell = { coef: 0, isUp: null };
const cells = new Map<number, Cell>();
const listeners = new Map<unknown, Set<Listener>>();
const changed = new Set<unknown>();
let matches: readonly Match[] = [];
let picked: readonly number[] = [];
let isFrameRequested = false;

const tell = (key: unknown) => {
  for (const listener of listeners.get(key) ?? []) listener();
};

function useKey<T>(key: unknown, read: () => T): T {
  return useSyncExternalStore((listener) => {
    const all = listeners.get(key) ?? new Set();
    listeners.set(key, all.add(listener));
    return () => all.delete(listener);
  }, read);
}

const Screen = createScreen({
  useMatches: () => useKey("matches", () => matches),
  useCell: (id) => useKey(id, () => cells.get(id) ?? unknown),
  useIsPicked: (id) => useKey(`picked ${id}`, () => picked.includes(id)),
  usePicked: () => useKey("picked", () => picked),
  toggle: (id) => {
    picked = picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id];
    tell(`picked ${id}`);
    tell("picked");
  },
});

function apply({ ids, coefs }: Prices): void {
  ids.forEach((id, at) => {
    const coef = coefs[at] ?? 0;
    const before = cells.get(id);
    cells.set(id, { coef, isUp: before === undefined ? null : coef > before.coef });
    changed.add(id);
  });
  if (isFrameRequested) return;
  isFrameRequested = true;
  requestAnimationFrame(() => {
    isFrameRequested = false;
    for (const key of changed) tell(key);
    changed.clear();
  });
}

void follow({
  begin: (all, prices) => {
    matches = all;
    apply(prices);
    tell("matches");
  },
  apply,
});
createRoot(document.getElementById("root")!).render(<Screen />);
