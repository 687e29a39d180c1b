import { isRight } from "fp-ts/lib/Either.js";
import { EMPTY, ignoreElements, merge, mergeMap, of, switchMap } from "rxjs";
import { FeedProfiles, SecureData, SecureDataKept } from "../../events/player/events.ts";
import type { Deps, Epic } from "../epic.ts";

const GRANT_LIFE_MS = 30 * 60_000;

/** Loads what a player needs: their price profiles and the cookies of the secure data. [session-013] */
export const welcomePlayer: Epic = {
  name: "player/welcome",
  run: (deps) =>
    deps
      .select(({ session }) => (session.tag === "player" ? session.userId : null))
      .pipe(switchMap((userId) => (userId === null ? EMPTY : load(deps)))),
};

const load = (deps: Deps) =>
  merge(deps.call(FeedProfiles, {}).pipe(ignoreElements()), keepSecureData(deps));

/** [call-session-007] [session-014] */
const keepSecureData = (deps: Deps) =>
  deps
    .call(SecureData, {})
    .pipe(
      mergeMap((result) =>
        isRight(result)
          ? of(SecureDataKept({ ...result.right, grantEndsAt: deps.clock.now() + GRANT_LIFE_MS }))
          : EMPTY,
      ),
    );
