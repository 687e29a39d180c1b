import type { Texts } from "../feed/types.ts";
import { FieldReader, readFields } from "../http/body.ts";
import type { App, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";
import { confirmTerms, mustConfirmTerms, termsUpdatedSec } from "../players/terms.ts";
import { documents } from "./termsDocuments.ts";

const path = "/web-api/api-v3/v2/user/agreement-rules";

/** How the documents' tags are shown; part of the site config. */
export const rulesTags = [
  { tag: "rules", menu_key: "rules", dict_key: "terms_rules", icon: "doc", prop_link: "rules" },
  {
    tag: "privacy",
    menu_key: "privacy",
    dict_key: "terms_privacy",
    icon: "padlock",
    prop_link: "privacy",
  },
];

/** getTermsStatus, listTerms, confirmTerms, and the documents themselves. */
export function termsCalls(app: App, service: Service): void {
  app.get(`${path}/status`, (call) => {
    const { playerId } = playerOf(service, call);
    return call.json({
      result: mustConfirmTerms(service.store, playerId),
      updatedAt: termsUpdatedSec(service.store),
    });
  });

  app.get(path, (call) => {
    const lng = pageLanguage(call);
    const items = documents.map(({ id, name, title, tag, parts }) => ({
      id,
      title: title[lng],
      link: linkOf(lng, name),
      tags: [tag],
      subRules: parts.map((part, index) => ({
        id: id * 10 + index,
        title: part.title[lng],
        link: `${linkOf(lng, name)}#${index + 1}`,
        position: index + 1,
      })),
    }));
    return sendShared(call, "public, max-age=300", { items });
  });

  app.post(`${path}/confirm`, async (call) => {
    const { playerId } = playerOf(service, call);
    const reader = new FieldReader(await readFields(call));
    const updatedSec = reader.integer("updatedAt");
    reader.done();
    // A player who confirms an older version has not seen the latest one.
    if (updatedSec !== termsUpdatedSec(service.store)) throw new ApiError(409, 50);
    confirmTerms(service.store, playerId, updatedSec);
    return call.json({ success: true, message: "" });
  });

  app.get("/terms/:lng/:name", (call) => {
    const lng = call.req.param("lng") === "ru" ? "ru" : "en";
    const document = documents.find(({ name }) => name === call.req.param("name"));
    if (!document) throw new ApiError(404, 40);
    return call.html(pageOf(document, lng));
  });
}

const linkOf = (lng: keyof Texts, name: string) => `/terms/${lng}/${name}`;

function pageOf({ title, parts }: (typeof documents)[number], lng: keyof Texts): string {
  const sections = parts.map(
    (part, index) => `<h2 id="${index + 1}">${part.title[lng]}</h2><p>${part.text[lng]}</p>`,
  );
  return `<!doctype html><html lang="${lng}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title[lng]}</title></head><body><main><h1>${title[lng]}</h1>${sections.join("")}</main></body></html>`;
}
