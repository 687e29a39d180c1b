import { lazy, Suspense } from "react";
import { OpenImage } from "../../commands/overlays.ts";
import { isTextShown, openPage } from "../../events/seo/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { safeHref } from "../html/allowed.ts";
import { ImageTap, TextImage } from "../html/ImageTap.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./SeoBlock.module.css";

/** With the purifier it is half as large as the whole frame of the page, and pages without a text do without. */
const Html = lazy(() => import("../html/Html.tsx").then((m) => ({ default: m.Html })));

/**
 * The server's text about the page, below it: the way back, a heading, the text. Nothing where there is none.
 * [layouts-007]
 */
export function SeoBlock() {
  const send = useSend();
  const t = useTranslation();
  const isShown = useSelect(isTextShown);
  const page = useSelect(openPage);
  const html = page?.content?.html ?? "";
  const { h1 = null, breadcrumbs = [], banner = null } = page?.visual ?? {};
  if (!isShown || (html === "" && breadcrumbs.length === 0)) return null;
  return (
    <section className={styles.block} aria-label={h1 ?? t("seo.about")}>
      <ImageTap value={(picture) => send(OpenImage(picture))}>
        <Way steps={breadcrumbs} />
        {h1 !== null && <h2 className={styles.heading}>{h1}</h2>}
        {banner !== null && isOwnPath(banner) && <TextImage attributes={{ src: banner }} />}
        <Suspense>{html !== "" && <Html html={html} />}</Suspense>
      </ImageTap>
    </section>
  );
}

/** Own places only; the page itself is not among them. */
function Way(props: { steps: readonly { readonly title: string; readonly url: string }[] }) {
  const t = useTranslation();
  const steps = props.steps.filter(({ url }) => isOwnPath(url));
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t("seo.way")}>
      <ol className={styles.way}>
        {steps.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const isOwnPath = (url: string): boolean => url.startsWith("/") && safeHref(url) !== null;
