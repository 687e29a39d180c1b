import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { settled } from "./settled.ts";
import { type SectionOrigin, startSectionOrigin } from "./sectionOrigin.ts";

test.use({ feed: calm });

const nonceIn = (policy: string): string => /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";

test("the page comes with its policy and a nonce that is never used twice", async ({ request }) => {
  const ask = () => request.get("/en", { headers: { Accept: "text/html" } });
  const [first, second] = [await ask(), await ask()];
  const headers = first.headers();
  const policy = headers["content-security-policy"] ?? "";
  for (const part of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types touchline-sections",
    // Browsers report over https only; the contract tests cover the call itself.
    "report-to csp",
  ]) {
    expect(policy.split("; ")).toContain(part);
  }
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "reporting-endpoints": 'csp="/web-api/diagnostics/csp-reports"',
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  const nonce = nonceIn(policy);
  expect(nonce.length).toBeGreaterThanOrEqual(22);
  expect(nonceIn(second.headers()["content-security-policy"] ?? "")).not.toBe(nonce);
  const html = await first.text();
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html).not.toContain("__NONCE__");
});

test("pages and their assets carry the headers that isolate them", async ({ request }) => {
  const { url } = await request
    .get("/en", { headers: { Accept: "text/html" } })
    .then(async (page) => ({
      url: /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? "",
    }));
  for (const path of [
    "/en",
    "/en/nowhere",
    url,
    "/web-api/session/check",
    "/sections-health/menu",
  ]) {
    const headers = (await request.get(path, { headers: { Accept: "text/html" } })).headers();
    expect([path, headers]).toMatchObject([
      path,
      {
        "x-content-type-options": "nosniff",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": expect.stringMatching(/max-age=(3153600\d|[4-9]\d{7})/),
      },
    ]);
    const isPage = headers["content-type"]?.startsWith("text/html") === true;
    expect([path, isPage]).toEqual([path, path.startsWith("/en")]);
  }
});

test.describe("origins of remote sections", () => {
  test.use({ expectedErrors: /Content Security Policy|Failed to (load|fetch)|net::ERR/ });
  let origin: SectionOrigin;
  test.beforeAll(async () => {
    origin = await startSectionOrigin();
  });
  test.afterAll(() => origin.stop());
  test.afterEach(({ app }) => app.control({ config: null }));

  /** Whether code, a style sheet and an answer of an origin get into the page. */
  const comesIn = (page: Page, from: string) =>
    page.evaluate(async (address) => {
      const policy = Reflect.get(window, "trustedTypes") as { isHTML?: unknown } | undefined;
      const link = document.createElement("link");
      const style = new Promise<boolean>((report) => {
        link.onload = () => report(true);
        link.onerror = () => report(false);
      });
      link.rel = "stylesheet";
      link.href = `${address}/files/good.css`;
      document.head.append(link);
      const script = import(`${address}/files/good-module.mjs`).then(
        () => true,
        () => false,
      );
      const answer = fetch(`${address}/sections/good-module/`).then(
        () => true,
        () => false,
      );
      return {
        hasPolicy: policy !== undefined,
        style: await style,
        script: await script,
        answer: await answer,
      };
    }, from);

  test("are allowed as the current site config says, and no others", async ({ app, page }) => {
    await page.goto("/en");
    const shut = { hasPolicy: true, style: false, script: false, answer: false };
    expect(await comesIn(page, origin.origin)).toEqual(shut);
    await app.control(origin.config({}));
    await page.reload();
    const open = { hasPolicy: true, style: true, script: true, answer: true };
    expect(await comesIn(page, origin.origin)).toEqual(open);
    expect(await comesIn(page, origin.other)).toEqual(shut);
  });
});

test("the app runs under that policy, without exceptions", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      console.error(`securitypolicyviolation ${effectiveDirective} ${blockedURI}`);
    });
  });
  await page.goto("/en");
  await expect(
    page
      .getByRole("region", { name: /^Live now/ })
      .getByRole("article")
      .first(),
  ).toBeVisible();
  // The fixture fails this test for anything in the console.
  await settled(page);
});

test.describe("an external script", () => {
  test.use({ expectedErrors: /Content Security Policy|TrustedScript|TrustedHTML/ });

  test("does not run without the nonce", async ({ page }) => {
    await page.goto("/en");
    const hasRun = await page.evaluate(() => {
      const script = document.createElement("script");
      try {
        script.textContent = "document.body.dataset.ran = 'yes'";
      } catch {
        script.append("document.body.dataset.ran = 'yes'");
      }
      document.head.append(script);
      return document.body.dataset["ran"] ?? "no";
    });
    expect(hasRun).toBe("no");
  });
});
