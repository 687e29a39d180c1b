import { BanPlace } from "./BanPlace.tsx";
import { LimitApprovalPlace } from "./LimitApprovalPlace.tsx";
import { RealityCheckPlace } from "./RealityCheckPlace.tsx";

/** What only a signed-in player may be asked over any page; loads when there is one. */
export const PlayerPlaces = () => (
  <>
    <RealityCheckPlace />
    <LimitApprovalPlace />
    <BanPlace />
  </>
);
