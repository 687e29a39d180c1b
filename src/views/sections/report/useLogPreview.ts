import { useEffect, useState } from "react";
import { type LogPreview, useClient } from "../../hooks/client.ts";

export type Preview =
  | { readonly tag: "reading" }
  | { readonly tag: "read"; readonly log: LogPreview }
  | { readonly tag: "unread" };

/** Reads the logs of these visits, null for all, when the page opens and when the choice changes. */
export function useLogPreview(chosen: readonly string[] | null): Preview {
  const { log } = useClient();
  const [preview, setPreview] = useState<Preview>({ tag: "reading" });
  const key = chosen?.join(" ") ?? null;
  useEffect(() => {
    let isWanted = true;
    log.summary(key === null ? null : key.split(" ")).then(
      (summary) => isWanted && setPreview({ tag: "read", log: summary }),
      () => isWanted && setPreview({ tag: "unread" }),
    );
    return () => {
      isWanted = false;
    };
  }, [log, key]);
  return preview;
}
