import { LeaveSlot } from "../modals/LeaveSlot.tsx";
import { ModalSlot } from "../modals/ModalSlot.tsx";
import { OverlaySlot } from "../modals/OverlaySlot.tsx";
import { CdnUi } from "../site/CdnUi.tsx";
import { SnowfallSlot } from "../site/SnowfallSlot.tsx";
import { BarHold } from "./BarHold.tsx";
import { ScreenNews } from "./ScreenNews.tsx";
import { SearchKey } from "./SearchKey.tsx";
import { PageMarks } from "../site/PageMarks.tsx";

/** Overlays of any page, apart from those of a signed-in player and those that load later. */
export const FrameSlots = () => (
  <>
    <ModalSlot />
    <OverlaySlot />
    <LeaveSlot />
    <PageMarks />
    <ScreenNews />
    <SnowfallSlot />
    <CdnUi />
    <BarHold />
    <SearchKey />
  </>
);
