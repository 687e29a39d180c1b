import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect } from "@playwright/test";
import { type Feed, type Server, startServer } from "./server.ts";

export { expect };

/** The built app and its server; one for each worker, with a database of its own. */
export type App = {
  readonly url: string;
  /**
   * Stops the server and starts it on the same port and database. A page that is open meanwhile reports
   * lost connections: put them among `expectedErrors`.
   */
  restart(): Promise<void>;
  /** Tells the server's `/__control` what to do; fails when the server refuses. */
  control(body: object): Promise<void>;
};

type PerTest = {
  /** What the visitor has answered about cookies before; null: nothing yet, so she is asked. */
  consent: string | null;
  /** Console errors that this test brings about on purpose, such as a cut connection. */
  expectedErrors: RegExp | null;
  /** Fails, by rule and element, when axe finds anything on the page as it is now. */
  axe: () => Promise<void>;
};

/** Time all but stands still: nothing happens in a match but what the test orders. */
export const calm: Feed = { speed: 0.001 };

export const test = base.extend<PerTest, { app: App; feed: Feed }>({
  feed: [{ speed: 1 }, { option: true, scope: "worker" }],

  app: [
    async ({ feed }, give) => {
      const dataFolder = await mkdtemp(join(tmpdir(), "touchline-browser-"));
      let server: Server = await startServer({ port: 0, dataFolder, feed });
      const { url } = server;
      await give({
        url,
        restart: async () => {
          await server.stop();
          server = await startServer({ port: Number(new URL(url).port), dataFolder, feed });
        },
        control: async (body) => {
          const answer = await fetch(`${url}/__control`, {
            method: "POST",
            headers: { "content-type": "application/json", origin: url },
            body: JSON.stringify(body),
          });
          expect(answer.ok, `POST /__control ${JSON.stringify(body)}: ${answer.status}`).toBe(true);
        },
      });
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],

  baseURL: ({ app }, give) => give(app.url),

  expectedErrors: ({}, give) => give(null),
  consent: ["necessary", { option: true }],

  context: async ({ app, context, consent, expectedErrors }, give) => {
    if (consent !== null)
      await context.addCookies([{ name: "cookies_agree_type", value: consent, url: app.url }]);
    const errors: string[] = [];
    context.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
    });
    context.on("weberror", (error) => errors.push(String(error.error())));
    await give(context);
    const surprises = errors.filter((text) => expectedErrors?.test(text) !== true);
    expect(surprises, "errors in the browser's console").toEqual([]);
  },

  axe: ({ page }, give) =>
    give(async () => {
      // What is still fading in has colours of its own.
      await page.waitForTimeout(400);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
      );
      expect(found, "what axe finds").toEqual([]);
    }),
});
