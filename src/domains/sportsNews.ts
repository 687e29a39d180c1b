import { ShowNews } from "../commands/sportsNews.ts";
import { domain } from "./domain.ts";

/** Matches waiting to be shown. */
export const sportsNews = domain({
  name: "sportsNews",
  commands: [ShowNews],
});
