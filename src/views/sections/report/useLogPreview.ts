import { useEffect, useState } from "react";
import { type LogPreview, useClient } from "../../hooks/client.ts";

export type Preview =
  | { readonly tag: "reading" }
  | { readonly tag: "read"; readonly log: LogPreview }
  | { readonly tag: "unread" };

/** Reads the log once, when the page opens. */
export function useLogPreview(): Preview {
  const { log } = useClient();
  const [preview, setPreview] = useState<Preview>({ tag: "reading" });
  useEffect(() => {
    let isMounted = true;
    log.summary().then(
      (summary) => isMounted && setPreview({ tag: "read", log: summary }),
      () => isMounted && setPreview({ tag: "unread" }),
    );
    return () => {
      isMounted = false;
    };
  }, [log]);
  return preview;
}
