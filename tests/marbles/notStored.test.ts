import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

describe("a storage that refuses writes", () => {
  rule("is reported once, whatever else it refuses", {
    path: "/en/section/live/1/501",
    storage: "1s full 1m free 1s full",
    user: "10s AddBet(901) 5s AddBet(902)",
    watch: "NotificationShown(id=not-stored)",
    expect: "10s NotificationShown(id=not-stored)",
    for: "2m",
  });
  rule("is not reported where the player would miss nothing", {
    path: "/en/section/live/1/501",
    storage: "1s full",
    user: "10s GoTo(/en)",
    watch: "NotificationShown(id=not-stored)",
    expect: "",
    for: "1m",
  });
});
