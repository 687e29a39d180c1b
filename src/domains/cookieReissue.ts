import { reissueSession } from "../epics/session/reissue.ts";
import { cookieEndpoints } from "../infra/http/api/session.ts";
import { domain } from "./domain.ts";

/** The session cookie, as the site wants it now. */
export const cookieReissue = domain({
  name: "cookieReissue",
  epics: [reissueSession],
  endpoints: cookieEndpoints,
});
