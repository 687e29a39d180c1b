import { ignoreElements, switchMap } from "rxjs";
import { LoadAccounts } from "../../events/account/events.ts";
import { SessionOpened } from "../../events/session/events.ts";
import type { Epic } from "../epic.ts";

/** A player's accounts, as soon as we know who it is; the poll keeps the balance fresh after that. */
export const loadAccounts: Epic = {
  name: "session/accounts",
  run: (deps) =>
    deps.on(SessionOpened).pipe(
      switchMap(() => deps.call(LoadAccounts, {})),
      ignoreElements(),
    ),
};
