import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Locator } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { balanceOf, fillSignIn } from "./player.ts";
import { settled } from "./settled.ts";
import { asNewcomer, asPlayer, asVisitor, open, type Stop } from "./typedFields.ts";
import { saveLog, storedIn } from "./visitLog.ts";

// Most of what is typed here is refused by the server.
test.use({ feed: calm, expectedErrors: /status of 4\d\d/ });

const views = "src/views";
const shownBy = /<(Field|PasswordField|TextArea|PhoneLogin|input|textarea)\s/;
/** The views that show a field, but for the components that fields are made of. */
const viewsWithFields = readdirSync(views, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    file.endsWith(".tsx") &&
    !file.startsWith("components/") &&
    shownBy.test(readFileSync(join(views, file), "utf8")),
);

test("every view with a field is here", () => {
  const filled = [...asVisitor, ...asPlayer, ...asNewcomer].flatMap((stop) => stop.views);
  const all = new Set([...filled, ...open]);
  expect(viewsWithFields.filter((view) => !all.has(view))).toEqual([]);
});

/** A text that is nowhere else, as the field wants it. */
async function canaryFor(field: Locator, number: number): Promise<string> {
  const [type, mode] = await field.evaluate((element) => [
    element.getAttribute("type"),
    element.getAttribute("inputmode"),
  ]);
  if (type === "date") return `1987-02-${String(number).padStart(2, "0")}`;
  if (type === "tel") return `70165${String(10_000 + number * 37)}`;
  if (mode === "numeric") return String(907_310 + number);
  if (mode === "email") return `kanarienvogel${number}@voliere.example`;
  return `kanarienvogel-${number}x`;
}

/** A text of digits counts when it stands alone: sums and shares have six digits of their own by chance. */
const typedText = (text: string): RegExp => {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return /^\d+$/.test(text) ? new RegExp(`(?<![\\d.])${escaped}(?!\\d)`) : new RegExp(escaped);
};

/** The calls whose contract has the typed text in the query; no page has such an address. */
const textInQuery = /\/(line-feed\/v1\/search|web-api\/(bets\/history|results\/v1\/live))\?/;

test("nothing that a person can type is in the file, in storage, in an address or in the console", async ({
  page,
  app,
  context,
}, info) => {
  const output: string[] = [];
  context.on("console", (message) => output.push(message.text()));
  context.on("request", (request) => {
    if (!textInQuery.test(request.url())) output.push(request.url());
  });
  context.on("weberror", (error) => output.push(String(error.error())));
  const canaries: string[] = [];
  const typedAs: string[] = [];
  const fillAll = async (stops: readonly Stop[]): Promise<void> => {
    for (const { path, open, labels, send } of stops) {
      if (path !== undefined) await page.goto(`/en${path}`);
      await settled(page);
      await open?.(page, app);
      const dialog = page.getByRole("dialog");
      const form = (await dialog.count()) === 0 ? page.locator("body") : dialog;
      for (const label of labels) {
        const field = form.getByLabel(label, { exact: true });
        await expect(field).toBeVisible();
        const canary = await canaryFor(field, canaries.length + 1);
        canaries.push(canary);
        typedAs.push(label);
        await field.fill(canary);
      }
      if (send !== undefined) await form.getByRole("button", { name: send, exact: true }).click();
      await settled(page);
    }
  };
  const savedLog = async () =>
    gunzipSync(await readFile(await saveLog(page, info))).toString("utf8");
  const holdsNone = async (log: string): Promise<void> => {
    const stored = await storedIn(page);
    for (const canary of canaries) {
      const base64 = Buffer.from(canary).toString("base64");
      for (const text of [canary, encodeURIComponent(canary), base64]) {
        const typed = typedText(text);
        expect(typed.test(log), `the file holds ${text}`).toBe(false);
        expect(typed.test(stored), `the storage holds ${text}`).toBe(false);
        expect(output.filter((line) => typed.test(line))).toEqual([]);
      }
    }
  };

  await fillAll(asVisitor);
  // The password of the player is the one that was typed above.
  await page.goto("/en/user/login");
  await fillSignIn(page, canaries[typedAs.indexOf("New password")]);
  await expect(balanceOf(page)).toBeAttached();
  await fillAll(asPlayer);

  const log = await savedLog();
  for (const type of ["SignInRequested", "SearchTyped", "MomentDescribed"])
    expect(log).toContain(type);
  await holdsNone(log);

  await context.clearCookies();
  await fillAll(asNewcomer);
  await holdsNone(await savedLog());
});
