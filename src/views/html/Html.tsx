import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { routeOf } from "../../events/navigation/index.ts";
import { useTranslation, type Translate } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./Html.module.css";
import { TextImage } from "./ImageTap.tsx";
import { tableParts } from "./nesting.ts";
import { type HtmlElement, type HtmlNode, parseHtml } from "./parseHtml.ts";

/** A text of the server with its headings, lists, tables and links; nothing of it runs. */
export function Html(props: { html: string }) {
  const nodes = useMemo(() => parseHtml(props.html), [props.html]);
  return <HtmlText nodes={nodes} />;
}

/** The same for a text that has been read already. */
export function HtmlText(props: { nodes: readonly HtmlNode[] }) {
  const t = useTranslation();
  return <div className={styles.text}>{shown(props.nodes, t)}</div>;
}

/** Their order never changes, so their place is their key. */
const shown = (nodes: readonly HtmlNode[], t: Translate): ReactNode[] =>
  nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === "string" ? node : drawn(node, t)}</Fragment>
  ));

/** White space between the items of a list is no content, and between the parts of a table no text may stand. */
const isContent = (tag: string, child: HtmlNode): boolean =>
  typeof child !== "string" ||
  !(tableParts.has(tag) || (/^(ul|ol|dl)$/.test(tag) && child.trim() === ""));

function drawn(node: HtmlElement, t: Translate): ReactNode {
  const { tag, attributes } = node;
  const children = shown(
    node.children.filter((child) => isContent(tag, child)),
    t,
  );
  if (tag === "a") return <TextLink href={attributes["href"]}>{children}</TextLink>;
  if (tag === "br" || tag === "hr") return createElement(tag);
  if (tag === "img") return <TextImage attributes={attributes} />;
  const { colspan, rowspan, ...others } = attributes;
  const element = createElement(
    tag,
    {
      ...others,
      ...(colspan === undefined ? {} : { colSpan: Number(colspan) }),
      ...(rowspan === undefined ? {} : { rowSpan: Number(rowspan) }),
    },
    children,
  );
  if (tag !== "table") return element;
  // A wide table scrolls in its own frame, for the thumb and for the keyboard.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    <section className={styles.table} aria-label={t("content.table")} tabIndex={0}>
      {element}
    </section>
  );
}

/** Own addresses stay in the app, and one that leads nowhere is no link; others open beside it and say so. */
function TextLink(props: { href: string | undefined; children: ReactNode }) {
  const t = useTranslation();
  const isTableWhole = useSelect(({ navigation }) => navigation.isTableWhole);
  const { href, children } = props;
  const path = ownPath(href);
  const isDead = isTableWhole && path !== null && routeOf(path).name === "missing";
  if (href === undefined || isDead) return <span>{children}</span>;
  if (path !== null || /^(#|mailto:|tel:)/i.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true" className={styles.outside}>
        {" "}
        ↗
      </span>
      <span className="vh"> {t("terms.newTab")}</span>
    </a>
  );
}

/** The path of an address on this site; null for all others. */
function ownPath(href = ""): string | null {
  const { origin } = window.location;
  if (href.startsWith("#") || !URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  return url.origin === origin ? url.pathname : null;
}
