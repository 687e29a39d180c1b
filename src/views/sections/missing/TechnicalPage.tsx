import { RemoteSlot } from "../../shell/RemoteSlot.tsx";
import { useRemoteSection } from "../../shell/useRemoteSection.ts";
import { ErrorText } from "./ErrorText.tsx";

/** The remote section that tells of errors. */
const name = "technical-pages";

/**
 * The operator's own error page; until it is ready, and where there is none or it fails as well, the app's words stand.
 * [sections-022]
 */
export function TechnicalPage({ status }: { status: 404 | 500 }) {
  const code = useRemoteSection(name, `/error/${status}`);
  return (
    <>
      {code !== 2 && <ErrorText status={status} isSilent={false} />}
      {(code === 1 || code === 2) && <RemoteSlot name={name} isReady={code === 2} />}
    </>
  );
}
