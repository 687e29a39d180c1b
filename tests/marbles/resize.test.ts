import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

const one = "WindowResized(400, 800)";
const two = "WindowResized(800, 400)";

describe("RESIZE", () => {
  rule("the size is taken over after 100 ms of rest [ui-005] {RESIZE:at}", {
    user: `10s ${one}`,
    expect: "10s100ms WindowSizeChanged(400, 800)",
    for: "1m",
  });
  rule("not 1 ms before [ui-005] {RESIZE:before}", {
    user: `10s ${one}`,
    watch: "WindowSizeChanged",
    expect: "",
    for: "10s99ms",
  });
  rule("and once [ui-005] {RESIZE:after}", {
    user: `10s ${one}`,
    expect: "10s100ms WindowSizeChanged",
    for: "10s101ms",
  });
  rule("while it is drawn nothing changes, then the last size [ui-005] {RESIZE:reset}", {
    user: `10s ${one} 99ms ${two} 99ms ${one}`,
    expect: "10s298ms WindowSizeChanged(400, 800)",
    for: "1m",
  });
  rule("a reload begins with what it finds {RESIZE:reload}", {
    user: `10s ${one}`,
    tab: "10s50ms reload",
    watch: "WindowSizeChanged",
    expect: "",
    for: "1m",
  });
  rule("overslept, it follows on waking {RESIZE:sleep}", {
    user: `10s ${one}`,
    clock: "10s50ms sleep 10m",
    expect: "10m10s50ms WindowSizeChanged",
    for: "11m",
  });
  rule("the clock set back does not hold it up {RESIZE:back}", {
    user: `10s ${one}`,
    clock: "10s50ms back 1h",
    expect: "10s100ms WindowSizeChanged",
    for: "1m",
  });
  rule("the clock set forward does not hurry it {RESIZE:forward}", {
    user: `10s ${one}`,
    clock: "10s50ms forward 1h",
    expect: "10s100ms WindowSizeChanged",
    for: "1m",
  });
  rule("offline it follows all the same {RESIZE:offline}", {
    user: `10s ${one}`,
    network: "10s50ms offline",
    expect: "10s100ms WindowSizeChanged",
    for: "1m",
  });
});
