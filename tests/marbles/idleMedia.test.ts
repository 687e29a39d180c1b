import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

const isPlayer = true;
const play = "MediaPlaying(page, true)";

describe("IDLE-MEDIA", () => {
  rule("records a player who is watching as active each minute [idle-004] {IDLE-MEDIA:at}", {
    isPlayer,
    user: `10s ${play}`,
    expect: "1m10s ActivityNoted 1m ActivityNoted 1m ActivityNoted",
    for: "4m",
  });
  rule("does nothing 1 ms earlier [idle-004] {IDLE-MEDIA:before}", {
    isPlayer,
    user: `10s ${play}`,
    watch: "ActivityNoted",
    expect: "",
    for: "1m9s999ms",
  });
  rule("records no more when playing stops 1 ms after a record [idle-004] {IDLE-MEDIA:after}", {
    isPlayer,
    user: `10s ${play} 1m1ms MediaPlaying(page, false)`,
    expect: "1m10s ActivityNoted",
    for: "10m",
  });
  rule("counts a touch just as well [idle-004] {IDLE-MEDIA:reset}", {
    isPlayer,
    user: `10s ${play} 59s999ms Touch`,
    expect: "1m9s999ms ActivityNoted 1m ActivityNoted",
    for: "3m",
  });
  rule("records nothing when playing stops in time [idle-004] {IDLE-MEDIA:cancel}", {
    isPlayer,
    user: `10s ${play} 59s999ms MediaPlaying(page, false)`,
    watch: "ActivityNoted",
    expect: "",
    for: "10m",
  });
  rule("records nothing once nobody is signed in [idle-006] {IDLE-MEDIA:cancel}", {
    isPlayer,
    network: "1s offline",
    user: `10s ${play} 30s SignOut`,
    watch: "ActivityNoted",
    expect: "",
    for: "10m",
  });
  rule(
    "records nothing after a reload until the page reports that something plays [idle-004] {IDLE-MEDIA:reload}",
    {
      isPlayer,
      user: `10s ${play} 2m20s ${play}`,
      tab: "1m30s reload",
      expect: "1m10s ActivityNoted 2m20s ActivityNoted",
      for: "3m40s",
    },
  );
  rule("records on waking if it fell due during sleep [idle-004] {IDLE-MEDIA:sleep}", {
    isPlayer,
    user: `10s ${play}`,
    clock: "20s sleep 20m",
    watch: "SessionClosed",
    expect: "20m20s ActivityNoted 1m ActivityNoted",
    for: "22m",
  });
  rule("is not delayed when the clock is set back [idle-004] {IDLE-MEDIA:back}", {
    isPlayer,
    user: `10s ${play}`,
    clock: "20s back 1h",
    expect: "1m10s ActivityNoted 1m ActivityNoted",
    for: "3m",
  });
  rule(
    "records on the page's next check when the clock is set forward [idle-004] {IDLE-MEDIA:forward}",
    {
      isPlayer,
      user: `10s ${play}`,
      clock: "21s forward 1h",
      watch: "SessionClosed",
      expect: "30s ActivityNoted 1m ActivityNoted",
      for: "2m",
    },
  );
  rule("works while offline too [idle-004] {IDLE-MEDIA:offline}", {
    isPlayer,
    user: `10s ${play}`,
    network: "20s offline",
    expect: "1m10s ActivityNoted",
    for: "2m",
  });
  rule("records only in the tab that plays [idle-004] {IDLE-MEDIA:tab2}", {
    isPlayer,
    without: "channel locks",
    user: `10s ${play}`,
    tab2: "5s open",
    watch: "2:ActivityNoted",
    expect: "1m10s ActivityNoted",
    for: "2m",
  });
  rule(
    "keeps the other tabs with its next record when the storage is wiped [idle-004] {IDLE-MEDIA:wiped}",
    {
      isPlayer,
      without: "channel locks",
      user: `10s ${play}`,
      tab2: "5s open",
      storage: "10m wipe",
      watch: "SessionClosed 2:SessionClosed",
      expect: "",
      for: "1h10m",
    },
  );
});
