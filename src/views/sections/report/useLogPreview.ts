import { useEffect, useState } from "react";
import { type LogPreview, useClient } from "../../hooks/client.ts";

export type Preview =
  | { readonly tag: "reading" }
  | { readonly tag: "read"; readonly log: LogPreview }
  | { readonly tag: "unread" };

/** Looks into the log once, when the page opens. */
export function useLogPreview(): Preview {
  const { log } = useClient();
  const [preview, setPreview] = useState<Preview>({ tag: "reading" });
  useEffect(() => {
    let isWanted = true;
    log.summary().then(
      (read) => isWanted && setPreview({ tag: "read", log: read }),
      () => isWanted && setPreview({ tag: "unread" }),
    );
    return () => {
      isWanted = false;
    };
  }, [log]);
  return preview;
}
