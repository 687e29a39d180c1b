import { filter, map } from "rxjs";
import { FailRoute } from "../../commands/navigation.ts";
import { queryOf, resources } from "../../events/content/query.ts";
import type { State } from "../../events/index.ts";
import type { Epic } from "../epic.ts";

/**
 * A page whose access id the site does not enable shows the 404 page, wherever its text was found.
 * [routing-009]
 */
export const failForbiddenContent: Epic = {
  name: "content/forbidden",
  run: (deps) =>
    deps
      .select((state) => (isForbidden(state) ? state.navigation.path : null))
      .pipe(
        filter((path) => path !== null),
        map(() => FailRoute({ status: 404 })),
      ),
};

function isForbidden(state: State): boolean {
  const { config } = state.shell;
  const accessId = queryOf(state)?.accessIdIn(state) ?? null;
  return (
    config !== null &&
    accessId !== null &&
    config.pages?.enabledAccessIds.includes(accessId) !== true
  );
}

const failuresOfPages = resources
  .filter(({ whenMissing }) => whenMissing === "page 404")
  .map(({ failed }) => failed);

/** A text that the server does not have leads to the 404 page. */
export const failMissingContent: Epic = {
  name: "content/missing",
  run: (deps) =>
    deps.on(...failuresOfPages).pipe(
      filter(() => queryOf(deps.state())?.dataIn(deps.state()).tag === "missing"),
      map(() => FailRoute({ status: 404 })),
    ),
};
