import { hasArrived } from "../../../events/runtime/index.ts";
import { isHidden } from "../../../events/layout/index.ts";
import { layoutOf, rowOf } from "../../../events/navigation/index.ts";
import { Frame } from "../../components/Page.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { BottomBar } from "../BottomBar.tsx";
import { Guard } from "../Guard.tsx";
import { OptionalPart } from "../OptionalPart.tsx";
import { OfflineNote } from "../OfflineNote.tsx";
import { translationsOf } from "../../../infra/i18n.ts";
import { Section } from "../Section.tsx";
import styles from "../Shell.module.css";
import { withTranslations } from "../withTranslations.ts";
import { late } from "../late.tsx";

const WideHead = withTranslations(() => import("../wide/WideHead.tsx"), "WideHead");
const WideSports = withTranslations(() => import("../wide/WideSports.tsx"), "WideSports");
const WideCoupon = withTranslations(
  () => import("../wide/WideCoupon.tsx"),
  "WideCoupon",
  () => translationsOf("coupon"),
);
const ThirdParty = late(() => import("./ThirdParty.tsx"), "ThirdParty");
const PageFoot = withTranslations(() => import("./PageFoot.tsx"), "PageFoot");

/**
 * The frame of all pages but the bare ones: with a header (main, third parties) or without (headless), minus
 * what the route hides. Only wide screens load the parts that only they show. [layouts-001] [layouts-005]
 */
export function MainLayout(props: { isWide: boolean }) {
  const { isWide } = props;
  const isThirdParty = useSelect((state) => layoutOf(state) === "thirdParty");
  const hasHeader = !useSelect((state) => isHidden(state, "header"));
  const hasNav = !useSelect((state) => isHidden(state, "bottomNavigation"));
  // A page that is a single form, or the coupon itself, has no coupon beside it.
  const isAlone = useSelect(
    ({ navigation: { route } }) =>
      route.name !== "pending" && rowOf(route.name).hides?.includes("bottomNavigation") === true,
  );
  const hasLayout = useSelect((state) => hasArrived(state, "layout"));
  return (
    <Frame
      wideBar={isWide && hasHeader && <WideHead whileLoading={<div className={styles.head} />} />}
      side={isWide && <WideSports />}
      coupon={isWide && !isAlone && <WideCoupon />}
      bottom={
        <>
          {hasLayout && (
            <OptionalPart>
              <PageFoot />
            </OptionalPart>
          )}
          <OfflineNote />
          {hasNav && <BottomBar />}
        </>
      }
    >
      {isThirdParty ? (
        <Guard fallback={<Section />}>
          <ThirdParty />
        </Guard>
      ) : (
        <Section />
      )}
    </Frame>
  );
}
