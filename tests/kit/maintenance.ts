import { instant } from "./play.ts";
import { answers } from "./replies.ts";
import { siteConfig } from "./site.ts";

/** Planned maintenance; times count from the start of the timeline. */
export type Plan = {
  isActive?: boolean;
  start?: string;
  end?: string;
  from?: string;
  until?: string;
  webState?: number;
};

const seconds = (after: string | undefined) => (after === undefined ? null : instant(after) / 1000);

/** The site config with maintenance. */
export const siteWith = ({ isActive = false, start, end, from, until, webState }: Plan) =>
  answers({
    ...siteConfig,
    maintenance: {
      isActive,
      started_at: seconds(start),
      ended_at: seconds(end),
      notify_started_at: seconds(from),
      notify_ended_at: seconds(until),
      ...(webState === undefined ? {} : { web_state: webState }),
    },
  });
export const planned = (plan: Plan) => ({ SiteConfig: siteWith(plan) });
