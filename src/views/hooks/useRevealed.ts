import { useCallback } from "react";
import type { Sealed } from "../../codec/codec.ts";
import { useClient } from "./client.ts";

/** The text behind a token; empty where there is none, as in a replay. */
export function useRevealed(): (token: Sealed | null | undefined) => string {
  const { reveal } = useClient();
  return useCallback(
    (token) => {
      const text = token == null ? "" : reveal(token);
      return typeof text === "string" ? text : "";
    },
    [reveal],
  );
}
