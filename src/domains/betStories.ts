import { betStoriesSlice } from "../events/betStories/slice.ts";
import { betStoriesPort } from "../infra/ports/betStories.ts";
import { domain } from "./domain.ts";

/** What this device knows of the bets that it placed: when, at which prices, and what the answer was. */
export const betStories = domain({
  name: "betStories",
  slices: [betStoriesSlice],
  ports: ({ window, areas: { local }, vault, state, report }) => {
    const onOtherTab = (receive: () => void) => window.addEventListener("storage", receive);
    return [{ onEntry: betStoriesPort({ local, onOtherTab, vault, state, report }) }];
  },
});
