import { sectionOf } from "../../events/sections/state.ts";
import { Page } from "../components/Page.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { Bones } from "./Bones.tsx";
import { HomeBar } from "./HomeBar.tsx";
import { RemotePlace } from "./RemotePlace.tsx";

/** A page whose content is a remote section; bones stand there until it says that it is ready. [sections-001] [sections-008] */
export function RemoteSection({ name }: { name: string }) {
  const isReady = useSelect(({ sections }) => sectionOf(sections, name).code === 2);
  return (
    <Page bar={<HomeBar />}>
      {!isReady && <Bones />}
      <RemotePlace name={name} isReady={isReady} />
    </Page>
  );
}
