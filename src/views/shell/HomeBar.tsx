import { isHidden } from "../../events/layout/index.ts";
import { Bar } from "../components/Bar.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { AccountCorner } from "./AccountCorner.tsx";
import { HomeMark } from "./HomeMark.tsx";

/** Head of home: the mark and the account; nothing where the header is hidden. [layouts-007] */
export function HomeBar() {
  const isGone = useSelect((state) => isHidden(state, "header"));
  if (isGone) return null;
  return (
    <Bar kind="home">
      <HomeMark />
      <AccountCorner />
    </Bar>
  );
}
