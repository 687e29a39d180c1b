import { LeaveSlot } from "../modals/LeaveSlot.tsx";
import { ModalSlot } from "../modals/ModalSlot.tsx";
import { OverlaySlot } from "../modals/OverlaySlot.tsx";
import { CdnUi } from "../site/CdnUi.tsx";
import { SnowfallSlot } from "../site/SnowfallSlot.tsx";
import { ScreenNews } from "./ScreenNews.tsx";
import { PageMarks } from "../site/PageMarks.tsx";

/** What may lie over any page, beside what a player or a later visit brings. */
export const FrameSlots = () => (
  <>
    <ModalSlot />
    <OverlaySlot />
    <LeaveSlot />
    <PageMarks />
    <ScreenNews />
    <SnowfallSlot />
    <CdnUi />
  </>
);
