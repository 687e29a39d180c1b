import { Band } from "../components/Band.tsx";
import { Loading, MatchRowBones } from "../components/Skeleton.tsx";

/** What stands where the content of a page will be. */
export const Bones = () => (
  <Band>
    <Loading>
      <MatchRowBones rows={6} />
    </Loading>
  </Band>
);
