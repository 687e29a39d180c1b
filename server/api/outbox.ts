import type { App, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { isLocal } from "../http/front.ts";

/**
 * GET /__outbox: the codes and letters that players would have been sent; GET /__reports: what the policies of pages
 * have stopped. Outside production and from this machine only.
 */
export function outboxCalls(app: App, service: Service): void {
  const { isProduction, outbox, cspReports } = service;
  if (isProduction) return;
  app.get("/__outbox", (call) => {
    if (!isLocal(call, service.front)) throw new ApiError(404, 40);
    return call.json({ messages: outbox.messages });
  });
  app.get("/__reports", (call) => {
    if (!isLocal(call, service.front)) throw new ApiError(404, 40);
    return call.json({ reports: cspReports.latest });
  });
}
