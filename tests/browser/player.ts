import type { Locator, Page } from "@playwright/test";
import { demoSignIn } from "../../server/players/players.ts";
import type { Pick } from "./feed.ts";
import { expect } from "./fixture.ts";
import { answered, loaded } from "./settled.ts";
import { goTo, needsLoad } from "./walk.ts";

export { demoSignIn };

/** Fills the visible sign-in form and submits it. */
export async function fillSignIn(page: Page, password: string = demoSignIn.password) {
  await page.getByLabel("Email or account number").fill(demoSignIn.login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Gives the browser the demo player's session, without the form. */
export async function haveSession(page: Page, url: string): Promise<void> {
  const { login, password } = demoSignIn;
  const answer = await page.request.post(`${url}/web-api/auth/login`, {
    headers: { Origin: url },
    data: {
      uLogin: login,
      uPassword: Buffer.from(password).toString("base64"),
      save: false,
      componentsData: null,
    },
  });
  expect(answer.status()).toBe(200);
  needsLoad(page);
}

/** Leaves the app first: what it still asked for without the cookie would be refused, an error in the console. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Answers what the pack has a player asked on their first page. */
export async function declineLimits(page: Page): Promise<void> {
  await page.goto("/en");
  await page.getByRole("button", { name: "No limit for now" }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Waits until the time of a reality check runs. */
export const isCounting = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("tl.realityCheck"))).not.toBeNull();

/** The balance in the page header: on screen as an amount, to screen readers with its account. */
export const balanceOf = (page: Page): Locator =>
  page.getByRole("banner").getByText(/^Main account \(EUR\) €[\d,.]+$/);

/** The same in euro. */
export async function eurosOf(page: Page): Promise<number> {
  return Number((await balanceOf(page).innerText()).replace(/^.*€/, "").replaceAll(",", ""));
}

/** The price cell of a pick on the page of its match. */
export const cellOf = (page: Page, { market, outcome }: Pick): Locator =>
  page
    .getByRole("group", { name: market, exact: true })
    .getByRole("button", { name: new RegExp(`^${outcome}, `) });

/** Scrolls the page's list until `match` is on screen: only what is near the screen is rendered. */
export async function scrollToMatch(match: Locator): Promise<void> {
  // The page that is being left may have the same match on it.
  await loaded(match.page());
  const isOnScreen = () =>
    match.evaluateAll(([row]) => {
      if (row === undefined) scrollBy(0, innerHeight);
      else row.scrollIntoView({ block: "center" });
      // A row that is only near leaves again when those before it turn out taller than their places.
      const { top, bottom } = row?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return bottom > 0 && top < innerHeight && bottom > top;
    });
  await expect.poll(isOnScreen).toBe(true);
}

/** Opens the match of a pick and adds its outcome to the coupon. */
export async function pickOn(page: Page, pick: Pick): Promise<void> {
  await goTo(page, pick.path);
  await cellOf(page, pick).tap();
  await expect(cellOf(page, pick)).toHaveAttribute("aria-pressed", "true");
}

const restMs = 450;

/**
 * Taps a button of the coupon like a person who has read it: for 400 ms after a label change it accepts no
 * tap. The label is at rest when every request has its answer and nothing around it has changed for that
 * long.
 */
export async function press(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await answered(button.page());
  await button.evaluate(
    (element, ms) =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, ms);
        const around = element.closest("footer, dialog, main") ?? element;
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, ms);
        }).observe(around, { subtree: true, childList: true, characterData: true });
      }),
    restMs,
  );
  await button.click();
}

/**
 * Has something happen between the tap on "Place bet" and the server, once. Had it happened before the tap, the page might
 * have heard of it and might offer "Accept and place" instead.
 */
export const onTheWay = (page: Page, happens: () => Promise<unknown>): Promise<unknown> =>
  page.route(
    "**/web-api/coupon/place",
    async (route) => {
      await happens();
      await route.continue();
    },
    { times: 1 },
  );

/** The number of the bet that the coupon has just reported, grouped as on screen. */
export async function betNumber(page: Page): Promise<string> {
  const shown = await page.getByText(/, No\. \d/).innerText();
  return shown.replace(/^.*No\. /, "");
}

/** The message about the bet on the coupon page. */
export const newsOf = (page: Page, title: string): Locator =>
  page.getByRole("main").getByRole("heading", { name: title });

/** Sets on the coupon page how changed prices are handled. */
export async function choosePolicy(page: Page, policy: string): Promise<void> {
  await page.getByRole("button", { name: /^When odds change/ }).click();
  const sheet = page.getByRole("dialog", { name: "When odds change" });
  await sheet.getByRole("radio", { name: policy }).tap();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: `When odds change ${policy}` })).toBeVisible();
}
