import { useState, useSyncExternalStore } from "react";
import type { State } from "../../events/index.ts";
import { afterPaint } from "../../infra/afterPaint.ts";
import type { PassOn } from "../../infra/runtime/selections.ts";
import { useClient } from "./client.ts";

/**
 * Reads the state: renders again when the result of `select` changes (`Object.is`). So `select` must return a
 * part of the state or a primitive; combine several parts after the call, not inside it.
 * @param selectServed the same on the server and where its page is taken over, if that differs
 * @param passOn when React hears of a change, at once by default
 */
export function useSelect<T>(
  select: (state: State) => T,
  selectServed: (state: State) => T = select,
  passOn?: PassOn,
): T {
  const { state$, served, reader } = useClient();
  const [{ read, watch }] = useState(() => reader(passOn));
  return useSyncExternalStore(
    watch,
    () => read(select),
    () => selectServed(served?.() ?? state$.value),
  );
}

/** The same for what is not under the finger: it follows once the answer to the tap is painted. */
export const useSelectAfterPaint = <T>(select: (state: State) => T): T =>
  useSelect(select, select, afterPaint);
