import type { Locator, Page } from "@playwright/test";
import { demoSignIn } from "../../server/players/players.ts";
import { type App, expect } from "./fixture.ts";

/** A form or field of the product, and how a person comes to it. */
export type Stop = {
  /** The views whose fields are filled here. */
  readonly views: readonly string[];
  /** Without it the person goes on where the stop before has led. */
  readonly path?: string;
  readonly open?: (page: Page, app: App) => Promise<unknown>;
  /** All fields of the page or of the dialog on it, in any order. */
  readonly labels: readonly string[];
  /** The button that sends what was typed; without it a field has its effect while one types. */
  readonly send?: string;
};

const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name });
const choose = (name: string) => (page: Page) =>
  page.getByRole("radio", { name, exact: true }).click();

async function lastCode({ url }: App): Promise<string> {
  const { messages } = (await (await fetch(`${url}/__outbox`)).json()) as {
    readonly messages: readonly { text: string }[];
  };
  return /\d+$/.exec(messages.at(-1)?.text ?? "")?.[0] ?? "";
}

async function requestNewPassword(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(demoSignIn.email);
  await button(page, "Send code").click();
  await expect(page.getByLabel("Code", { exact: true })).toBeVisible();
}

export const asVisitor: readonly Stop[] = [
  {
    views: ["sections/login/LoginForm.tsx"],
    path: "/user/login",
    labels: ["Email or account number", "Password"],
    send: "Log in",
  },
  {
    views: ["sections/login/LoginForm.tsx", "sections/login/PhoneLogin.tsx"],
    path: "/user/login",
    open: choose("Phone"),
    labels: ["Phone number", "Password"],
    send: "Log in",
  },
  {
    views: ["modals/PhoneCountry.tsx"],
    path: "/user/login",
    open: async (page) => {
      await choose("Phone")(page);
      await button(page, /^Country code/).click();
    },
    labels: ["Code or country"],
  },
  {
    views: ["modals/forgotPassword/AddressStep.tsx"],
    path: "/forgotpassword",
    labels: ["Email"],
    send: "Send code",
  },
  {
    views: ["modals/forgotPassword/CodeStep.tsx"],
    path: "/forgotpassword",
    open: requestNewPassword,
    labels: ["Code"],
    send: "Check code",
  },
  {
    views: ["modals/forgotPassword/PasswordStep.tsx"],
    open: async (page, app) => {
      await page.getByLabel("Code", { exact: true }).fill(await lastCode(app));
      await button(page, "Check code").click();
      await expect(page.getByLabel("New password", { exact: true })).toBeVisible();
    },
    labels: ["New password"],
    send: "Set password",
  },
  {
    views: ["sections/registration/PersonFields.tsx", "sections/registration/WayForm.tsx"],
    path: "/registration",
    open: choose("Email"),
    labels: ["Email", "Password", "First name", "Last name", "Date of birth"],
    send: "Create account",
  },
  {
    views: ["sections/registration/PhoneFields.tsx"],
    path: "/registration",
    open: choose("Phone"),
    labels: ["Phone number"],
    send: "Get a code",
  },
  {
    views: ["sections/results/TextField.tsx"],
    path: "/results/live",
    labels: ["Team, championship or sport"],
  },
  {
    views: ["sections/search/SearchField.tsx"],
    path: "/search-events",
    labels: ["Search for teams, championships, markets"],
  },
  {
    views: ["sections/support/LetterPage.tsx"],
    path: "/support/email",
    labels: ["Your email", "Your name (optional)", "Your message"],
    send: "Send",
  },
  {
    views: ["sections/support/CallbackForm.tsx"],
    path: "/callback",
    labels: ["Phone number", "Anything we should know? (optional)"],
    send: "Request the call",
  },
  {
    views: ["sections/information/Terminals.tsx"],
    path: "/information/cash_terminals",
    labels: ["City or street"],
  },
  {
    views: ["content/SearchedText.tsx"],
    path: "/betting-alphabet",
    labels: ["Search in this page"],
  },
];

export const asPlayer: readonly Stop[] = [
  {
    views: ["sections/history/FilterSheet.tsx"],
    path: "/office/history",
    open: (page) => button(page, /^Filters/).click(),
    labels: ["Coupon number or name"],
    send: "Show bets",
  },
  {
    views: ["sections/promoCodes/CodeForm.tsx"],
    path: "/office/promo-code-check",
    labels: ["Promo code"],
    send: "Check",
  },
  {
    views: ["sections/coupon/PromoSheet.tsx"],
    path: "/section/line/1",
    open: async (page) => {
      await button(page, /, \d+\.\d\d$/)
        .first()
        .click();
      await page.goto("/en/coupon");
      await button(page, /^Promo code/).click();
    },
    labels: ["Promo code"],
    send: "Use the code",
  },
  {
    views: ["modals/UserQuestion.tsx"],
    path: "/office/menu",
    open: (page) => button(page, "Ask support").click(),
    labels: ["Your question"],
    send: "Send",
  },
  {
    views: ["sections/blockAppeals/index.tsx"],
    path: "/block-appeal-history",
    labels: ["Why the block is a mistake"],
    send: "Send the appeal",
  },
  {
    views: ["sections/report/Marks.tsx"],
    path: "/office/menu",
    open: (page) => button(page, /^Something just went wrong/).click(),
    labels: ["What went wrong?"],
    send: "Keep the note",
  },
];

export const asNewcomer: readonly Stop[] = [
  {
    views: ["sections/welcomeData/Letter.tsx"],
    path: "/registration",
    open: async (page) => {
      await choose("1 click")(page);
      await page.getByText(/^I am 18 or over/).click();
      await button(page, "Create account").click();
      await expect(page).toHaveURL(/welcome-authorization-data$/);
    },
    labels: ["Send the number to this email"],
    send: "Send by email",
  },
];

/** Their fields take amounts, prices, days and codes of coupons, which the log needs. */
export const open = [
  "sections/coupon/CodeSheet.tsx",
  "sections/coupon/LowestOdds.tsx",
  "sections/historyOrders/PeriodFields.tsx",
  "sections/information/Calculator.tsx",
  "sections/information/CalculatorLeg.tsx",
  "sections/limits/AmountSheet.tsx",
];
