import { use, useMemo, useSyncExternalStore } from "react";
import { take } from "rxjs";
import { type HotRecords, type HotTables, withoutMove } from "../../events/sports/index.ts";
import type { Sight } from "../../infra/sight.ts";
import { type Client, useClient } from "./client.ts";
import { SightContext } from "./useSight.ts";

/**
 * Reads the hot tables: one match, market or outcome by id. The component renders again only when this record
 * changes, once the page is idle; within an `OddsGroup` that is not on the screen, up to two seconds later.
 */
export function useRecord<N extends keyof HotRecords>(
  name: N,
  id: number,
): HotRecords[N] | undefined {
  const client = useClient();
  const sight = use(SightContext);
  const { subscribe, read } = useMemo(
    () => recordStore(client, name, id, sight),
    [client, name, id, sight],
  );
  return useSyncExternalStore(subscribe, read, () => servedRecord(client, name, id));
}

/** In a page from the server no price has moved: what is news depends on when it is looked at. */
function servedRecord<N extends keyof HotRecords>(
  { served, state$ }: Client,
  name: N,
  id: number,
): HotRecords[N] | undefined {
  const { tables } = (served?.() ?? state$.value).sports;
  const record = (tables as HotTables)[name].get(id - tables.base[name]);
  return record && withoutMove(record);
}

/** Keeps the record as it was last told, moved or calm; it has a value at once, for the first render. */
function recordStore<N extends keyof HotRecords>(
  client: Client,
  name: N,
  id: number,
  sight: Sight | null,
) {
  const record$ = client.record$(name, id);
  let record: HotRecords[N] | undefined;
  record$.pipe(take(1)).subscribe((first) => {
    record = first;
  });
  return {
    subscribe: (report: () => void) => {
      const subscription = record$.subscribe((next) => {
        record = next;
        if (sight === null) report();
        else sight.tell(report);
      });
      return () => {
        sight?.forget(report);
        subscription.unsubscribe();
      };
    },
    read: () => record,
  };
}
