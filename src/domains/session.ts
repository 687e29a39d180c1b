import { EndSessionSafely, SignOut } from "../commands/session.ts";
import { leaveNothing } from "../epics/session/leaveNothing.ts";
import { restoreSession, SESSION_CHECK } from "../epics/session/restore.ts";
import { signOut } from "../epics/session/signOut.ts";
import { TOKEN_RETRY, TOKEN_SHARE } from "../epics/session/token.ts";
import { sessionSlice } from "../events/session/state.ts";
import { whoIsThereEndpoints } from "../infra/http/api/session.ts";
import { domain } from "./domain.ts";

/** Who is signed in. */
export const session = domain({
  name: "session",
  slices: [sessionSlice],
  commands: [SignOut, EndSessionSafely],
  epics: [restoreSession, signOut, leaveNothing],
  rules: [SESSION_CHECK, TOKEN_SHARE, TOKEN_RETRY],
  endpoints: whoIsThereEndpoints,
});
