import { describe } from "vitest";
import { answers, fails, whenPart } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

/** Home is entered first, then a screen whose chunk is gone. */
const lost = { list: ["missing"], login: ["missing"] } as const;
const lostPart = fails(404);
const here = answers(null);
const goToList = "GoTo(/en/section/live)";
const goToLogin = "GoTo(/en/user/login)";
const all = "PageReloadRequested ChunkReloadAllowed";

describe("CHUNK-RELOAD", () => {
  rule("reloads the page when a chunk is lost [error-009]", {
    user: `10s ${goToList}`,
    sections: lost,
    watch: "AppStarted",
    expect: "AppStarted 10s PageReloadRequested(chunk) AppStarted",
    for: "11s",
  });
  rule("does not reload when a section fails by itself [error-009]", {
    user: `10s ${goToList}`,
    sections: { list: ["broken"] },
    watch: "PageReloadRequested",
    expect: "",
    for: "20s",
  });
  rule("reloads when a chunk is missed three times in a row [error-009] {CHUNK-RELOAD:at}", {
    server: { Rules: whenPart({ later: [lostPart, lostPart, lostPart, here] }) },
    watch: `DomainsWanted(later) ${all}`,
    expect: `5s DomainsWanted(later) 2s DomainsWanted(later) 2s DomainsWanted(later)
             PageReloadRequested(chunk) 5s DomainsWanted(later) 55s ChunkReloadAllowed`,
    for: "1m10s",
  });
  rule("only requests a chunk again after two misses", {
    server: { Rules: whenPart({ later: [lostPart, lostPart, here] }) },
    watch: "DomainsArrived(later) PageReloadRequested",
    expect: "9s DomainsArrived(later)",
    for: "1m",
  });
  rule("resets the misses of a chunk when another one loads", {
    server: {
      Rules: whenPart({ later: [lostPart, lostPart, here], coupon: [lostPart, here] }),
    },
    user: "20s AddBet(901)",
    path: "/en/section/live/1/501",
    watch: "DomainsArrived(later) DomainsArrived(coupon) PageReloadRequested",
    expect: "9s DomainsArrived(later) 13s DomainsArrived(coupon)",
    for: "1m",
  });
  rule("does not count a miss without a connection", {
    network: "4s offline 6s online",
    server: { Rules: whenPart({ later: [lostPart, lostPart, here] }) },
    watch: "DomainsMissing(later) DomainsArrived(later) PageReloadRequested",
    expect: `5s DomainsMissing(later) 2s DomainsMissing(later) 2s DomainsMissing(later)
             2s DomainsMissing(later) 2s DomainsMissing(later) 2s DomainsArrived(later)`,
    for: "1m",
  });
  rule("does not reload again within a minute [sections-021] {CHUNK-RELOAD:before}", {
    user: `10s ${goToList} 59s999ms ${goToLogin}`,
    sections: lost,
    expect: "10s PageReloadRequested",
    for: "1m9s999ms",
  });
  rule("reloads again after a minute [sections-021] {CHUNK-RELOAD:at}", {
    user: `10s ${goToList} 1m ${goToLogin}`,
    sections: lost,
    watch: all,
    expect: "10s PageReloadRequested 1m ChunkReloadAllowed PageReloadRequested",
    for: "1m10s",
  });
  rule("reloads again 1 ms after a minute [sections-021] {CHUNK-RELOAD:after}", {
    user: `10s ${goToList} 1m1ms ${goToLogin}`,
    sections: lost,
    expect: "10s PageReloadRequested 1m1ms PageReloadRequested",
    for: "1m10s1ms",
  });
  rule(
    "remembers the last reload when the player reloads the page [sections-021] {CHUNK-RELOAD:reload}",
    {
      path: "/en/user/login",
      stored: { session: { "tl.s.chunkReloadAt": Date.UTC(2026, 0, 15, 12) } },
      user: `40s ${goToList}`,
      tab: "20s reload",
      sections: { list: ["missing"] },
      watch: all,
      expect: "1m ChunkReloadAllowed",
      for: "1m5s",
    },
  );
  rule(
    "does not reload while offline, but may once online again {CHUNK-RELOAD:offline} {CHUNK-RELOAD:pause}",
    {
      stored: { session: { "tl.s.chunkReloadAt": Date.UTC(2026, 0, 15, 12) } },
      network: "10s offline 2m online",
      user: `1m30s ${goToList}`,
      sections: { list: ["missing", "missing", "ready"] },
      watch: all,
      expect: "2m10s ChunkReloadAllowed PageReloadRequested",
      for: "2m31s",
    },
  );
  rule("does not reload for the first lost chunk without a connection {CHUNK-RELOAD:resume}", {
    stored: { session: { "tl.s.chunkReloadAt": Date.UTC(2026, 0, 15, 12) } },
    network: "30s offline 10s online",
    watch: all,
    expect: "1m ChunkReloadAllowed",
    for: "2m",
  });
  rule("never reloads while offline", {
    network: "10s offline",
    user: `20s ${goToList}`,
    sections: lost,
    watch: all,
    expect: "",
    for: "2m",
  });
  rule("counts the time slept {CHUNK-RELOAD:sleep}", {
    user: `10s ${goToList}`,
    clock: "30s sleep 10m",
    sections: { list: ["missing", "ready"] },
    watch: all,
    expect: "10s PageReloadRequested 10m20s ChunkReloadAllowed",
    for: "11m",
  });
  rule("lasts no longer when the clock is set back {CHUNK-RELOAD:back}", {
    user: `10s ${goToList}`,
    clock: "30s back 1h",
    tab: "40s reload",
    sections: { list: ["missing", "ready"] },
    watch: all,
    expect: "10s PageReloadRequested 1m30s ChunkReloadAllowed",
    for: "2m",
  });
  rule("lets a page opened after the clock is set forward reload {CHUNK-RELOAD:forward}", {
    user: `10s ${goToList}`,
    clock: "30s forward 1h",
    tab: "30s reload",
    sections: { list: ["missing", "ready"] },
    watch: all,
    expect: "10s PageReloadRequested 20s ChunkReloadAllowed",
    for: "31s",
  });
  rule("counts reloads in each tab separately {CHUNK-RELOAD:tab2}", {
    user: `10s ${goToList}`,
    tab2: `5s open 15s ${goToLogin}`,
    sections: { list: ["missing", "ready"], login: ["missing", "ready"] },
    watch: "2:PageReloadRequested",
    expect: "10s PageReloadRequested 10s 2:PageReloadRequested",
    for: "25s",
  });
  rule("lets the next page reload at once when the storage is wiped {CHUNK-RELOAD:wiped}", {
    user: `10s ${goToList} 30s ${goToLogin}`,
    storage: "20s wipe",
    tab: "30s reload",
    sections: { list: ["missing", "ready"], login: ["missing"] },
    expect: "10s PageReloadRequested 30s PageReloadRequested",
    for: "41s",
  });
});
