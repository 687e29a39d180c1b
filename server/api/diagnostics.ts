import { reportIn } from "../cspReports.ts";
import { createGate } from "../gate.ts";
import { readJson } from "../http/body.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { isLocal } from "../http/front.ts";
import { limitBody } from "../http/guards.ts";
import { sessionOf } from "../http/identity.ts";
import { spend } from "../http/spend.ts";
import type { Session } from "../players/sessions.ts";
import { mostPackedBytes, readPackedLog, skipLog } from "../packedLog.ts";

const mostReportBytes = 64 * 1024;
const maxCommentLength = 500;
/** Uploads read at the same time; each holds its packed bytes, at most 5 MB. */
const mostUploads = 8;

/** uploadEventLog, getEventLog, reportCsp. */
export function diagnosticsCalls(app: App, service: Service): void {
  const { cspReports, eventLogs } = service;
  const uploads = createGate(mostUploads, 0);
  const path = "/web-api/diagnostics/event-logs";

  const admitUpload = (call: Call): Session => {
    const session = sessionOf(service, call);
    if (!session) throw new ApiError(400, 10, { data: { reason: "no session" } });
    if (call.req.header("Content-Encoding") !== "gzip") {
      throw invalid("Content-Encoding", "const", "gzip expected");
    }
    if (Number(call.req.header("Content-Length") ?? 0) > mostPackedBytes)
      throw new ApiError(413, 10);
    spend(service, call, "uploadLog");
    return session;
  };

  app.post(path, async (call) => {
    let session: Session;
    try {
      session = admitUpload(call);
    } catch (refusal) {
      await skipLog(call.req.raw.body);
      throw refusal;
    }
    const { reportId, expiresAt } = await uploads.run(async () => {
      const { packed, lines } = await readPackedLog(call.req.raw.body);
      const announced = call.req.header("X-Log-Lines");
      if (announced !== undefined && Number(announced) !== lines)
        throw invalid("X-Log-Lines", "count", `${announced} announced, ${lines} received`);
      const everybody = { server: "all" };
      spend(service, call, "uploadedBytes", everybody, packed.length);
      const comment = (call.req.query("comment") ?? "").slice(0, maxCommentLength);
      return eventLogs.keep({ sessionId: session.id, comment, packed }, service.now());
    });
    return call.json({ reportId, expiresAt: Math.floor(expiresAt / 1000) }, 201);
  });

  app.get(`${path}/:reportId`, async (call) => {
    const requester = sessionOf(service, call)?.id;
    const mayRead = (sessionId: string) => isLocal(call, service.front) || requester === sessionId;
    const packed = service.isProduction
      ? null
      : await eventLogs.read(call.req.param("reportId"), mayRead, service.now());
    if (packed === null) throw new ApiError(404, 40);
    return sendUnpacked(call, packed);
  });

  app.post("/web-api/diagnostics/csp-reports", limitBody(mostReportBytes), async (call) => {
    spend(service, call, "reportCsp");
    const isReports = call.req.header("Content-Type")?.startsWith("application/reports+json");
    const reports = isReports ? await readJson(call) : null;
    if (!Array.isArray(reports))
      throw new ApiError(400, 10, { data: { reason: "a list of reports expected" } });
    for (const report of reports.map(reportIn)) if (report !== null) cspReports.take(report);
    return call.body(null, 204);
  });
}

/**
 * Clients that accept gzip get the bytes as stored; for others they are decompressed in a stream, off the
 * main thread.
 */
function sendUnpacked(call: Call, packed: Uint8Array<ArrayBuffer>): Response {
  call.header("Content-Type", "application/x-ndjson");
  call.header("Vary", "Accept-Encoding");
  if (call.req.header("Accept-Encoding")?.includes("gzip")) {
    call.header("Content-Encoding", "gzip");
    return call.body(packed);
  }
  return call.body(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
}
