import { type ReactNode, Suspense } from "react";
import { Frame } from "../components/Page.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { BootFailed } from "./BootFailed.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { OfflineNote } from "./OfflineNote.tsx";
import { Overlays } from "./Overlays.tsx";
import { Section } from "./Section.tsx";
import styles from "./Shell.module.css";
import { useBrandBook, useDocument } from "./useDocument.ts";
import { useIsWide } from "./useIsWide.ts";
import { useLinks } from "./useLinks.ts";
import { useTitle } from "./useTitle.ts";
import { withWords } from "./withWords.ts";

const WideHead = withWords(() =>
  import("./wide/WideHead.tsx").then((m) => ({ default: m.WideHead })),
);
const WideSports = withWords(() =>
  import("./wide/WideSports.tsx").then((m) => ({ default: m.WideSports })),
);
const WideCoupon = withWords(() =>
  import("./wide/WideCoupon.tsx").then((m) => ({ default: m.WideCoupon })),
);

/** Frame of every page. What only a wide screen shows is fetched by wide screens alone. */
export function Shell() {
  useDocument();
  useBrandBook();
  useLinks();
  const isWide = useIsWide();
  const hasFailed = useSelect(({ shell }) => shell.boot.tag === "failed");
  const isAlone = useSelect(({ navigation }) =>
    ["coupon", "login", "confirmTerms", "maintenance", "blocked"].includes(navigation.route.name),
  );
  const isClosed = useSelect(({ navigation: { route } }) =>
    ["maintenance", "blocked"].includes(route.name),
  );
  // Of a closed site there is its page and nothing else. [layouts-003] [layouts-006]
  if (isClosed)
    return (
      <>
        <Title />
        <Section />
      </>
    );
  if (hasFailed) return <BootFailed />;
  const onlyWide = (part: ReactNode) => isWide && <Suspense fallback={null}>{part}</Suspense>;
  return (
    <>
      <Title />
      <Frame
        wideBar={
          isWide && (
            <Suspense fallback={<div className={styles.head} />}>
              <WideHead />
            </Suspense>
          )
        }
        side={onlyWide(<WideSports />)}
        coupon={onlyWide(!isAlone && <WideCoupon />)}
        bottom={
          <>
            <OfflineNote />
            {!isAlone && <BottomBar />}
          </>
        }
      >
        <Section />
      </Frame>
      <Overlays isWide={isWide} />
    </>
  );
}

/** Apart from the frame, which need not render when the score of a match changes. */
function Title() {
  useTitle();
  return null;
}
