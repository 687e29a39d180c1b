import { describe } from "vitest";
import { Results } from "../../src/events/results/events.ts";
import { answers, fails, inTurn, late, whenAsked } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closedSite } from "../kit/site.ts";

const path = "/en/results/live";
const watch = "ResultsTextSettled";
const type = (text: string) => `TypeResults(${text}, ${text.length})`;
const match = (permanentId: number, finished: boolean) => ({
  permanentId,
  champId: 31,
  sportId: 1,
  startTime: 1_795_046_400,
  opponents: ["Leeds", "Fulham"],
  score: { full: [2, 1], formatted: "2:1 (1:0, 1:1)" },
  finished,
});
const page = (nextPageToken: string | null, ...items: readonly object[]) =>
  answers({
    sports: [{ id: 1, name: "Football", gamesCount: 2 }],
    champs: [],
    items,
    nextPageToken,
  });

describe("RESULTS-TYPED", () => {
  rule("asks when the text has not changed for 300 ms {RESULTS-TYPED:at}", {
    path,
    user: `1s ${type("nor")}`,
    watch,
    expect: "1s300ms ResultsTextSettled",
    for: "10s",
  });
  rule("does nothing 1 ms earlier {RESULTS-TYPED:before}", {
    path,
    user: `1s ${type("nor")}`,
    watch,
    expect: "",
    for: "1s299ms",
  });
  rule("asks for nothing shorter than three letters", {
    path,
    user: `1s ${type("no")}`,
    watch,
    expect: "",
    for: "10s",
  });
  rule("starts over with each letter {RESULTS-TYPED:reset}", {
    path,
    user: `1s ${type("nor")} 299ms ${type("norr")}`,
    watch,
    expect: "1s599ms ResultsTextSettled",
    for: "10s",
  });
  rule("asks once more for a letter just after {RESULTS-TYPED:after}", {
    path,
    user: `1s ${type("nor")} 301ms ${type("norr")}`,
    watch,
    expect: "1s300ms ResultsTextSettled 301ms ResultsTextSettled",
    for: "10s",
  });
  rule("asks nothing when the text becomes too short within the time {RESULTS-TYPED:cancel}", {
    path,
    user: `1s ${type("nor")} 299ms ${type("no")}`,
    watch,
    expect: "",
    for: "10s",
  });
  rule("asks nothing after leaving the results within the time {RESULTS-TYPED:cancel}", {
    path,
    user: `1s ${type("nor")} 299ms GoTo(/en)`,
    watch,
    expect: "",
    for: "10s",
  });
  rule("is cancelled when the site closes {RESULTS-TYPED:cancel}", {
    path,
    user: `1s ${type("nor")}`,
    server: { SiteConfig: late("1s299ms", answers(closedSite())) },
    watch,
    expect: "",
    for: "1m",
  });
  rule("fires on waking if it fell due during sleep {RESULTS-TYPED:sleep}", {
    path,
    user: `1s ${type("nor")}`,
    clock: "1s100ms sleep 1h",
    watch,
    expect: "1h1s100ms ResultsTextSettled",
    for: "1h2s",
  });
  rule("is not delayed when the clock is set back {RESULTS-TYPED:back}", {
    path,
    user: `1s ${type("nor")}`,
    clock: "1s100ms back 1h",
    watch,
    expect: "1s300ms ResultsTextSettled",
    for: "10s",
  });
  rule("fires on the page's next check when the clock is set forward {RESULTS-TYPED:forward}", {
    path,
    user: `1s ${type("nor")}`,
    clock: "1s100ms forward 1h",
    tab: "1s200ms visible",
    watch,
    expect: "1s200ms ResultsTextSettled",
    for: "10s",
  });
  rule("waits for the connection, and asks once it is back {RESULTS-TYPED:offline}", {
    path,
    user: `1s ${type("nor")}`,
    network: "1s100ms offline 5s online",
    watch: "ResultsTextSettled ResultsAsked ResultsFailed",
    expect: "0s ResultsAsked 1s300ms ResultsTextSettled 4s800ms ResultsAsked",
    for: "50s",
  });
  rule("asks only in the tab where it was typed {RESULTS-TYPED:tab2}", {
    path,
    user: `1s ${type("nor")}`,
    tab2: "500ms open",
    watch: "ResultsTextSettled 2:ResultsTextSettled",
    expect: "1s300ms ResultsTextSettled",
    for: "10s",
  });
  rule("forgets the text with a reload within the time {RESULTS-TYPED:reload}", {
    path,
    user: `1s ${type("nor")}`,
    tab: "1s100ms reload",
    watch,
    expect: "",
    for: "10s",
  });
  rule("asks the same when the storage is wiped {RESULTS-TYPED:wiped}", {
    path,
    user: `1s ${type("nor")}`,
    storage: "1s100ms wipe",
    watch,
    expect: "1s300ms ResultsTextSettled",
    for: "10s",
  });
});

