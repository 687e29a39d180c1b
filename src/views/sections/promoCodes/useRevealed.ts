import { useCallback } from "react";
import type { CheckedCode } from "../../../events/promoCodes/index.ts";
import { useClient } from "../../hooks/client.ts";

type Private = CheckedCode["promocode"];

/** The text behind a stand-in; nothing where there is none, as in a replay. */
export function useRevealed(): (token: Private | null | undefined) => string {
  const { reveal } = useClient();
  return useCallback(
    (token) => {
      const text = token == null ? "" : reveal(token);
      return typeof text === "string" ? text : "";
    },
    [reveal],
  );
}
