// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import {
  LogHealed,
  LogSaved,
  LogSaveFailed,
  LogTroubled,
  MomentMarked,
} from "../../src/events/report/events.ts";
import type { LogPreview } from "../../src/views/hooks/client.ts";
import { Report } from "../../src/views/sections/report/Report.tsx";
import { type FakeClient, startedAt } from "./fakeClient.ts";
import { control, show, received } from "./player.tsx";
import { tap } from "./render.tsx";

const log: LogPreview = {
  entries: 1_204,
  bytes: 51_200,
  byType: [
    { type: "FeedListAnswered", count: 800 },
    { type: "BetAdded", count: 4 },
  ],
  firstAt: startedAt,
  lastAt: startedAt + 600_000,
  openFields: ["BetAdded.bet.market.id"],
  personal: 7,
  secret: 2,
};

async function open(summary: () => Promise<LogPreview>) {
  const fake = received();
  const client: FakeClient = { ...fake, client: { ...fake.client, log: { summary } } };
  const page = show(client, <Report />);
  const isReading = page.querySelector('[aria-busy="true"]') !== null;
  await act(async () => {
    await Promise.resolve();
  });
  return { fake, page, isReading };
}

describe("reporting a problem", () => {
  it("shows the content of the log before it leaves the phone", async () => {
    const { page, isReading } = await open(() => Promise.resolve(log));
    expect(isReading).toBe(true);
    const text = page.textContent;
    expect(text).toContain("Events1,204");
    expect(text).toContain("Size50 KB");
    expect(text).toContain("Personal values replaced7");
    expect(text).toContain("Passwords and keys replaced2");
    expect(text).toContain("FeedListAnswered800BetAdded4");
    expect(text).toContain("BetAdded.bet.market.id");
    expect(text).toContain("From 20 November");
    expect(text).toContain("Attach it to a message to support.");
  });

  it("shows the moments that the player marked", async () => {
    const { fake, page } = await open(() => Promise.resolve(log));
    expect(page.textContent).not.toContain("marked");
    fake.emit(MomentMarked({}));
    expect(page.textContent).toMatch(/You marked this moment: \d\d:\d\d\. Support finds it/);
    fake.emit(MomentMarked({}));
    expect(page.textContent).toMatch(/You marked these moments: \d\d:\d\d, \d\d:\d\d\./);
  });

  it("saves the log and shows how much was saved", async () => {
    const { fake, page } = await open(() => Promise.resolve(log));
    tap(control(page, "Save log"));
    expect(fake.sent.map(({ type }) => type)).toEqual(["SaveLog"]);
    expect(control(page, "Saving").getAttribute("aria-busy")).toBe("true");
    fake.emit(LogSaved({ lines: 1205, bytes: 51_200 }));
    expect(page.textContent).toContain("1,205 lines, 50 KB. The file is in your downloads.");
  });

  it("says that the log was not saved, and offers another attempt", async () => {
    const { fake, page } = await open(() => Promise.resolve(log));
    tap(control(page, "Save log"));
    fake.emit(LogSaveFailed({}));
    expect(page.textContent).toContain("The log could not be saved.");
    tap(control(page, "Save log"));
    expect(fake.sent.map(({ type }) => type)).toEqual(["SaveLog", "SaveLog"]);
  });

  it("can still save a log that cannot be read", async () => {
    const { fake, page } = await open(() => Promise.reject(new Error("no disk")));
    expect(page.textContent).toContain("The log could not be read.");
    tap(control(page, "Save log"));
    expect(fake.sent.map(({ type }) => type)).toEqual(["SaveLog"]);
  });

  it("says when only the newest part is kept", async () => {
    const { fake, page } = await open(() => Promise.resolve(log));
    expect(page.textContent).not.toContain("could not store");
    fake.emit(LogTroubled({ code: "quota" }));
    expect(page.textContent).toContain("This phone could not store the whole log");
    fake.emit(LogHealed({}));
    expect(page.textContent).not.toContain("could not store");
  });
});
