import { useCallback, useSyncExternalStore } from "react";
import { type HotRecords, recordOf } from "../../events/sports/index.ts";
import { useClient } from "./client.ts";

/**
 * Reads the hot tables: one match, market or outcome by id. The component renders again only when this record
 * changes, at most once per frame.
 */
export function useRecord<N extends keyof HotRecords>(
  name: N,
  id: number,
): HotRecords[N] | undefined {
  const client = useClient();
  const subscribe = useCallback(
    (report: () => void) => {
      const subscription = client.record$(name, id).subscribe(report);
      return () => subscription.unsubscribe();
    },
    [client, name, id],
  );
  const read = () => recordOf(client.state$.value.sports.tables, name, id);
  return useSyncExternalStore(subscribe, read, read);
}
