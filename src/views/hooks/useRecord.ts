import { useObservableEagerState } from "observable-hooks";
import { useMemo } from "react";
import type { HotRecords } from "../../events/sports/index.ts";
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
  const record$ = useMemo(() => client.record$(name, id), [client, name, id]);
  return useObservableEagerState(record$);
}
