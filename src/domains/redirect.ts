import { followRedirect, REDIRECT_SERVICE } from "../epics/redirect/follow.ts";
import { redirectEndpoint } from "../infra/http/api/redirect.ts";
import { domain } from "./domain.ts";

/** The service that redirects visitors to another address of the site. */
export const redirect = domain({
  name: "redirect",
  epics: [followRedirect],
  rules: [REDIRECT_SERVICE],
  endpoints: ({ location }) => [redirectEndpoint(location)],
});
