import { layoutOf } from "../../events/navigation/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { BootFailed } from "./BootFailed.tsx";
import { Guard } from "./Guard.tsx";
import { MainLayout } from "./layouts/MainLayout.tsx";
import { Overlays } from "./Overlays.tsx";
import { Section } from "./Section.tsx";
import { useBrandBook, useDocument, useRootAttributes } from "./useDocument.ts";
import { useIsWide } from "./useIsWide.ts";
import { useLinks } from "./useLinks.ts";
import { useTitle } from "./useTitle.ts";
import { late } from "./late.tsx";

const BareLayout = late(() => import("./layouts/BareLayout.tsx"), "BareLayout");

/** The layout of the current route and its overlays. [routing-001] */
export function Shell() {
  useDocument();
  useBrandBook();
  useLinks();
  const isWide = useIsWide();
  const hasFailed = useSelect(({ shell }) => shell.boot.tag === "failed");
  const layout = useSelect(layoutOf);
  // A closed site shows only its own page. [layouts-003] [layouts-006]
  const isClosed = layout === "maintenance" || layout === "blocked";
  if (hasFailed && !isClosed) return <BootFailed />;
  return (
    <>
      <Title />
      {isClosed || layout === "empty" ? (
        // A layout that fails to load must not take the content with it.
        <Guard fallback={<Section />}>
          <BareLayout />
        </Guard>
      ) : (
        <MainLayout isWide={isWide} />
      )}
      {!isClosed && <Overlays isWide={isWide} />}
    </>
  );
}

/** Apart from `Shell`, which need not render when the score of a match changes. */
function Title() {
  useTitle();
  useRootAttributes();
  return null;
}
