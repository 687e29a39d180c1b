import { describe } from "vitest";
import { answers, fails } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { having, limit } from "./limits.ts";

const isPlayer = true;
const timeOut = limit(33, { limitValue: 1 });
const policy = { id: "DE", figures: {}, hasPanicButton: true };
const saved = answers({ status: 200, data: { limitsData: [timeOut] } });
const server = {
  SiteConfig: answers({ ...siteConfig, policy }),
  ClientLimits: having(),
  SaveLimits: saved,
};
const press = "PressPanicButton";
const watch = "PanicButtonPressed SaveLimitsAsked NotificationShown CommandRefused LimitsWanted";
const sent =
  "PanicButtonPressed SaveLimitsAsked(ask.limits.0.limitType=33, ask.limits.0.limitValue=1)";
const done = "NotificationShown(id=panic-button, status=success)";
const failed = "NotificationShown(id=panic-button, status=error)";

describe("limits/panicButton", () => {
  rule("one tap takes a time-out of a day; in it there is no button", {
    isPlayer,
    server,
    user: `10s ${press} 5s ${press}`,
    watch,
    expect: `10s ${sent} ${done} 5s CommandRefused(PressPanicButton, nothing_to_do)`,
    for: "20s",
  });
  rule("a server that does not say what is in force now is asked", {
    isPlayer,
    server: { ...server, SaveLimits: answers({ status: 200, data: {} }) },
    user: `10s ${press}`,
    watch,
    expect: `10s ${sent} LimitsWanted ${done}`,
    for: "15s",
  });
  rule("without an answer nothing is repeated by itself: the player is told, and may tap again", {
    isPlayer,
    server: { ...server, SaveLimits: fails(500) },
    user: `10s ${press} 20s ${press}`,
    watch,
    expect: `10s ${sent} ${failed} 20s ${sent} ${failed}`,
    for: "40s",
  });
  rule("a server that asks questions has not begun the break", {
    isPlayer,
    server: {
      ...server,
      SaveLimits: answers({
        status: 200,
        data: { tokenGuid: "guid", questions: [{ id: 1, text: "Why?", answers: [] }] },
      }),
    },
    user: `10s ${press}`,
    watch,
    expect: `10s ${sent} ${failed}`,
    for: "15s",
  });
  rule("there is none where the pack does not ask for it", {
    isPlayer,
    server: { ...server, SiteConfig: answers(siteConfig) },
    user: `10s ${press}`,
    watch,
    expect: "10s CommandRefused(PressPanicButton, nothing_to_do)",
    for: "15s",
  });
  rule("there is none for a visitor", {
    server,
    user: `10s ${press}`,
    watch,
    expect: "10s CommandRefused(PressPanicButton, sign_in_needed)",
    for: "15s",
  });
});
