import { readFile, writeFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import type { Page, TestInfo } from "@playwright/test";
import { packLines } from "../kit/logFiles.ts";
import { assembleLines } from "../../src/infra/log/assemble.ts";
import type { SessionRow, StoredBatch } from "../../src/infra/log/rows.ts";
import { expect } from "./fixture.ts";
import { hosted } from "./sites.ts";

/** Saves the log of this page as a player would, through the menu; returns the path of the file. */
export async function saveLog(page: Page, info: TestInfo): Promise<string> {
  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Report a problem" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save log" }).click();
  const file = info.outputPath((await download).suggestedFilename());
  expect(file).toMatch(/\.tlog\.jsonl\.gz$/);
  await (await download).saveAs(file);
  await expect(
    page.getByRole("status").getByText(/lines, .* KB\. The file is in your downloads\./),
  ).toBeVisible();
  return file;
}

/** Replays a saved log; fails with the output of the command line unless every proof holds. */
export async function verifyFile(file: string): Promise<void> {
  const why = await (await hosted()).whyNotProven(file);
  expect(why, why ?? "").toBeNull();
}

/**
 * Verifies the logs of the whole visit: that of this page as its player saves it, and those of the other tabs
 * and of the pages before a reload, as far as the browser has stored them. Each of `types` must be in one of
 * them.
 */
export async function verifyVisit(
  page: Page,
  info: TestInfo,
  types: readonly string[],
): Promise<void> {
  const saved = await saveLog(page, info);
  await verifyFile(saved);
  const text = gunzipSync(await readFile(saved)).toString("utf8");
  // The file holds the other visits too, but for those that were removed since or that are older than a day.
  const logs = (await storedLogs(page)).filter(([header = ""]) => !text.includes(header));
  for (const [index, lines] of logs.entries()) {
    const file = info.outputPath(`stored-${index}.tlog.jsonl.gz`);
    await writeFile(file, await packLines(lines));
    await verifyFile(file);
  }
  const all = [text, ...logs.flat()];
  for (const type of types) {
    expect(
      all.some((line) => line.includes(`"${type}"`)),
      `a log holds ${type}`,
    ).toBe(true);
  }
}

/**
 * The log of every page that this browser has opened, as far as it is stored: header first, then the entries.
 */
export async function storedLogs(page: Page): Promise<readonly (readonly string[])[]> {
  const rows = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((found, fail) => {
        request.addEventListener("success", () => found(request.result));
        request.addEventListener("error", () => fail(request.error));
      });
    const database = await done(indexedDB.open("touchline-log"));
    const reading = database.transaction(["sessions", "heads", "batches"]);
    const all = (store: string) => done(reading.objectStore(store).getAll());
    const [sessions, heads, batches] = await Promise.all([
      all("sessions"),
      all("heads"),
      all("batches"),
    ]);
    database.close();
    return { sessions, heads, batches } as {
      sessions: SessionRow[];
      heads: SessionRow[];
      batches: StoredBatch[];
    };
  });
  return Promise.all(
    rows.sessions.map((session) => {
      const isOf = (row: { readonly session: string }) => row.session === session.session;
      const head = { ...session, ...rows.heads.find(isOf) };
      return assembleLines({ head, batches: rows.batches.filter(isOf), snapshots: [] });
    }),
  );
}

/** Everything that the page has stored, as text. */
export const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((found, fail) => {
        request.addEventListener("success", () => found(request.result));
        request.addEventListener("error", () => fail(request.error));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const reading = database.transaction(stores);
      for (const store of stores) {
        parts.push(store, await done(reading.objectStore(store).getAllKeys()));
        for (const value of await done(reading.objectStore(store).getAll())) {
          const bytes = value instanceof Uint8Array ? new TextDecoder().decode(value) : value;
          parts.push(bytes);
        }
      }
      database.close();
    }
    return JSON.stringify(parts);
  });
