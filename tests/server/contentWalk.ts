import { readFileSync } from "node:fs";
import { articles } from "../../server/content/news.ts";
import { pages } from "../../server/content/pages.ts";
import { promotions } from "../../server/content/promotions.ts";
import { errorTexts } from "../../server/http/texts.ts";
import { documents } from "../../server/api/termsDocuments.ts";
import { landings } from "../../server/content/landings.ts";
import { dictionaries } from "../../server/resources/dictionaries.ts";
import type { Texts } from "../../server/feed/types.ts";
import type { Client, Json } from "./operator.ts";

export type Language = keyof Texts;

/** Every text that the server currently sends as HTML, by its address. */
export async function pageTexts(visitor: Client, lng: Language): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const add = async (path: string) => {
    const { status, body } = await visitor.get(
      `${path}${path.includes("?") ? "&" : "?"}lng=${lng}`,
    );
    // Texts about a capability that is off are left out.
    if (status !== 404) found.set(path, body.html ?? body.page.html);
  };
  for (const { slug } of pages) await add(`/web-api/info/pages/${slug}`);
  for (const { slug } of articles) await add(`/web-api/news/${slug}`);
  for (const { landingId } of landings) await add(`/web-api/landing-pages/${landingId}`);
  for (const { id } of promotions) await add(`/web-api/promotions/${id}`);
  const rules = await visitor.get(`/web-api/info/rules?lng=${lng}`);
  for (const { ruleGroup } of rules.body.groups)
    await add(`/web-api/info/rules?ruleGroup=${ruleGroup}`);
  return found;
}

/** Lists and forms, with every text in them. */
const lists = [
  "/web-api/info/pages",
  "/web-api/info/rules",
  "/web-api/info/cash-terminals",
  "/web-api/news?limit=100",
  "/web-api/partners",
  "/web-api/promotions",
  "/web-api/support/contacts",
  "/web-api/support/topics",
  "/web-api/apps",
  "/web-api/registration/form?countryId=17",
  ...["/", "/section/live", "/section/line", "/section/live/1", "/section/line/1"].flatMap((url) =>
    ["content", "page-visual", "page-data"].map(
      (part) => `/web-api/seo/${part}?url=${encodeURIComponent(url)}`,
    ),
  ),
];

/** Every text of the server for a visitor or a player in a language, by its source. */
export async function servedTexts(
  visitor: Client,
  player: Client,
  lng: Language,
): Promise<Map<string, string>> {
  const found = await pageTexts(visitor, lng);
  const read = async (client: Client, path: string, headers: Record<string, string> = {}) => {
    const asked = `${path}${path.includes("?") ? "&" : "?"}lng=${lng}`;
    const { status, body } = await client.get(asked, { "X-Language": lng, ...headers });
    if (status !== 200) throw new Error(`${asked} answered ${status}`);
    found.set(path, textsIn(body).join("\n"));
  };
  for (const path of lists) await read(visitor, path);
  const { body } = await visitor.get(`/web-api/apps?lng=${lng}`);
  for (const { instructionId } of body.items)
    await read(visitor, `/web-api/apps/instructions/${instructionId}`);
  for (const place of ["showcase", ...promotions.map(({ id }) => `promotions/${id}`)])
    await read(visitor, `/promo-frame/${place}`);
  for (const { name } of documents) await read(visitor, `/terms/${lng}/${name}`);
  for (const path of ["/web-api/user/accounts", "/web-api/promo-codes/history"])
    await read(player, path);
  for (const [name, dictionary] of Object.entries(dictionaries))
    for (const [key, text] of Object.entries(dictionary))
      found.set(`dictionary ${name}, ${key}`, text[lng]);
  for (const name of ["odds-explainer", "technical-pages"]) {
    const { common = {}, pages: ofPages = {} } = textsOf(name);
    for (const [place, words] of Object.entries<Json>({ common, ...ofPages }))
      found.set(`section ${name}, ${place}`, textsIn(words[lng]).join("\n"));
  }
  for (const [code, text] of Object.entries(errorTexts)) found.set(`error ${code}`, text[lng]);
  return found;
}

const sections = new URL("../../examples/sections/", import.meta.url);
const textsOf = (section: string): Json =>
  JSON.parse(readFileSync(new URL(`${section}/words.json`, sections), "utf8"));

/** Markup as readable text. */
export const readable = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#(\d+);/g, (_whole, sign: string) => String.fromCharCode(Number(sign)))
    .replace(/\s+/g, " ");

const textsIn = (body: Json): string[] => {
  if (typeof body === "string") return [body];
  return typeof body === "object" && body !== null ? Object.values(body).flatMap(textsIn) : [];
};
