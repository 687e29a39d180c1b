import { OpenConsultant } from "../commands/consultant.ts";
import { consultantPort } from "../infra/ports/consultant.ts";
import { loadScript } from "../infra/ports/scripts.ts";
import { domain } from "./domain.ts";

/** The chat with support. */
export const consultant = domain({
  name: "consultant",
  commands: [OpenConsultant],
  ports: ({ window }) => [
    { onEntry: consultantPort(window, (url) => loadScript(window.document, url)) },
  ],
});
