import { Band } from "../components/Band.tsx";
import { Loading, ListSkeleton, MatchRowSkeleton } from "../components/Skeleton.tsx";

const matchSections = /^(home|list|game|topEvents|favorites)$/;

/** Placeholder for the content of a section: match rows, or plain rows for a menu, a form or a text. */
export const SectionSkeleton = ({ section }: { section: string | null }) => (
  <Band>
    <Loading>
      {matchSections.test(section ?? "") ? (
        <MatchRowSkeleton rows={6} />
      ) : (
        <ListSkeleton rows={8} />
      )}
    </Loading>
  </Band>
);
