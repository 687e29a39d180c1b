import type { State } from "../index.ts";

/** The operator's own page for the banned, where the site names one that can be gone to. */
export function banPageOf({ shell }: Pick<State, "shell">): string | null {
  const url = shell.config?.ban?.pageUrl ?? "";
  return /^https?:\/\/[^\s/]/.test(url) ? url : null;
}

/** A banned player on the page that is left to them, of a site that has no page of its own for them. */
export const isHeldOnDeduce = (state: Pick<State, "session" | "navigation" | "shell">): boolean =>
  (state.session.rights?.banLevel ?? 0) > 0 &&
  state.navigation.route.name === "deduce" &&
  banPageOf(state) === null;
