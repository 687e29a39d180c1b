import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteConfig } from "../api/config.ts";
import { fieldsOf, listOf, textOr } from "../json.ts";
import { inlineJsonText } from "../sections/host.ts";
import { builtSections } from "../sections/own.ts";
import type { App, Call, Service } from "./environment.ts";
import type { PageContent } from "./page.ts";
import { type Answered, rendererIn } from "./renderer.ts";
import { type ServedPage, servedPages } from "./served.ts";

/**
 * Puts into a page what the app built in `folder` renders of our own answers; null if it was built without that. The
 * answers are taken from `app` as the browser would get them. Nothing in a page depends on who asks, only on the country
 * that the proxy names, as the site config does.
 */
export function contentOf(app: App, service: Service, folder: string): PageContent | null {
  const renderer = rendererIn(folder);
  if (renderer === null) return null;
  const sections = builtSections(folder);
  const manifest = fieldsOf(JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")));
  const texts = builtTexts(manifest);
  const ofFrame = frameStyles(manifest);
  const built = filesIn(readFileSync(join(folder, "index.html"), "utf8"));
  const served = servedPages(renderer, () => versionOf(service));
  return async (call, html) => {
    const { isFirstScreenSent, manner } = service.site;
    // Another backend would not render pages.
    if (!isFirstScreenSent || manner !== null) return null;
    // A build made since has styles of other names than the renderer that was loaded here gives.
    if (filesIn(html) !== built) return null;
    const { pathname, search } = new URL(call.req.url);
    const language = pathname.slice(1, 3);
    // Texts of another language would be English, in a page of its direction.
    if (!texts.has(language)) return null;
    const variant = call.req.header("X-Geo-Country") ?? "";
    const answer = (address: string) => answerAt(app, call, address);
    const page = await served({ path: pathname, search, variant, now: service.now(), answer });
    if (page === null) return null;
    // Search engines forget what is gone, and the worker keeps only what is there.
    if ([...page.answers.values()].some(({ status }) => status === 404)) call.status(404);
    const { script, styles, modules } = sections(page.section) ?? { styles: [], modules: [] };
    const ofScreen = script === undefined ? [] : [script];
    // Home needs no more texts than those of the first load.
    const text = page.section === "home" && language === "en" ? undefined : texts.get(language);
    const links = [
      ...styles,
      ...ofFrame,
      ...modules,
      ...ofScreen,
      ...(text === undefined ? [] : [text]),
    ];
    return withContent(html, language, page, links);
  };
}

/** The files that a built page asks for; their names change with their content. */
const filesIn = (html: string): string => (html.match(/\/assets\/[\w.-]+/g) ?? []).join();

/** Changes whenever an answer that pages are made of may have changed. */
const versionOf = (service: Service): string =>
  JSON.stringify([service.book.cursor, siteConfig(service, "MT")]);

/** Null: what failed here may succeed for the browser. A match that there is not is an answer. */
async function answerAt(app: App, call: Call, address: string): Promise<Answered | null> {
  const country = call.req.header("X-Geo-Country");
  const headers = {
    Accept: "application/json",
    Host: call.req.header("Host") ?? "",
    ...(country === undefined ? {} : { "X-Geo-Country": country }),
  };
  const request = new Request(new URL(address, call.req.url), { headers });
  const response = await app.fetch(request, call.env);
  const { status } = response;
  return status === 200 || status === 404 ? { status, body: await response.text() } : null;
}

/** The files of texts by language, as built; for English those that the first load leaves out. */
function builtTexts(manifest: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(manifest).flatMap(([source, chunk]) => {
      const [, language] = /\/locales\/([a-z]{2})(?:\.later)?\.json$/.exec(source) ?? [];
      const file = textOr(fieldsOf(chunk)["file"], "");
      return language === undefined || file === "" ? [] : [[language, `/${file}`] as const];
    }),
  );
}

/** The app's scripts: they wait until the screen is painted (src/infra/start/handOver.js). */
const ownScript = /<script type="module"[^>]*><\/script>\s*/g;
/** What every page adds soon after its screen. Styles that come later have the browser work out all of the page once more. */
const frameStyles = (manifest: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.values(manifest)
    .map(fieldsOf)
    .filter(({ name }) => name === "frame")
    .flatMap(({ css }) => listOf(css).map((file) => `/${textOr(file, "")}`));

const emptyRoot = /<div id="root">[\s\S]*<\/div>(?=\s*<!-- answers -->)/;

/** The built page with its first screen, the answers that was made of, and the files that its screen will ask for. */
export function withContent(
  html: string,
  language: string,
  { at, zone, answers, ...page }: ServedPage,
  links: readonly string[],
): string {
  const data = [...answers].map(
    ([address, { status, body }]) =>
      `<script type="application/json" data-answer="${escaped(address)}" data-status="${status}">${inlineJsonText(body)}</script>`,
  );
  const styles = links.filter(isStyle);
  const modules = links.filter((address) => !isStyle(address));
  const scripts = html.match(ownScript) ?? [];
  const later = [...modules.map((address) => linkTo("modulepreload", address)), ...scripts];
  return html
    .replace(ownScript, "")
    .replace('<html lang="en"', `<html lang="${language}" data-served="${at}" data-zone="${zone}"`)
    .replaceAll(/<p lang="(\w\w)">[^<]*<\/p>\s*/g, (note, of: string) =>
      of === language ? note : "",
    )
    .replace("</noscript>", `<p lang="${language}">${zoneNote(language, zone)}</p></noscript>`)
    .replace("</head>", `${styles.map((address) => linkTo("stylesheet", address)).join("")}</head>`)
    .replace(emptyRoot, () => `<div id="root">${page.html}</div>`)
    .replace(
      "<!-- answers -->",
      () => `${data.join("")}<template id="scripts">${later.join("")}</template>`,
    );
}

/** Without scripts nobody asks the device for its time zone. */
function zoneNote(language: string, hours: number): string {
  const zone = `UTC${hours < 0 ? "−" : "+"}${Math.abs(hours)}`;
  return language === "ru" ? `Время матчей: ${zone}.` : `Times are in ${zone}.`;
}

const isStyle = (address: string): boolean => address.endsWith(".css");

const linkTo = (rel: string, address: string): string =>
  `<link rel="${rel}" crossorigin href="${escaped(address)}">`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
