import { reissueSession } from "../epics/cookieReissue/reissue.ts";
import { cookieEndpoints } from "../infra/http/api/player.ts";
import { domain } from "./domain.ts";

/** The session cookie, as the site wants it now. */
export const cookieReissue = domain({
  name: "cookieReissue",
  epics: [reissueSession],
  endpoints: cookieEndpoints,
});
