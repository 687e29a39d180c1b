import { PopularMatches } from "../../events/popular/events.ts";
import { isPopularSeen } from "../../events/popular/index.ts";
import { pollEpic } from "../sports/poll.ts";
import { every, type Poll } from "../sports/polls.ts";

/** What was bet on in a whole day changes as slowly as the line. */
const popular: Poll = {
  key: "popular",
  everyMs: every("lineMs"),
  ask: (deps) => deps.call(PopularMatches, {}),
};

/** Polls what is popular while home shows it; the prices come with the matches. */
export const pollPopular = pollEpic("popular/poll", (state) =>
  isPopularSeen(state) ? [popular] : [],
);