describe("the results", () => {
  const asked = "ResultsAsked";
  rule("are asked for once their page is open, each minute while it is, and not elsewhere", {
    path,
    user: "2m30s GoTo(/en)",
    watch: asked,
    expect: `0s ${asked}(ask.zone=live) 1m ${asked} 1m ${asked}`,
    for: "10m",
  });
  rule("are asked for at once for another sport, day or zone", {
    path: "/en/results/zone",
    user: `10s ChooseResultsSport(1) 10s ChooseResultsDay(2026-11-20) 10s ChooseResultsSport(1)
           10s GoTo(${path})`,
    watch: `${asked} CommandRefused`,
    expect: `0s ${asked}(ask.zone=zone, ask.date=null, ask.sportId=null)
             10s ${asked}(ask.sportId=1)
             10s ${asked}(ask.date=2026-11-20)
             10s CommandRefused(code=nothing_to_do)
             10s ${asked}(ask.zone=live, ask.date=null, ask.sportId=1)`,
    for: "1m",
  });
  rule("are asked for once more when the player wants them after a failure", {
    path,
    server: { Results: inTurn(fails(503), page(null)) },
    user: "2s RefreshResults 2s RefreshResults",
    watch: "ResultsFailed ResultsAnswered CommandRefused",
    expect: "0s ResultsFailed 2s ResultsAnswered 2s CommandRefused(code=nothing_to_do)",
    for: "30s",
  });
  rule("are asked for again when the connection is back", {
    path,
    network: "10s offline 10s online",
    watch: asked,
    expect: `0s ${asked} 20s ${asked}`,
    for: "1m",
  });
  rule("end an older request: its answer never replaces a newer one", {
    path,
    server: {
      Results: whenAsked(Results, (_ask, count) =>
        count === 1 ? late("5s", page(null, match(1, true))) : late("1s", page(null)),
      ),
    },
    user: "1s ChooseResultsSport(1)",
    watch: `${asked} ResultsAnswered CallCancelled`,
    expect: `0s ${asked} 1s CallCancelled ${asked} 1s ResultsAnswered(ask.sportId=1)`,
    for: "30s",
  });
  rule("have further pages, one at a time, and are refreshed as far as they are shown", {
    path: "/en/results/zone",
    server: {
      Results: whenAsked(Results, ({ pageToken }) =>
        pageToken === null ? page("p2", match(1, true)) : late("2s", page(null, match(2, true))),
      ),
    },
    user: "1s LoadMoreResults 1s LoadMoreResults 10s LoadMoreResults",
    watch: `${asked} CommandRefused`,
    expect: `0s ${asked}(ask.pageToken=null) 1s ${asked}(ask.pageToken=p2)
             1s CommandRefused(code=nothing_to_do) 10s CommandRefused(code=nothing_to_do)
             48s ${asked}(ask.pageToken=null)`,
    for: "1m30s",
  });
  rule("follow the live feed where a match is under way", {
    path,
    server: { Results: page(null, match(70001, false), match(70002, true)) },
    watch: "ChosenGamesAsked",
    expect: "0s ChosenGamesAsked(ask.feed=live, ask.permanentIds.0=70001)",
    for: "4s",
  });
});
