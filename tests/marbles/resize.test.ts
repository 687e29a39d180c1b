import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

const one = "WindowResized(400, 800)";
const two = "WindowResized(800, 400)";

describe("RESIZE", () => {
  rule("applies the size after 100 ms without a change [ui-005] {RESIZE:at}", {
    user: `10s ${one}`,
    expect: "10s100ms WindowSizeChanged(400, 800)",
    for: "1m",
  });
  rule("does nothing 1 ms earlier [ui-005] {RESIZE:before}", {
    user: `10s ${one}`,
    watch: "WindowSizeChanged",
    expect: "",
    for: "10s99ms",
  });
  rule("fires only once [ui-005] {RESIZE:after}", {
    user: `10s ${one}`,
    expect: "10s100ms WindowSizeChanged",
    for: "10s101ms",
  });
  rule(
    "changes nothing while the window is dragged, then applies the last size [ui-005] {RESIZE:reset}",
    {
      user: `10s ${one} 99ms ${two} 99ms ${one}`,
      expect: "10s298ms WindowSizeChanged(400, 800)",
      for: "1m",
    },
  );
  rule("starts with the current size after a reload {RESIZE:reload}", {
    user: `10s ${one}`,
    tab: "10s50ms reload",
    watch: "WindowSizeChanged",
    expect: "",
    for: "1m",
  });
  rule("follows on waking if it fell due during sleep {RESIZE:sleep}", {
    user: `10s ${one}`,
    clock: "10s50ms sleep 10m",
    expect: "10m10s50ms WindowSizeChanged",
    for: "11m",
  });
  rule("is not delayed when the clock is set back {RESIZE:back}", {
    user: `10s ${one}`,
    clock: "10s50ms back 1h",
    expect: "10s100ms WindowSizeChanged",
    for: "1m",
  });
  rule("does not fire early when the clock is set forward {RESIZE:forward}", {
    user: `10s ${one}`,
    clock: "10s50ms forward 1h",
    expect: "10s100ms WindowSizeChanged",
    for: "1m",
  });
  rule("follows while offline too {RESIZE:offline}", {
    user: `10s ${one}`,
    network: "10s50ms offline",
    expect: "10s100ms WindowSizeChanged",
    for: "1m",
  });
});
