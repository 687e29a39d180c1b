import { Band } from "../components/Band.tsx";
import { Loading, ListBones, MatchRowBones } from "../components/Skeleton.tsx";

const ofMatches = /^(home|list|game|topEvents|favorites)$/;

/** What stands where the content of a section will be: rows of matches, or of a menu, a form or a text. */
export const Bones = ({ section = "" }: { section?: string | undefined }) => (
  <Band>
    <Loading>
      {ofMatches.test(section) ? <MatchRowBones rows={6} /> : <ListBones rows={8} />}
    </Loading>
  </Band>
);
