import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

/** A second tab in the background; its hello was sent 1 ms after the first second. */
const second = "hidden 1s open";
const heartbeats = "TabMessageSent(kind=beat) 2:TabMessageSent(kind=beat)";
const asks = "2:LeadAsked(isStealing=true)";

describe("LEADER-BEAT", () => {
  rule("leads from the start in a lone tab and sends nothing", {
    watch: "LeadAsked LeadGained TabMessageSent(kind=beat)",
    expect: "LeadAsked(isStealing=true) LeadGained",
    for: "1m",
  });
  rule("sends nothing 1 ms before its 5 s {LEADER-BEAT:before} {LEADER-BEAT:tab2}", {
    tab2: second,
    watch: heartbeats,
    expect: "1s1ms TabMessageSent(isVisible=true)",
    for: "6s",
  });
  rule("beats every 5 s when another tab is there {LEADER-BEAT:at}", {
    tab2: "hidden 7s open",
    watch: heartbeats,
    expect: "7s1ms TabMessageSent 5s TabMessageSent 5s TabMessageSent",
    for: "17s1ms",
  });
  rule("fires once, and not again 1 ms later {LEADER-BEAT:after}", {
    tab2: second,
    watch: heartbeats,
    expect: "1s1ms TabMessageSent 5s TabMessageSent",
    for: "6s2ms",
  });
  rule("answers an announcement at once, and restarts the 5 s {LEADER-BEAT:reset}", {
    tab2: `${second} 2s reload`,
    watch: heartbeats,
    expect: "1s1ms TabMessageSent 2s TabMessageSent 5s TabMessageSent",
    for: "13s",
  });
  rule("announces at once that it is hidden, and goes on", {
    tab: "3s hidden",
    tab2: second,
    watch: heartbeats,
    expect: "1s1ms TabMessageSent 1s999ms TabMessageSent(isVisible=false) 5s TabMessageSent",
    for: "12s999ms",
  });
  rule("moves the lead to the visible tab and silences the other {LEADER-BEAT:cancel}", {
    tab: "3s hidden",
    tab2: `${second} 3s visible`,
    watch: `${heartbeats} LeadLost 2:LeadGained`,
    expect: `1s1ms TabMessageSent 1s999ms TabMessageSent(isVisible=false)
             1s 2:LeadGained 2:TabMessageSent(isVisible=true)
             1ms TabMessageSent LeadLost 1ms 2:TabMessageSent 2:TabMessageSent
             5s 2:TabMessageSent`,
    for: "14s1ms",
  });
  rule("takes the lead back after a reload and beats on {LEADER-BEAT:reload}", {
    tab: "3s reload",
    tab2: second,
    watch: "LeadGained 2:LeadGained 2:LeadLost TabMessageSent(kind=beat)",
    expect: `LeadGained 1s1ms TabMessageSent
             1s999ms 2:LeadGained LeadGained 1ms 2:LeadLost TabMessageSent
             1ms TabMessageSent TabMessageSent 5s TabMessageSent`,
    for: "13s1ms",
  });
  rule("beats on waking if it fell due during sleep {LEADER-BEAT:sleep}", {
    tab2: "1s open",
    tab: "hidden",
    clock: "2s sleep 10m",
    watch: "2:TabMessageSent(kind=beat)",
    expect: "1s2ms 2:TabMessageSent 2:TabMessageSent 10m998ms 2:TabMessageSent",
    for: "10m2s",
  });
  rule("the clock set back delays no beat {LEADER-BEAT:back}", {
    tab2: second,
    clock: "3s back 1h",
    watch: heartbeats,
    expect: "1s1ms TabMessageSent 5s TabMessageSent 5s TabMessageSent",
    for: "16s",
  });
  rule("beats on the page's next check when the clock is set forward {LEADER-BEAT:forward}", {
    tab2: `${second} 1s frozen`,
    clock: "3s forward 1h",
    network: "4s offline",
    watch: heartbeats,
    expect: "1s1ms TabMessageSent 2s999ms TabMessageSent 5s TabMessageSent",
    for: "13s999ms",
  });
  rule("beats without a connection {LEADER-BEAT:offline}", {
    tab2: second,
    network: "2s offline",
    watch: heartbeats,
    expect: "1s1ms TabMessageSent 5s TabMessageSent",
    for: "11s",
  });
  rule("gives the lead at once to a second tab that opens visible", {
    tab2: "1s open",
    watch: "LeadLost 2:LeadGained",
    expect: "1s 2:LeadGained 1ms LeadLost",
    for: "1m",
  });
  rule("passes the lead of a closed tab to the next in turn", {
    tab: "3s close",
    tab2: second,
    watch: "2:LeadGained",
    expect: "3s 2:LeadGained",
    for: "20s",
  });
  rule("keeps the lead of a visible tab over a hidden newcomer without locks", {
    without: "locks",
    tab2: second,
    watch: `LeadYielded 2:LeadGained 2:LeadYielded`,
    expect: "1s 2:LeadGained 2ms 2:LeadYielded",
    for: "1m",
  });
  rule("gives the lead to a visible newcomer without locks", {
    without: "locks",
    tab2: "1s open",
    watch: "LeadYielded 2:LeadGained 2:LeadYielded",
    expect: "1s 2:LeadGained 3ms LeadYielded",
    for: "1m",
  });
  rule("lets every tab lead when there is no way to communicate", {
    isPlayer: true,
    without: "channel",
    tab2: "1s open",
    watch: "LeadAsked 2:LeadAsked BalanceAsked 2:BalanceAsked",
    expect: "10s BalanceAsked 1s 2:BalanceAsked",
    for: "11s",
  });
});

