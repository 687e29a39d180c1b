import type { Call, Service } from "../http/environment.ts";
import { fieldsOf, textOr } from "../json.ts";
import type { SectionData } from "./host.ts";
import { sectionAt } from "./shown.ts";

/**
 * What the section of a page's address would be answered by this server, so that the client need not ask. One that lives
 * elsewhere, is asked by POST with what only the client knows, or is down has to be asked.
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

/** Which of the own sections the site config puts in the place of one of the client's; null: none. */
function hostedHere(
  config: unknown,
  section: string,
  { req }: Call,
): { readonly name: string; readonly isForceSpa: boolean } | null {
  const places = fieldsOf(fieldsOf(fieldsOf(config)["remoteSections"])["sections"]);
  const place = Object.hasOwn(places, section) ? fieldsOf(places[section]) : {};
  const text = textOr(place["url"], "");
  if (place["isEnabled"] !== true || place["isPost"] === true || !URL.canParse(text, req.url))
    return null;
  const { origin, pathname } = new URL(text, req.url);
  const name = /^\/sections\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (name === undefined || origin !== new URL(req.url).origin) return null;
  return { name, isForceSpa: place["isForceSpa"] === true };
}
