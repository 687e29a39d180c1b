import { pathOf } from "../../events/navigation/route.ts";
import { Bar, Logo } from "../components/Bar.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { AccountCorner } from "./AccountCorner.tsx";

/** Head of home: the mark and the account. */
export function HomeBar() {
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Bar kind="home">
      <Logo href={pathOf({ name: "home" }, language)} />
      <AccountCorner />
    </Bar>
  );
}