describe("LEADER-TAKEOVER", () => {
  const frozen = { tab: "2s frozen", tab2: second, watch: asks };
  rule("does not replace the leader 1 ms before 15 s of silence {LEADER-TAKEOVER:before}", {
    ...frozen,
    expect: "",
    for: "16s1ms",
  });
  rule("replaces a leader that is silent for 15 s {LEADER-TAKEOVER:at} {LEADER-TAKEOVER:tab2}", {
    ...frozen,
    expect: "16s2ms 2:LeadAsked 2:LeadGained",
    for: "40s",
  });
  rule("fires once, and not again 1 ms later {LEADER-TAKEOVER:after}", {
    ...frozen,
    expect: "16s2ms 2:LeadAsked",
    for: "16s3ms",
  });
  rule("restarts the 15 s with each beat {LEADER-TAKEOVER:reset}", {
    tab: "12s frozen",
    tab2: second,
    watch: asks,
    expect: "26s2ms 2:LeadAsked",
    for: "30s",
  });
  rule("does not wait for beats in a tab that leads {LEADER-TAKEOVER:cancel}", {
    tab: "2s frozen",
    tab2: `${second} 4s visible`,
    watch: asks,
    expect: "5s 2:LeadAsked",
    for: "1m",
  });
  rule("counts the silence from a reload {LEADER-TAKEOVER:reload}", {
    tab: "2s frozen",
    tab2: `${second} 9s reload`,
    watch: asks,
    expect: "25s 2:LeadAsked",
    for: "30s",
  });
  rule("leads after oversleeping until the visible tab is noticed {LEADER-TAKEOVER:sleep}", {
    tab2: second,
    clock: "2s sleep 10m",
    watch: "LeadLost LeadGained 2:LeadLost 2:LeadGained",
    expect: "LeadGained 10m2s 2:LeadGained 1ms LeadLost LeadGained 1ms 2:LeadLost",
    for: "12m",
  });
  rule("tells a woken leader that it has lost the lead, without a fight", {
    tab: "2s hidden 1s frozen 57s thawed",
    tab2: second,
    watch: "LeadLost LeadGained 2:LeadLost 2:LeadGained",
    expect: "LeadGained 17s1ms 2:LeadGained 42s999ms LeadLost",
    for: "3m",
  });
  rule("gives the lead back to a leader that becomes visible", {
    tab: "2s hidden 1s frozen 57s thawed 1s visible",
    tab2: second,
    watch: "LeadLost LeadGained 2:LeadLost 2:LeadGained",
    expect: "LeadGained 17s1ms 2:LeadGained 42s999ms LeadLost 1s LeadGained 1ms 2:LeadLost",
    for: "3m",
  });
  rule("takes no longer than 15 s when the clock is set back {LEADER-TAKEOVER:back}", {
    ...frozen,
    clock: "3s back 1h",
    expect: "16s2ms 2:LeadAsked",
    for: "40s",
  });
  rule("the clock set forward brings it when the page next looks {LEADER-TAKEOVER:forward}", {
    ...frozen,
    clock: "3s forward 1h",
    network: "4s offline",
    expect: "4s 2:LeadAsked",
    for: "40s",
  });
  rule("fires while offline too {LEADER-TAKEOVER:offline}", {
    ...frozen,
    network: "2s500ms offline",
    expect: "16s2ms 2:LeadAsked",
    for: "40s",
  });
  rule("replaces a silent leader without locks too, and it yields when it wakes", {
    without: "locks",
    tab: "2s hidden 1s frozen 57s thawed",
    tab2: second,
    watch: "LeadYielded 2:LeadGained 2:LeadYielded",
    expect: "1s 2:LeadGained 2ms 2:LeadYielded 15s999ms 2:LeadGained 42s999ms LeadYielded",
    for: "3m",
  });
  rule("takes the lead from a page in the back/forward cache, and gives it back later", {
    tab: "3s left 1m returned",
    tab2: second,
    watch: "LeadLost LeadGained 2:LeadLost 2:LeadGained",
    expect: "LeadGained 3s LeadLost 2:LeadGained 1m LeadGained 1ms 2:LeadLost",
    for: "2m",
  });
});
