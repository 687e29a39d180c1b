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
import type { LogDesk, LogPreview, VisitPreview } from "../../src/views/hooks/client.ts";
import { Report } from "../../src/views/sections/report/Report.tsx";
import { type FakeClient, startedAt } from "./fakeClient.ts";
import { control, show, received } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

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

async function open(summary: LogDesk["summary"], stored: readonly VisitPreview[] = []) {
  const fake = received();
  const desk = { summary, visits: () => Promise.resolve(stored) };
  const client: FakeClient = { ...fake, client: { ...fake.client, log: desk } };
  const page = show(client, <Report />);
  const isReading = page.querySelector('[aria-busy="true"]') !== null;
  await act(async () => {
    await Promise.resolve();
  });
  return { fake, page, isReading };
}

describe("reporting a problem", () => {
  it("has its button once it is known which visits are above it", async () => {
    const fake = received();
    let found: (visits: readonly VisitPreview[]) => void = () => {};
    const visits = () => new Promise<readonly VisitPreview[]>((resolve) => (found = resolve));
    const desk: LogDesk = { summary: () => Promise.resolve(log), visits };
    const client: FakeClient = { ...fake, client: { ...fake.client, log: desk } };
    const page = show(client, <Report />);
    const buttons = () => [...page.querySelectorAll("main button")].map((one) => one.textContent);
    expect(buttons()).not.toContain("Save log");
    await act(async () => {
      found([]);
      await Promise.resolve();
    });
    expect(buttons()).toContain("Save log");
  });

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

  it("saves the visits that the player chooses, and shows what only they hold", async () => {
    const asked: (readonly string[] | null)[] = [];
    const visit = (session: string, minute: number, isCurrent: boolean): VisitPreview => ({
      ...{ session, startedAt: startedAt + minute * 60_000, isCurrent, bytes: 2_048 },
      touchedAt: startedAt + (minute + 5) * 60_000,
      ...{ signIns: 1, signOuts: isCurrent ? 0 : 1, bets: isCurrent ? 0 : 2, marks: 0 },
    });
    const stored = [visit("first", 0, false), visit("second", 10, true)];
    const { fake, page } = await open((chosen) => {
      asked.push(chosen);
      return Promise.resolve(log);
    }, stored);
    const [first, second] = page.querySelectorAll("fieldset label");
    expect(first?.textContent).toMatch(
      /^\d\d:\d\d to \d\d:\d\d, 2 KB: logged in, 2 bets, logged out$/,
    );
    expect(second?.textContent).toMatch(/: this visit, logged in$/);
    tap(control(page, "Save log"));
    fake.emit(LogSaved({ lines: 2, bytes: 2 }));
    const box = first?.querySelector("input");
    await act(async () => {
      box?.click();
      await Promise.resolve();
    });
    expect(box?.checked).toBe(false);
    tap(control(page, "Save log"));
    expect(fake.sent.map(({ data }) => data)).toEqual([{}, { visits: ["second"] }]);
    expect(asked).toEqual([null, ["second"]]);
    await act(async () => {
      second?.querySelector("input")?.click();
      await Promise.resolve();
    });
    fake.emit(LogSaved({ lines: 2, bytes: 2 }));
    expect(control(page, "Save log").getAttribute("aria-disabled")).toBe("true");
  });

  it("leaves nothing to choose while there is only this visit", async () => {
    const { page } = await open(() => Promise.resolve(log));
    expect(page.querySelector("fieldset")).toBeNull();
  });

  it("shows the moments that the player marked", async () => {
    const { fake, page } = await open(() => Promise.resolve(log));
    expect(page.textContent).not.toContain("marked");
    fake.emit(MomentMarked({}));
    expect(page.textContent).toMatch(
      /You marked this moment: \d\d:\d\d\. Support finds it in the log/,
    );
    fake.emit(MomentMarked({}));
    expect(page.textContent).toMatch(/You marked these moments: \d\d:\d\d, \d\d:\d\d\./);
  });

  it("keeps a note on the marked moment, and shows it; an empty one it asks for", async () => {
    const { fake, page } = await open(() => Promise.resolve(log));
    expect(page.querySelector("textarea")).toBeNull();
    fake.emit(MomentMarked({}));
    tap(control(page, "Keep the note"));
    expect(page.textContent).toContain("Write a few words");
    expect(fake.sent).toEqual([]);
    type(one(page, "textarea"), " The price jumped ");
    tap(control(page, "Keep the note"));
    expect(fake.sent).toEqual([{ type: "DescribeMoment", data: { note: "The price jumped" } }]);
    // Sealed before it is recorded.
    expect(fake.state().report.marks[0]?.note).toMatch(/^§personal:\w+$/);
    expect(page.textContent).toMatch(/\d\d:\d\d: The price jumped/);
    expect(page.querySelector("textarea")).toBeNull();
    fake.emit(MomentMarked({}));
    expect(page.querySelector("textarea")?.value).toBe("");
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
