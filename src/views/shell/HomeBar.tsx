import { isHidden } from "../../events/layout/hiddenParts.ts";
import { pathOf } from "../../events/navigation/route.ts";
import { Bar, Logo } from "../components/Bar.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { AccountCorner } from "./AccountCorner.tsx";

/** Head of home: the mark and the account; nothing where the header is hidden. [layouts-007] */
export function HomeBar() {
  const language = useSelect(({ settings }) => settings.language);
  const isGone = useSelect((state) => isHidden(state, "header"));
  if (isGone) return null;
  return (
    <Bar kind="home">
      <Logo href={pathOf({ name: "home" }, language)} />
      <AccountCorner />
    </Bar>
  );
}
