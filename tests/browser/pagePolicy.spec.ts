import { calm, expect, test } from "./fixture.ts";

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
  ]) {
    expect(policy.split("; ")).toContain(part);
  }
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  const nonce = nonceIn(policy);
  expect(nonce.length).toBeGreaterThanOrEqual(22);
  expect(nonceIn(second.headers()["content-security-policy"] ?? "")).not.toBe(nonce);
  const html = await first.text();
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html).not.toContain("__NONCE__");
});

test("the app runs under that policy, and nothing else does", async ({ page }) => {
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
  // The fixture fails this test for anything that stands in the console.
  await page.waitForLoadState("networkidle");
});

test.describe("a script from outside", () => {
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
