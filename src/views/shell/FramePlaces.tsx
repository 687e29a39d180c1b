import { LeavePlace } from "../modals/LeavePlace.tsx";
import { ModalPlace } from "../modals/ModalPlace.tsx";
import { OverlayPlace } from "../modals/OverlayPlace.tsx";
import { CdnUi } from "../site/CdnUi.tsx";
import { SnowfallPlace } from "../site/SnowfallPlace.tsx";
import { ScreenNews } from "./ScreenNews.tsx";
import { PageMarks } from "../site/PageMarks.tsx";

/** What may lie over any page, beside what a player or a later visit brings. */
export const FramePlaces = () => (
  <>
    <ModalPlace />
    <OverlayPlace />
    <LeavePlace />
    <PageMarks />
    <ScreenNews />
    <SnowfallPlace />
    <CdnUi />
  </>
);
