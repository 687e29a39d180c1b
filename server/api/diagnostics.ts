import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import type { App, Service } from "../http/environment.ts";
import { reportIn } from "../cspReports.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { limitBody } from "../http/guards.ts";
import { sessionOf } from "../http/identity.ts";

const mostBytes = 5 * 1024 * 1024;
const mostReportBytes = 64 * 1024;
const mostUnpackedBytes = 100 * 1024 * 1024;
const keptMs = 30 * 24 * 60 * 60_000;

/** uploadEventLog, getEventLog, reportCsp. */
export function diagnosticsCalls(app: App, service: Service): void {
  const { store, cspReports } = service;
  const path = "/web-api/diagnostics/event-logs";

  app.post(path, limitBody(mostBytes), async (call) => {
    if (!sessionOf(service, call)) throw new ApiError(400, 10, { data: { reason: "no session" } });
    if (call.req.header("Content-Encoding") !== "gzip") {
      throw invalid("Content-Encoding", "const", "gzip expected");
    }
    const comment = (call.req.query("comment") ?? "").slice(0, 500);
    const body = new Uint8Array(await call.req.arrayBuffer());
    checkLines(body, call.req.header("X-Log-Lines"));
    const now = service.now();
    const reportId = `bug-${randomBytes(9).toString("base64url")}`;
    store.run("DELETE FROM event_logs WHERE expires_at < ?", [now]);
    store.run("INSERT INTO event_logs (report_id, comment, body, expires_at) VALUES (?, ?, ?, ?)", [
      reportId,
      comment,
      body,
      now + keptMs,
    ]);
    return call.json({ reportId, expiresAt: Math.floor((now + keptMs) / 1000) }, 201);
  });

  app.get(`${path}/:reportId`, (call) => {
    const row = service.isProduction
      ? null
      : store.get("SELECT body FROM event_logs WHERE report_id = ?", [call.req.param("reportId")]);
    if (!(row?.["body"] instanceof Uint8Array)) throw new ApiError(404, 40);
    call.header("Content-Type", "application/x-ndjson");
    return call.body(new Uint8Array(gunzipSync(row["body"])));
  });

  app.post("/web-api/diagnostics/csp-reports", limitBody(mostReportBytes), async (call) => {
    const isReports = call.req.header("Content-Type")?.startsWith("application/reports+json");
    const reports: unknown = isReports ? await call.req.json().catch(() => null) : null;
    if (!Array.isArray(reports))
      throw new ApiError(400, 10, { data: { reason: "a list of reports expected" } });
    for (const report of reports.map(reportIn)) if (report !== null) cspReports.take(report);
    return call.body(null, 204);
  });
}

/** @throws ApiError 400 when the body is not gzip, does not start with a header line or has another number of lines. */
function checkLines(body: Uint8Array, announced: string | undefined): void {
  let lines: string[];
  try {
    lines = gunzipSync(body, { maxOutputLength: mostUnpackedBytes })
      .toString("utf8")
      .trimEnd()
      .split("\n");
    JSON.parse(lines[0] ?? "");
  } catch {
    throw new ApiError(400, 10, { data: { reason: "gzip of JSON lines expected" } });
  }
  if (announced !== undefined && Number(announced) !== lines.length) {
    throw invalid("X-Log-Lines", "count", `${announced} announced, ${lines.length} received`);
  }
}
