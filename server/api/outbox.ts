import type { App, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { isLocal } from "../http/front.ts";

/**
 * GET /__outbox: the codes and emails that players would have received; GET /__reports: what page policies
 * have blocked. Only outside production and from this machine.
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
