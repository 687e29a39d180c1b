import { EMPTY, filter, map, pairwise, switchMap } from "rxjs";
import { ActiveAccountChanged } from "../../events/account/events.ts";
import { activeAccount } from "../../events/account/state.ts";
import type { Epic } from "../epic.ts";
import { signedIn } from "../rules/conditions.ts";

/** Notices that another account of the player is active: by a switch here, in another tab or on another device. [account-007] */
export const noticeActiveAccount: Epic = {
  name: "account/active",
  run: (deps) =>
    deps.select(signedIn).pipe(
      switchMap((isSignedIn) =>
        isSignedIn ? deps.select(({ account }) => activeAccount(account)?.id) : EMPTY,
      ),
      filter((id) => id !== undefined),
      pairwise(),
      filter(([before, id]) => before !== id),
      map(([, id]) => ActiveAccountChanged({ id })),
    ),
};
