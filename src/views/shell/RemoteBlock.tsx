import { sectionCode } from "../../events/sections/index.ts";
import { RefreshSection } from "../../commands/sections.ts";
import { Band } from "../components/Band.tsx";
import { ErrorBlock } from "../components/ErrorBlock.tsx";
import { useSend } from "../hooks/useSend.ts";
import { SectionSkeleton } from "./SectionSkeleton.tsx";
import { RemoteSlot } from "./RemoteSlot.tsx";
import { useRemoteSection } from "./useRemoteSection.ts";

/**
 * A remote section as a part of a page; empty where the site has no such section. [sections-001]
 * [sections-010]
 */
export function RemoteBlock({ name }: { name: string }) {
  const send = useSend();
  const code = useRemoteSection(name);
  if (code === null || code === sectionCode.absent) return null;
  if (code === sectionCode.failed)
    return (
      <Band>
        <ErrorBlock onRefresh={() => send(RefreshSection({ section: name }))} />
      </Band>
    );
  return (
    <>
      {code === sectionCode.loading && <SectionSkeleton section={name} />}
      <RemoteSlot name={name} isReady={code === sectionCode.ready} />
    </>
  );
}
