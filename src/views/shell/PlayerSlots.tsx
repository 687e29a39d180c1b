import { BanSlot } from "./BanSlot.tsx";
import { LimitApprovalSlot } from "./LimitApprovalSlot.tsx";
import { LimitsPromptSlot } from "./LimitsPromptSlot.tsx";
import { SessionClockSlot } from "./SessionClockSlot.tsx";
import { RealityCheckSlot } from "./RealityCheckSlot.tsx";

/** Overlays that only a signed-in player sees; loaded for players only. */
export const PlayerSlots = () => (
  <>
    <SessionClockSlot />
    <RealityCheckSlot />
    <LimitApprovalSlot />
    <LimitsPromptSlot />
    <BanSlot />
  </>
);
