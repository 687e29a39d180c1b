import { BanSlot } from "./BanSlot.tsx";
import { LimitApprovalSlot } from "./LimitApprovalSlot.tsx";
import { RealityCheckSlot } from "./RealityCheckSlot.tsx";

/** What only a signed-in player may be asked over any page; loads when there is one. */
export const PlayerSlots = () => (
  <>
    <RealityCheckSlot />
    <LimitApprovalSlot />
    <BanSlot />
  </>
);
