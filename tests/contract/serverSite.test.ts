import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../server/folder.ts";
import { type Client, type Operator, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";

const distFolder = temporaryFolder("dist");
mkdirSync(join(distFolder, "assets"));
mkdirSync(join(distFolder, ".vite"));
writeFileSync(
  join(distFolder, "index.html"),
  '<link rel="stylesheet" crossorigin href="/assets/first-1.css" nonce="__NONCE__">',
);
writeFileSync(join(distFolder, "assets/icons-1.svg"), "<svg/>");
writeFileSync(join(distFolder, "assets/first-1.css"), ":root{}");
writeFileSync(
  join(distFolder, ".vite/manifest.json"),
  JSON.stringify({
    "src/views/styles/icons.svg": { file: "assets/icons-1.svg" },
  }),
);

let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator({ distFolder });
  visitor = operator.visitor();
});
afterAll(() => operator.close());

/** A second request with the validators of the first answer gets a 304. */
async function checkShared(operationId: string, path: string) {
  const answer = await check(operationId, visitor.get(path));
  const known = { "If-None-Match": answer.headers.get("ETag") ?? "" };
  await check(operationId, visitor.get(path, known), 304);
  return answer;
}

describe("the answers about the site match the contract", () => {
  it("for texts by dictionary and language, without unknown dictionaries [call-i18n-001]", async () => {
    const { body } = await checkShared("getDictionaries", "/web-api/dictionaries/en?ids=main,none");
    expect(Object.keys(body)).toEqual(["main"]);
    expect(body.main.main_done).toBe("Done");
    const russian = await check(
      "getDictionaries",
      visitor.get("/web-api/dictionaries/ru?ids=main,rules"),
    );
    expect(russian.body.main.main_done).toBe("Готово");
    expect(Object.keys(russian.body)).toEqual(["main", "rules"]);
    for (const path of ["en", "en?ids=", "en?ids=a%2Cb%20c", "english?ids=main"])
      await check("getDictionaries", visitor.get(`/web-api/dictionaries/${path}`), 400);
    const prototype = await visitor.get("/web-api/dictionaries/en?ids=constructor,__proto__");
    expect(prototype.body).toEqual({});
  });

  it("for media resources, including the favicon, at addresses that exist [call-i18n-002]", async () => {
    const { body } = await checkShared(
      "getMediaResources",
      "/web-api/media-resources/en?ids=favicon",
    );
    expect(body.favicon).toHaveLength(2);
    for (const { url } of body.favicon) {
      const icon = await visitor.get(url);
      expect([icon.status, icon.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    }
    await check("getMediaResources", visitor.get("/web-api/media-resources/en"), 400);
  });

  it("for the policy logo", async () => {
    const { body } = await checkShared("getPolicyLogo", "/web-api/policy/logo.agif");
    expect(body).toMatch(/^GIF89a/);
  });

  it("for icons and styles of the client by the deployed version", async () => {
    const config = await visitor.get("/bff-api/config/all.json?lang=en");
    const { cdnUrl, cdnVersion } = config.body.site;
    const { body } = await checkShared("getCdnAsset", `${cdnUrl}/${cdnVersion}/icons.svg`);
    expect(body).toBe("<svg/>");
    const styles = await visitor.get(`${cdnUrl}/${cdnVersion}/touchline.css`);
    expect([styles.status, styles.body]).toEqual([200, ":root{}"]);
    for (const path of [
      "0.0.0/icons.svg",
      `${cdnVersion}/index.html`,
      `${cdnVersion}/../index.html`,
      `${cdnVersion}/..%2findex.html`,
      `${cdnVersion}/icons/icon-99999.png`,
      `${cdnVersion}/`,
    ])
      await check("getCdnAsset", visitor.get(`${cdnUrl}/${path}`), 404);
  });

  it("for an agreement to cookies, with or without a player [call-settings-001]", async () => {
    const path = "/web-api/user/cookies-agreement";
    const player = await operator.signedIn();
    const cookiesAgreeTime = 1_799_999_000;
    await check("logCookiesAgreement", visitor.post(path, { cookiesAgreeTime }));
    for (const cookiesAgreeType of ["all", "necessary", "functional,marketing", "marketing"]) {
      const log = player.post(path, { cookiesAgreeTime, cookiesAgreeType });
      await check("logCookiesAgreement", log);
    }
    for (const wrong of [
      {},
      { cookiesAgreeTime: "now" },
      { cookiesAgreeTime: 2_000_000_000 },
      { cookiesAgreeTime, cookiesAgreeType: "some" },
    ])
      await check("logCookiesAgreement", visitor.post(path, wrong), 400);
  });

  it("for the games preview, by group and language [call-games-003] [games-001]", async () => {
    const query = "fcountry=17&groupId=1&includeCategories=false&lng=en&ref=1&whence=55";
    const path = "/web-api/games-preview/light";
    const { body } = await checkShared("getGamesPreviewLight", `${path}?${query}`);
    expect(body.Success).toBe(true);
    expect(body.Value.games[0]).toEqual({
      id: 101,
      name: "Fortune wheel",
      route: "fortune-wheel",
      oldRoute: "fortuna",
      categories: [1],
      tagId: null,
    });
    expect(body.Categories).toBeUndefined();
    const whole = query.replace("false", "true").replace("lng=en", "lng=ru");
    const russian = await check("getGamesPreviewLight", visitor.get(`${path}?${whole}`));
    expect(russian.body.Value.games[0].name).toBe("Колесо фортуны");
    expect(russian.body.Categories).toHaveLength(3);
    for (const wrong of ["whence=55", "ref=1", "includeCategories=false", "lng=en"])
      await check("getGamesPreviewLight", visitor.get(`${path}?${query.replace(wrong, "")}`), 400);
  });
});
