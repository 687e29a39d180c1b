import type { ReactNode } from "react";
import { sectionCode, sectionOf } from "../../events/sections/index.ts";
import { Page } from "../components/Page.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { SectionSkeleton } from "./SectionSkeleton.tsx";
import { HomeBar } from "./HomeBar.tsx";
import { OwnSection } from "./OwnSection.tsx";
import { RemoteSlot } from "./RemoteSlot.tsx";
import { isOwnSection } from "./ownScreens.ts";

/** A page whose content is a remote section: a screen of this app, or a third party's. [sections-001] */
export function RemoteSection({ name, skeleton }: { name: string; skeleton: ReactNode }) {
  const isOwn = useSelect((state) => isOwnSection(state, name));
  return isOwn ? <OwnSection name={name} skeleton={skeleton} /> : <ForeignSection name={name} />;
}

/** Shows a skeleton until the section reports that it is ready. [sections-008] */
function ForeignSection({ name }: { name: string }) {
  const isReady = useSelect(({ sections }) => sectionOf(sections, name).code === sectionCode.ready);
  return (
    <Page bar={<HomeBar />}>
      {!isReady && <SectionSkeleton section={name} />}
      <RemoteSlot name={name} isReady={isReady} />
    </Page>
  );
}
