import type { State } from "../../events/index.ts";
import { ExpressDay } from "../../events/expressDay/events.ts";
import { isExpressDayOpen } from "../../events/expressDay/index.ts";
import { pollEpic } from "../sports/poll.ts";
import { every, type Poll } from "../sports/polls.ts";

const poll = (feed: "live" | "line", lng: string): Poll => ({
  key: `expressDay:${feed} ${lng}`,
  everyMs: every(feed === "live" ? "liveMs" : "lineMs"),
  ask: (deps) => deps.call(ExpressDay, { feed, lng }),
});

/** Polls the expresses of the day while they are on screen; their prices come with their matches. */
export const pollExpressDay = pollEpic("expressDay/poll", (state: State) => {
  const { language } = state.settings;
  return isExpressDayOpen(state) ? [poll("live", language), poll("line", language)] : [];
});
