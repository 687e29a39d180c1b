import { Observable } from "rxjs";
import type { EpicDeps } from "./epic.ts";

/**
 * What epics follow of the state. Most entries change one slice that hardly any epic uses, so a selection is made again
 * only when a slice has changed that it has read before.
 */
export function selectionsOf<S extends object>(now: () => S) {
  const slices = Object.keys(now()) as (keyof S)[];
  /** Of the last round, in the order of `slices`; what begins in the middle of an entry already sees its state. */
  let before: readonly unknown[] = Object.values(now());
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

  const select: EpicDeps<S>["select"] = (read, isSame = isIdentical) => {
    const own: boolean[] = [];
    // In one piece, without operators: most of what the epics cost is to look and find nothing new.
    return new Observable((subscriber) => {
      let last: { readonly value: ReturnType<typeof read> } | null = null;
      const look = () => {
        let value: ReturnType<typeof read>;
        try {
          used = own;
          value = read(seen);
          if (last !== null && isSame(last.value, value)) return;
        } catch (error) {
          subscriber.error(error);
          return;
        }
        last = { value };
        subscriber.next(value);
      };
      look();
      const watcher = (changed: readonly number[]) => {
        if (changed.some((slice) => own[slice])) look();
      };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    });
  };

  return {
    select,
    /** A round: the state has changed. */
    onState(): void {
      const last = before;
      // All at once: the fields of an object this large cost more one by one.
      before = Object.values(now());
      const changed: number[] = [];
      before.forEach((slice, index) => {
        if (slice !== last[index]) changed.push(index);
      });
      for (const watcher of watchers) watcher(changed);
    },
  };
}

const isIdentical = (previous: unknown, next: unknown): boolean => previous === next;
