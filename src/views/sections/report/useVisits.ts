import { useEffect, useState } from "react";
import { useClient, type VisitPreview } from "../../hooks/client.ts";

/** The stored visits, read once when the page opens; null while they are read, none if they cannot be. */
export function useVisits(): readonly VisitPreview[] | null {
  const { log } = useClient();
  const [visits, setVisits] = useState<readonly VisitPreview[] | null>(null);
  useEffect(() => {
    let isMounted = true;
    log.visits().then(
      (found) => isMounted && setVisits(found),
      () => isMounted && setVisits([]),
    );
    return () => {
      isMounted = false;
    };
  }, [log]);
  return visits;
}
