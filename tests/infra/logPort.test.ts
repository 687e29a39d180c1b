import { expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { LogSaved, LogSaveFailed, LogSaveRequested } from "../../src/events/report/events.ts";
import { type LogExport, LogPort } from "../../src/infra/ports/log.ts";
import { headerOf } from "./logKit.ts";

/** What a port reports first when the player asks for the file; its log at rest never comes. */
const saving = (loadExport: () => Promise<LogExport>): Promise<Draft> =>
  new Promise((report) => {
    const port = new LogPort({
      header: headerOf("abcdefgh-1"),
      load: () => new Promise(() => {}),
      loadExport,
      report,
      snapshot: () => ({ seq: 0, state: {} }),
      offer: () => {},
    });
    const { type, v, data } = LogSaveRequested({ hash: "h" });
    port.heard({ seq: 1, at: 0, type, v, data, cause: null });
  });

it("tells that the log was saved", async () => {
  const pack = () => Promise.resolve(new Uint8Array(3));
  const summary = () => Promise.reject(new Error("not asked for"));
  expect(await saving(() => Promise.resolve({ pack, summary }))).toEqual(
    LogSaved({ lines: 0, bytes: 3 }),
  );
});

it("tells that it could not be saved when its file format does not come", async () => {
  expect(await saving(() => Promise.reject(new Error("offline")))).toEqual(LogSaveFailed({}));
});
