import { describe } from "vitest";
import { Search } from "../../src/events/search/events.ts";
import { answers, fails, inTurn, late, whenAsked } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closedSite } from "../kit/site.ts";

const path = "/en/search-events";
const watch = "SearchAsked";
const type = (text: string) => `TypeSearch(${text}, ${text.length})`;
const found = (id: number) =>
  answers({ games: [{ feed: "live", game: { id, permanentId: id } }], champs: [], teams: [] });

describe("SEARCH-TYPED", () => {
  rule("asks when the text has not changed for 300 ms {SEARCH-TYPED:at} [sports-012]", {
    path,
    user: `1s ${type("nor")}`,
    watch,
    expect: "1s300ms SearchAsked",
    for: "10s",
  });
  rule("does nothing 1 ms earlier {SEARCH-TYPED:before} [sports-012]", {
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
  rule("starts over with each letter {SEARCH-TYPED:reset}", {
    path,
    user: `1s ${type("nor")} 299ms ${type("norr")}`,
    watch,
    expect: "1s599ms SearchAsked",
    for: "10s",
  });
  rule("asks once more for a letter just after {SEARCH-TYPED:after}", {
    path,
    user: `1s ${type("nor")} 301ms ${type("norr")}`,
    watch,
    expect: "1s300ms SearchAsked 301ms SearchAsked",
    for: "10s",
  });
  rule("asks at once on Enter, and not again for the same text", {
    path,
    user: `1s ${type("nor")} 100ms AskSearch`,
    watch,
    expect: "1s100ms SearchAsked",
    for: "10s",
  });
  rule("asks nothing when the text becomes too short within the time {SEARCH-TYPED:cancel}", {
    path,
    user: `1s ${type("nor")} 299ms ${type("no")}`,
    watch,
    expect: "",
    for: "10s",
  });
  rule("asks nothing after leaving the search within the time {SEARCH-TYPED:cancel}", {
    path,
    user: `1s ${type("nor")} 299ms GoTo(/en)`,
    watch,
    expect: "",
    for: "10s",
  });
  rule("is cancelled when the site closes {SEARCH-TYPED:cancel}", {
    path,
    user: `1s ${type("nor")}`,
    server: { SiteConfig: late("1s299ms", answers(closedSite())) },
    watch,
    expect: "",
    for: "1m",
  });
  rule("fires on waking if it fell due during sleep {SEARCH-TYPED:sleep}", {
    path,
    user: `1s ${type("nor")}`,
    clock: "1s100ms sleep 1h",
    watch,
    expect: "1h1s100ms SearchAsked",
    for: "1h2s",
  });
  rule("is not delayed when the clock is set back {SEARCH-TYPED:back}", {
    path,
    user: `1s ${type("nor")}`,
    clock: "1s100ms back 1h",
    watch,
    expect: "1s300ms SearchAsked",
    for: "10s",
  });
  rule("fires on the page's next check when the clock is set forward {SEARCH-TYPED:forward}", {
    path,
    user: `1s ${type("nor")}`,
    clock: "1s100ms forward 1h",
    tab: "1s200ms visible",
    watch,
    expect: "1s200ms SearchAsked",
    for: "10s",
  });
  rule("fails while offline, and asks again when the connection is back {SEARCH-TYPED:offline}", {
    path,
    user: `1s ${type("nor")}`,
    network: "1s100ms offline 5s online",
    watch: "SearchAsked SearchFailed SearchAnswered",
    expect: "1s300ms SearchAsked SearchFailed 4s800ms SearchAsked SearchAnswered",
    for: "1m",
  });
  rule("asks only in the tab where it was typed {SEARCH-TYPED:tab2}", {
    path,
    user: `1s ${type("nor")}`,
    tab2: "500ms open",
    watch: "SearchAsked 2:SearchAsked",
    expect: "1s300ms SearchAsked",
    for: "10s",
  });
  rule("forgets the text with a reload within the time {SEARCH-TYPED:reload}", {
    path,
    user: `1s ${type("nor")}`,
    tab: "1s100ms reload",
    watch,
    expect: "",
    for: "10s",
  });
  rule("asks the same when the storage is wiped {SEARCH-TYPED:wiped}", {
    path,
    user: `1s ${type("nor")}`,
    storage: "1s100ms wipe",
    watch,
    expect: "1s300ms SearchAsked",
    for: "10s",
  });
});

describe("the search", () => {
  rule("ends an older request: its answer never replaces a newer one [sports-012]", {
    path,
    server: {
      Search: whenAsked(Search, (_ask, count) =>
        count === 1 ? late("5s", found(501)) : late("1s", found(502)),
      ),
    },
    user: `1s ${type("nor")} 1s ${type("bas")}`,
    watch: "SearchAsked SearchAnswered CallCancelled",
    expect: `1s300ms SearchAsked 1s CallCancelled SearchAsked
             1s SearchAnswered(body.games.0.game.id=502)`,
    for: "1m",
  });
  rule("asks again when the player wants it after a failure", {
    path,
    server: { Search: inTurn(fails(503), found(501)) },
    user: `1s ${type("nor")} 9s AskSearch`,
    watch: "SearchFailed SearchAnswered",
    expect: "1s300ms SearchFailed 8s700ms SearchAnswered",
    for: "1m",
  });
  rule("polls the matches that were found in both feeds, and stops when it is left", {
    path,
    server: { Search: found(501) },
    user: `1s ${type("nor")} 1s GoTo(/en)`,
    watch: "ChosenGamesAsked",
    expect: "1s300ms ChosenGamesAsked(ask.feed=live) ChosenGamesAsked(ask.feed=line)",
    for: "1m",
  });
  rule("keeps a text that led somewhere, newest first and once", {
    path,
    server: { Search: found(501) },
    user: `1s ${type("nor")} 1s GoTo(/en) 1s GoTo(${path}) 1s ${type("bas")} 1s GoTo(/en)
           1s GoTo(${path}) 1s ClearRecentSearches`,
    watch: "RecentSearchesKept",
    expect: "2s RecentSearchesKept 3s RecentSearchesKept 2s RecentSearchesKept",
    for: "1m",
  });
  rule("keeps nothing that found nothing", {
    path,
    user: `1s ${type("nor")} 1s GoTo(/en)`,
    watch: "RecentSearchesKept",
    expect: "",
    for: "1m",
  });
});
