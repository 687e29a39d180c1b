import type { Page } from "@playwright/test";
import { type App, calm, expect, moving, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, isCounting } from "./player.ts";

test.use(moving);

test.use({ feed: calm });

type Overlay = {
  readonly name: string;
  /** The operator's commands before it, and how they are undone. */
  readonly commands?: readonly object[];
  readonly undo?: readonly object[];
  readonly open: (page: Page, app: App) => Promise<void>;
  /** The player's actions after it was checked. */
  readonly close?: (page: Page) => Promise<void>;
};

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const question = (page: Page, name: string | RegExp) => page.getByRole("alertdialog", { name });

async function openMenu(page: Page, app: App): Promise<void> {
  await haveSession(page, app.url);
  await page.goto("/en/office/menu");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
}

const dayAgo = () => Math.floor(Date.now() / 1000) - 25 * 3600;

const overlays: readonly Overlay[] = [
  {
    name: "the timers",
    open: async (page, app) => {
      await openMenu(page, app);
      await page.getByRole("button", { name: "Timers" }).click();
      const panel = page.getByRole("region", { name: "Timers" });
      await expect(panel.getByText(/timers are armed/)).toBeVisible();
      await panel.getByText("AUTH-REFRESH").last().click();
      await expect(panel.getByRole("status").filter({ hasText: "AUTH-REFRESH" })).toBeVisible();
    },
    close: async (page) => {
      await page.getByRole("button", { name: "Close the timers" }).click();
      await expect(page.getByRole("region", { name: "Timers" })).toBeHidden();
    },
  },
  {
    name: "the limit that waits for an answer [limits-007]",
    commands: [
      { setLimit: { limitType: 20, limitValue: 100 } },
      {
        setLimit: {
          limitType: 20,
          limitValue: 150,
          limitState: "PENDING",
          needApprove: true,
          startedAt: dayAgo(),
        },
      },
    ],
    undo: [
      { setLimit: { limitType: 20, limitValue: null, limitState: "PENDING" } },
      { setLimit: { limitType: 20, limitValue: null } },
    ],
    open: async (page, app) => {
      await openMenu(page, app);
      await expect(question(page, "Confirm your new 24-hour limit?")).toBeVisible();
    },
    close: async (page) => {
      const asked = question(page, "Confirm your new 24-hour limit?");
      await asked.getByRole("button", { name: "Confirm €150" }).click();
      await expect(asked).toBeHidden();
      const messages = page.getByRole("region", { name: "Messages" });
      await expect(messages.getByText("The new limit is confirmed")).toBeVisible();
    },
  },
  {
    name: "the reality check [reality-002] [reality-003]",
    commands: [
      { setLimit: { limitType: 31, limitValue: 4 } },
      { setLimit: { limitType: 32, limitValue: 5 } },
    ],
    undo: [
      { setLimit: { limitType: 31, limitValue: null } },
      { setLimit: { limitType: 32, limitValue: null } },
    ],
    open: async (page, app) => {
      await page.clock.install();
      await openMenu(page, app);
      await isCounting(page);
      // The jump would drop a pending answer.
      await expect(page.getByRole("main").getByText("Main account (EUR)")).toBeVisible();
      await page.clock.fastForward("05:00");
      const check = question(page, /ago$/);
      await expect(check.getByText("Result")).toBeVisible();
      await expect(check.getByText("Session limit 4 h")).toBeVisible();
    },
    close: async (page) => {
      const check = question(page, /ago$/);
      await check.getByText("Do not show this again").click();
      await expect(check.getByRole("checkbox")).toBeChecked();
      await check.getByRole("button", { name: "Continue", exact: true }).click();
      await expect(check).toBeHidden();
    },
  },
  {
    name: "the changed terms [route-terms-001]",
    commands: [{ changeTerms: true }],
    open: async (page, app) => {
      await haveSession(page, app.url);
      await page.goto("/en/office/menu");
      await expect(page.getByRole("button", { name: "I have read and confirm" })).toBeEnabled();
    },
    close: async (page) => {
      await page.getByRole("button", { name: "I have read and confirm" }).click();
      await expect(page.getByRole("button", { name: "I have read and confirm" })).toBeHidden();
    },
  },
  {
    name: "the accounts",
    open: async (page, app) => {
      await openMenu(page, app);
      await page.getByRole("button", { name: /^Accounts/ }).click();
      await expect(dialog(page, "Accounts").getByText("Add a currency")).toBeVisible();
    },
  },
  {
    name: "maintenance [maintenance-002] [layouts-003]",
    commands: [{ maintenance: { isActive: true, started_at: -3600, ended_at: 5400 } }],
    undo: [{ maintenance: null }],
    open: async (page) => {
      await page.goto("/en/section/live");
      await expect(page.getByRole("heading", { name: "We are marking the lines" })).toBeVisible();
      await expect(page.getByText("Back by")).toBeVisible();
    },
  },
  {
    name: "the notice of maintenance [maintenance-006]",
    commands: [
      {
        maintenance: {
          started_at: 7200,
          ended_at: 14400,
          notify_started_at: -60,
          notify_ended_at: 3600,
        },
      },
    ],
    undo: [{ maintenance: null }],
    open: async (page) => {
      await page.goto("/en");
      await expect(dialog(page, "Planned maintenance")).toBeVisible();
    },
    close: async (page) => {
      await page.getByRole("button", { name: "Got it" }).click();
      await expect(dialog(page, "Planned maintenance")).toBeHidden();
    },
  },
  {
    name: "a blocked visitor [layouts-006]",
    commands: [{ block: 1 }],
    undo: [{ block: null }],
    open: async (page) => {
      await page.goto("/en/section/live");
      await expect(page.getByText("We cannot offer our service where you are.")).toBeVisible();
      await expect(page.getByRole("navigation")).toHaveCount(0);
    },
  },
  {
    name: "the registration form for a visitor who has looked around [reminders-012]",
    commands: [{ remindRegistration: { delay: 1, interval: 30 } }],
    undo: [{ remindRegistration: null }],
    open: async (page) => {
      await page.goto("/en");
      const form = dialog(page, "Create an account");
      await expect(form.getByRole("checkbox").first()).toBeVisible();
      await expect(form.getByRole("button", { name: "Create account" })).toBeVisible();
    },
    close: async (page) => {
      await dialog(page, "Create an account").getByRole("button", { name: "Close" }).click();
      await expect(dialog(page, "Create an account")).toBeHidden();
    },
  },
  {
    name: "the age question [modals-009]",
    commands: [{ ageVariant: "session" }],
    undo: [{ ageVariant: "off" }],
    open: async (page) => {
      await page.goto("/en");
      await expect(question(page, "Are you 18 or older?")).toBeVisible();
    },
    close: async (page) => {
      await page.getByRole("button", { name: "I am 18 or older" }).click();
      await expect(question(page, "Are you 18 or older?")).toBeHidden();
    },
  },
];

/** A page asks for its first data before it knows that the site is closed. */
test.use({ expectedErrors: /503 \(Service Unavailable\).*(?:games|market-types|sports)/ });

for (const { name, commands = [], undo = [], open, close } of overlays) {
  test(`${name}: axe reports nothing in light and dark, and it fits [ui-011]`, async ({
    page,
    app,
    axe,
  }) => {
    for (const command of commands) await app.control(command);
    try {
      await open(page, app);
      await looksRight(page, axe);
      await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));
      await close?.(page);
    } finally {
      for (const command of undo) await app.control(command);
    }
  });
}
