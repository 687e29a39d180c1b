/** Markup that is safe to put into a page. */
export type Markup = { readonly markup: string };

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

type Part = string | number | Markup | readonly Markup[];

const written = (part: Part): string => {
  if (typeof part === "string" || typeof part === "number")
    return String(part).replace(/[&<>"]/g, (sign) => escapes[sign] ?? "");
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
};

/** Texts between the markup are escaped. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts
    .map((text, index) => text + (index < parts.length ? written(parts[index] ?? "") : ""))
    .join(""),
});

/** A table that a screen reader names, and that scrolls by itself where it is too wide. */
export const table = (
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly (string | number | Markup)[])[],
): Markup =>
  rows.length === 0
    ? html`<p class="none">${caption}: none.</p>`
    : html`<div class="wide" role="region" tabindex="0" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody></table></div>`;
