import type { State } from "../../events/index.ts";

/** Audio or video of the page, or a remote section that says so. */
export const mediaPlays = ({ idle, layout }: State): boolean =>
  idle.playing.length > 0 ||
  Object.values(layout.pageRequests ?? {}).some(({ isPlaying }) => isPlaying === true);
