import { OpenImage } from "../../commands/overlays.ts";
import { isTextShown, openPage } from "../../events/seo/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { safeHref } from "../html/allowed.ts";
import { ImageTap, TextImage } from "../html/ImageTap.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./SeoBlock.module.css";
import { late } from "../shell/late.tsx";

/** Lazy: with the sanitizer it is half as large as the whole page frame, and many pages have no text. */
const Html = late(() => import("../html/Html.tsx"), "Html");

/**
 * The server's SEO text below the page: breadcrumbs, a heading, the text. Empty where there is none.
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
        <Breadcrumbs steps={breadcrumbs} />
        {h1 !== null && <h2 className={styles.heading}>{h1}</h2>}
        {banner !== null && isOwnPath(banner) && <TextImage attributes={{ src: banner }} />}
        {html !== "" && <Html html={html} />}
      </ImageTap>
    </section>
  );
}

/** Only links to our own pages; the current page is not included. */
function Breadcrumbs(props: {
  steps: readonly { readonly title: string; readonly url: string }[];
}) {
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
