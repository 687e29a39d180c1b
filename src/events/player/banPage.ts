import type { State } from "../index.ts";

/** The operator's page for banned players, if the site config has a valid URL for one. */
export function banPageOf({ shell }: Pick<State, "shell">): string | null {
  const url = shell.config?.ban?.pageUrl ?? "";
  return /^https?:\/\/[^\s/]/.test(url) ? url : null;
}

/** Whether a banned player is on the deduce page because the operator has no page for them. */
export const isHeldOnDeduce = (state: Pick<State, "session" | "navigation" | "shell">): boolean =>
  (state.session.rights?.banLevel ?? 0) > 0 &&
  state.navigation.route.name === "deduce" &&
  banPageOf(state) === null;
