import type { ReactNode } from "react";
import { gameClosed } from "../../events/limits/index.ts";
import { sectionCode, sectionOf } from "../../events/sections/index.ts";
import { Page } from "../components/Page.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { SectionSkeleton } from "./SectionSkeleton.tsx";
import { HomeBar } from "./HomeBar.tsx";
import { OwnSection } from "./OwnSection.tsx";
import { RemoteSlot } from "./RemoteSlot.tsx";
import { isOwnSection } from "./ownScreens.ts";
import { translationsOf } from "../../infra/i18n.ts";
import { withTranslations } from "./withTranslations.ts";

const GameClosed = withTranslations(
  () => import("../limits/GameClosed.tsx"),
  "GameClosed",
  () => translationsOf("limits"),
);

/** A page whose content is a remote section: a screen of this app, or a third party's. [sections-001] */
export function RemoteSection({ name, skeleton }: { name: string; skeleton: ReactNode }) {
  const isOwn = useSelect((state) => isOwnSection(state, name));
  return isOwn ? <OwnSection name={name} skeleton={skeleton} /> : <ForeignSection name={name} />;
}

/**
 * Shows a skeleton until the section reports that it is ready. While play is closed, a game is taken off the page: it hears
 * of that as of any other end, and starts again by itself. [sections-008]
 */
function ForeignSection({ name }: { name: string }) {
  const isReady = useSelect(({ sections }) => sectionOf(sections, name).code === sectionCode.ready);
  const closed = useSelect(gameClosed);
  const isHere = closed === null;
  return (
    <Page bar={<HomeBar />}>
      {(isHere ? !isReady : closed === "unknown") && <SectionSkeleton section={name} />}
      {isHere && <RemoteSlot name={name} isReady={isReady} />}
      {!isHere && closed !== "unknown" && (
        <GameClosed whileLoading={<SectionSkeleton section={name} />} />
      )}
    </Page>
  );
}
