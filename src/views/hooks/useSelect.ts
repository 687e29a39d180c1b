import { useCallback, useSyncExternalStore } from "react";
import type { State } from "../../events/index.ts";
import { useClient } from "./client.ts";

/**
 * The door to the state: renders again when what `select` gives has changed (`Object.is`). So it must give
 * a part of the state or a plain value; what is put together from several parts is put together after it.
 */
export function useSelect<T>(select: (state: State) => T): T {
  const { state$ } = useClient();
  const subscribe = useCallback(
    (report: () => void) => {
      const subscription = state$.subscribe(report);
      return () => subscription.unsubscribe();
    },
    [state$],
  );
  return useSyncExternalStore(subscribe, () => select(state$.value));
}
