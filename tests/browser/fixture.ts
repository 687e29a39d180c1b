import { test as base, expect } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { spentSinceReport } from "./cost.ts";
import { onFollowed } from "./followed.ts";
import { countRequests, settled } from "./settled.ts";
import { type Feed, Sites } from "./sites.ts";
import { opensWithApp } from "./taken.ts";

export { expect };

/** The built app and its server: the test's own site, with its own database, control commands and feed. */
export type App = {
  readonly url: string;
  /**
   * Stops the server and starts it on the same port and database. A page that is open in the meantime reports
   * lost connections: add them to `expectedErrors`.
   */
  restart(): Promise<void>;
  /** Sends a command to the server's `/__control`; fails when the server refuses it. */
  control(body: object): Promise<void>;
};

type PerTest = {
  app: App;
  /** The feed of the site; time does not pass unless a test says otherwise. */
  feed: Feed;
  /** The visitor's earlier answer about cookies; null: none yet, so they are asked. */
  consent: string | null;
  /** Console errors that this test causes on purpose, such as a lost connection. */
  expectedErrors: RegExp | null;
  /** Records what the test has cost, for the table at the end of a run. */
  cost: void;
  /** Fails, by rule and element, when axe finds anything on the current page; or by these rules only. */
  axe: (...rules: readonly string[]) => Promise<void>;
};

/** Time almost stops: nothing happens in a match except what the test commands. */
export const calm: Feed = { speed: 0.001 };

/** For tests that need motion: all others run with reduced motion (playwright.config.ts). */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

export const test = base.extend<PerTest, { sites: Sites }>({
  sites: [
    async ({}, give) => {
      const sites = new Sites();
      await give(sites);
      await sites.close();
    },
    { scope: "worker" },
  ],
  feed: [calm, { option: true }],

  cost: [
    async ({}, give, { annotations }) => {
      await give();
      const spent = spentSinceReport();
      if (spent === null) return;
      annotations.push({ type: "processor milliseconds", description: `${spent}` });
    },
    { auto: true },
  ],

  app: async ({ sites, feed }, give) => {
    const site = await sites.take(feed);
    const { url, restart } = site;
    await give({
      url,
      restart,
      control: async (body) => {
        const answer = await fetch(`${url}/__control`, {
          method: "POST",
          headers: { "content-type": "application/json", origin: url },
          body: JSON.stringify(body),
        });
        expect(answer.ok, `POST /__control ${JSON.stringify(body)}: ${answer.status}`).toBe(true);
      },
    });
    await sites.giveBack(feed, site);
  },

  baseURL: ({ app }, give) => give(app.url),

  expectedErrors: ({}, give) => give(null),
  consent: ["necessary", { option: true }],

  context: async ({ app, context, consent, expectedErrors, javaScriptEnabled }, give, info) => {
    if (javaScriptEnabled) context.on("page", opensWithApp);
    if (consent !== null)
      await context.addCookies([{ name: "cookies_agree_type", value: consent, url: app.url }]);
    countRequests(context);
    const opened = new Set<string>();
    await onFollowed(context, (route) => opened.add(route));
    const consoleLines: string[] = [];
    const errors: string[] = [];
    context.on("console", (message) => {
      const line = `${message.text()} ${message.location().url}`;
      consoleLines.push(`${message.type()}: ${line}`);
      if (message.type() === "error") errors.push(line);
    });
    context.on("weberror", (error) => errors.push(String(error.error())));
    await give(context);
    for (const description of opened)
      info.annotations.push({ type: "opened by a link", description });
    if (info.status !== info.expectedStatus)
      await info.attach("console", { body: [...consoleLines, ...errors].join("\n") });
    const surprises = errors.filter((text) => expectedErrors?.test(text) !== true);
    expect(surprises, "errors in the browser's console").toEqual([]);
  },

  axe: ({ page }, give) =>
    give(async (...rules) => {
      await settled(page);
      expect(await axeFaults(page, rules), "what axe finds").toEqual([]);
    }),
});
