import { isHidden } from "../../events/layout/index.ts";
import { Bar } from "../components/Bar.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { AccountCorner } from "./AccountCorner.tsx";
import { HomeMark } from "./HomeMark.tsx";
import { SearchLink } from "./SearchLink.tsx";

/** Header of home: the logo and the account; nothing where the header is hidden. [layouts-007] */
export function HomeBar() {
  const isHeaderHidden = useSelect((state) => isHidden(state, "header"));
  if (isHeaderHidden) return null;
  return (
    <Bar kind="home">
      <HomeMark />
      <SearchLink />
      <AccountCorner />
    </Bar>
  );
}
