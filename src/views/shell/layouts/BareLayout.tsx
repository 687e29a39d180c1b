import { layoutOf } from "../../../events/navigation/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { BlockedLayout } from "./BlockedLayout.tsx";
import { EmptyLayout } from "./EmptyLayout.tsx";
import { MaintenanceLayout } from "./MaintenanceLayout.tsx";

/** The layouts without a frame around the content. */
export function BareLayout() {
  const layout = useSelect(layoutOf);
  if (layout === "blocked") return <BlockedLayout />;
  return layout === "maintenance" ? <MaintenanceLayout /> : <EmptyLayout />;
}
