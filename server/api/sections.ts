import type { App, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";

/** checkSectionHealth: the sections of the own client are all built in, so a name is all there is to check. */
export function sectionCalls(app: App, { sectionsDown, appVersion }: Service): void {
  app.get("/sections-health/:section", (call) => {
    const section = call.req.param("section");
    if (!/^[a-z][a-zA-Z0-9-]{0,39}$/.test(section)) throw new ApiError(404, 40);
    call.header("Cache-Control", "no-store");
    return call.json({ section, isReady: !sectionsDown.has(section), version: appVersion });
  });
}
