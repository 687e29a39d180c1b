import { Band } from "../components/Band.tsx";
import { Loading, ListSkeleton, MatchRowSkeleton } from "../components/Skeleton.tsx";

const ofMatches = /^(home|list|game|topEvents|favorites)$/;

/** What stands where the content of a section will be: rows of matches, or of a menu, a form or a text. */
export const SectionSkeleton = ({ section = "" }: { section?: string | undefined }) => (
  <Band>
    <Loading>
      {ofMatches.test(section) ? <MatchRowSkeleton rows={6} /> : <ListSkeleton rows={8} />}
    </Loading>
  </Band>
);
