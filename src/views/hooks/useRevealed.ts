import { useCallback } from "react";
import type { Sealed } from "../../codec/codec.ts";
import { useClient } from "./client.ts";

/** The token of a private text, if there is one. */
export type PrivateText = Sealed | null | undefined;

/** Returns the text behind a token; empty if it is not available, as in a replay. */
export function useRevealed(): (token: PrivateText) => string {
  const { reveal } = useClient();
  return useCallback(
    (token) => {
      const text = token == null ? "" : reveal(token);
      return typeof text === "string" ? text : "";
    },
    [reveal],
  );
}
