import { useObservableEagerState } from "observable-hooks";
import { useMemo } from "react";
import type { HotRecords } from "../../events/sports/index.ts";
import { useClient } from "./client.ts";

/**
 * The door to the hot tables: one match, market or outcome by its id. The component renders again when this
 * very record has changed, at most once a frame, and for nothing else.
 */
export function useRecord<N extends keyof HotRecords>(
  name: N,
  id: number,
): HotRecords[N] | undefined {
  const client = useClient();
  const record$ = useMemo(() => client.record$(name, id), [client, name, id]);
  return useObservableEagerState(record$);
}
