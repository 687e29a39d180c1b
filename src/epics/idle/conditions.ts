import type { State } from "../../events/index.ts";

export const signedIn = ({ session }: State): boolean => session.tag === "player";
export const mediaPlays = ({ idle }: State): boolean => idle.playing.length > 0;
