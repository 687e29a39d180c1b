import { useEffect, useState } from "react";
import { useClient, type VisitPreview } from "../../hooks/client.ts";

/** The stored visits, read once when the page opens; none while they are read, or if they cannot be. */
export function useVisits(): readonly VisitPreview[] {
  const { log } = useClient();
  const [visits, setVisits] = useState<readonly VisitPreview[]>([]);
  useEffect(() => {
    let isMounted = true;
    log.visits().then(
      (found) => isMounted && setVisits(found),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [log]);
  return visits;
}
