import { reissueSession } from "../epics/cookieReissue/reissue.ts";
import { cookieEndpoints } from "../infra/http/api/player.ts";
import { domain } from "./domain.ts";

/** Reissues the session cookie when the site asks for it. */
export const cookieReissue = domain({
  name: "cookieReissue",
  epics: [reissueSession],
  endpoints: cookieEndpoints,
});
