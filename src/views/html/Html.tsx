import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { routeOf } from "../../events/navigation/index.ts";
import { useTranslation, type Translate } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./Html.module.css";
import { TextImage } from "./ImageTap.tsx";
import { tableParts } from "./nesting.ts";
import { type HtmlElement, type HtmlNode, parseHtml } from "./parseHtml.ts";

/** Sanitized HTML from the server, with headings, lists, tables and links, but no scripts. */
export function Html(props: { html: string }) {
  const nodes = useMemo(() => parseHtml(props.html), [props.html]);
  return <HtmlText nodes={nodes} />;
}

/** The same for HTML that is already parsed. */
export function HtmlText(props: { nodes: readonly HtmlNode[] }) {
  const t = useTranslation();
  return <div className={styles.text}>{renderNodes(props.nodes, t)}</div>;
}

/** The order never changes, so the index is a stable key. */
const renderNodes = (nodes: readonly HtmlNode[], t: Translate): ReactNode[] =>
  nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === "string" ? node : renderElement(node, t)}</Fragment>
  ));

/** White space between list items is not content, and text between table parts is not allowed. */
const isContent = (tag: string, child: HtmlNode): boolean =>
  typeof child !== "string" ||
  !(tableParts.has(tag) || (/^(ul|ol|dl)$/.test(tag) && child.trim() === ""));

function renderElement(node: HtmlElement, t: Translate): ReactNode {
  const { tag, attributes } = node;
  const children = renderNodes(
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
  // A wide table scrolls in its own box, by touch and keyboard.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    <section className={styles.table} aria-label={t("content.table")} tabIndex={0}>
      {element}
    </section>
  );
}

/** Own addresses open in the app, unknown ones are plain text, and others open in a new tab and say so. */
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

/** The path of an address on this site; null for any other. */
function ownPath(href = ""): string | null {
  const { origin } = window.location;
  if (href.startsWith("#") || !URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  return url.origin === origin ? url.pathname : null;
}
