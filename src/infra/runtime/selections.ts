import { distinctUntilChanged, map, Observable } from "rxjs";
import type { EpicDeps } from "./epic.ts";

/**
 * What epics follow of the state. Most entries change one slice that hardly any epic uses, so a selection is made again
 * only when a slice has changed that it has read before.
 */
export function selectionsOf<S extends object>(now: () => S) {
  /** Of the last round; what begins in the middle of an entry already sees its state. */
  let before = now();
  const slices = Object.keys(before) as (keyof S)[];
  /** The slices that the current selection has read. */
  let used: Set<keyof S>;
  /** The state as a selection sees it: reading a slice is noted. */
  const seen = new Proxy(before, {
    get: (_first, slice) => {
      used.add(slice as keyof S);
      return now()[slice as keyof S];
    },
  });
  /** In the order of their subscription. */
  const watchers = new Set<(changed: readonly (keyof S)[]) => void>();

  const select: EpicDeps<S>["select"] = (read, isSame) => {
    const own = new Set<keyof S>();
    return new Observable<void>((subscriber) => {
      subscriber.next();
      const watcher = (changed: readonly (keyof S)[]) => {
        if (changed.some((slice) => own.has(slice))) subscriber.next();
      };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    }).pipe(
      map(() => {
        used = own;
        return read(seen);
      }),
      distinctUntilChanged(isSame),
    );
  };

  return {
    select,
    /** A round: the state has changed. */
    onState(): void {
      const last = before;
      before = now();
      const changed = slices.filter((slice) => before[slice] !== last[slice]);
      for (const watcher of watchers) watcher(changed);
    },
  };
}
