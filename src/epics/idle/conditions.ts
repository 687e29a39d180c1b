import type { State } from "../../events/index.ts";

export const mediaPlays = ({ idle }: State): boolean => idle.playing.length > 0;
