import { pathOf } from "../../events/navigation/index.ts";
import { brandOf } from "../../events/shell/index.ts";
import { Logo } from "../components/Bar.tsx";
import { useSelect } from "../hooks/useSelect.ts";

/** Logo and name of the site, linked to home. */
export function HomeMark() {
  const language = useSelect(({ settings }) => settings.language);
  return <Logo href={pathOf({ name: "home" }, language)} brand={useSelect(brandOf)} />;
}
