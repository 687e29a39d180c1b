import type { Language } from "../feed/cards.ts";

/**
 * Texts are written in a small markup, with blocks separated by empty lines, and sent as HTML (contract,
 * InfoPage): `## Title` or `## Title {#anchor}`, `- item`, `1. item`, `| cell | cell |` with a header row
 * first, `: term = meaning`, `> aside`; inside a line `**strong**` and `[texts](address)`. Addresses that
 * begin with "/" are the site's own and get the language prefix. Everything else is plain text and is
 * escaped.
 */
export function htmlOf(markup: string, lng: Language): string {
  return markup
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockOf(block.trim().split(/\n\s*/), lng))
    .join("");
}

function blockOf(lines: readonly string[], lng: Language): string {
  const [first = ""] = lines;
  const heading = /^(#{2,4}) (.*?)(?: \{#([\w-]+)\})?$/.exec(first);
  if (heading !== null) {
    const [, marks = "##", title = "", anchor] = heading;
    const tag = `h${marks.length}`;
    const id = anchor === undefined ? "" : ` id="${anchor}"`;
    const body = lines.length > 1 ? blockOf(lines.slice(1), lng) : "";
    return `<${tag}${id}>${inline(title, lng)}</${tag}>${body}`;
  }
  if (first.startsWith("- ")) return list("ul", lines, /^- /, lng);
  if (/^\d+\. /.test(first)) return list("ol", lines, /^\d+\. /, lng);
  if (first.startsWith("|")) return table(lines, lng);
  if (first.startsWith(": ")) return terms(lines, lng);
  if (first.startsWith("> "))
    return `<blockquote><p>${inline(lines.join(" ").slice(2), lng)}</p></blockquote>`;
  return `<p>${inline(lines.join(" "), lng)}</p>`;
}

const list = (tag: string, lines: readonly string[], mark: RegExp, lng: Language): string =>
  `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ""), lng)}</li>`).join("")}</${tag}>`;

function table([head = "", ...rows]: readonly string[], lng: Language): string {
  const cells = (line: string, tag: string) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => `<${tag}>${inline(cell.trim(), lng)}</${tag.split(" ")[0]}>`)
      .join("");
  const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
  return `<table><thead><tr>${cells(head, 'th scope="col"')}</tr></thead><tbody>${body}</tbody></table>`;
}

const terms = (lines: readonly string[], lng: Language): string =>
  `<dl>${lines
    .map((line) => {
      const [term = "", meaning = ""] = line.slice(2).split(/ = (.*)/s);
      return `<dt>${inline(term, lng)}</dt><dd>${inline(meaning, lng)}</dd>`;
    })
    .join("")}</dl>`;

const inline = (text: string, lng: Language): string =>
  escape(text)
    // Keep a number and its unit on one line.
    .replace(/(\d) (%|€)/g, "$1\u00a0$2")
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_match, texts: string, address: string) => {
      const href = address.startsWith("/") ? `/${lng}${address}` : address;
      return `<a href="${href}">${texts}</a>`;
    });

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
