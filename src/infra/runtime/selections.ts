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
  /** Whether the current selection has read a slice, by its index. */
  let used: boolean[];
  /** The state as a selection sees it: reading a slice is noted. */
  const seen = {} as S;
  slices.forEach((slice, index) =>
    Object.defineProperty(seen, slice, {
      enumerable: true,
      get: () => {
        used[index] = true;
        return now()[slice];
      },
    }),
  );
  /** In the order of their subscription. */
  const watchers = new Set<(changed: readonly number[]) => void>();

  const select: EpicDeps<S>["select"] = (read, isSame) => {
    const own: boolean[] = [];
    return new Observable<void>((subscriber) => {
      subscriber.next();
      const watcher = (changed: readonly number[]) => {
        if (changed.some((slice) => own[slice])) subscriber.next();
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
      const changed: number[] = [];
      slices.forEach((slice, index) => {
        if (before[slice] !== last[slice]) changed.push(index);
      });
      for (const watcher of watchers) watcher(changed);
    },
  };
}
