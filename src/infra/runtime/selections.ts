import { Observable } from "rxjs";
import type { EpicDeps } from "./epic.ts";

/** When a follower hears of a change: at once, or after something more urgent. */
export type PassOn = (report: () => void) => void;
const atOnce: PassOn = (report) => report();

/** Reads the state for one follower, and reports when a slice has changed that it has read before. */
export type Reader<S> = {
  read<T>(select: (state: S) => T): T;
  /** @returns ends it */
  watch(report: () => void): () => void;
};

/**
 * What epics and views follow of the state. Most entries change one slice that hardly any of them uses, so a selection is
 * made again only when a slice has changed that it has read before.
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

  const reader = (passOn = atOnce): Reader<S> => {
    const own: boolean[] = [];
    return {
      read: (select) => {
        used = own;
        return select(seen);
      },
      watch: (report) => {
        // Once, however often it changes until then: a hidden page may wait for hours.
        let isOnItsWay = false;
        const arrive = () => {
          isOnItsWay = false;
          report();
        };
        const watcher = (changed: readonly number[]) => {
          if (isOnItsWay || !changed.some((slice) => own[slice])) return;
          isOnItsWay = true;
          passOn(arrive);
        };
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    };
  };

  const select: EpicDeps<S>["select"] = (read, isSame = isIdentical) => {
    const own = reader();
    // In one piece, without operators: most of what the epics cost is to look and find nothing new.
    return new Observable((subscriber) => {
      let last: { readonly value: ReturnType<typeof read> } | null = null;
      const look = () => {
        let value: ReturnType<typeof read>;
        try {
          value = own.read(read);
          if (last !== null && isSame(last.value, value)) return;
        } catch (error) {
          subscriber.error(error);
          return;
        }
        last = { value };
        subscriber.next(value);
      };
      look();
      return own.watch(look);
    });
  };

  return {
    reader,
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
