import type { Call, Service } from "../http/environment.ts";
import { fieldsOf, textOr } from "../json.ts";
import type { SectionData } from "./host.ts";
import { sectionAt } from "./shown.ts";

/**
 * The section answer for a page address, if this server can produce it, so that the client need not request
 * it. Sections that are hosted elsewhere, requested by POST with client data, or down must be requested.
 */
export function firstAnswer(
  service: Service,
  config: unknown,
  call: Call,
): { readonly section: string; readonly answer: SectionData } | null {
  const [, lng = "", path = ""] = /^\/([a-z]{2})(?:\/(.*))?$/.exec(call.req.path) ?? [];
  const section = sectionAt(path === "" ? "" : `/${path}`);
  const hosted = section === null ? null : hostedHere(config, section, call);
  if (section === null || hosted === null || service.sectionsDown.has(hosted.name)) return null;
  const answer = service.sections.answer(hosted.name, {
    path: path.replace(/\/$/, ""),
    lng: lng === "ru" ? "ru" : "en",
    isForceSpa: hosted.isForceSpa,
    components: null,
  });
  return answer && { section, answer };
}

/**
 * Which of this server's sections replaces one of the client's, according to the site config; null if none.
 */
function hostedHere(
  config: unknown,
  section: string,
  { req }: Call,
): { readonly name: string; readonly isForceSpa: boolean } | null {
  const slots = fieldsOf(fieldsOf(fieldsOf(config)["remoteSections"])["sections"]);
  const slot = Object.hasOwn(slots, section) ? fieldsOf(slots[section]) : {};
  const text = textOr(slot["url"], "");
  if (slot["isEnabled"] !== true || slot["isPost"] === true || !URL.canParse(text, req.url))
    return null;
  const { origin, pathname } = new URL(text, req.url);
  const name = /^\/sections\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (name === undefined || origin !== new URL(req.url).origin) return null;
  return { name, isForceSpa: slot["isForceSpa"] === true };
}
