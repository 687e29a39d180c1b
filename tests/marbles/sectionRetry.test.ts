import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

/** The timeline opens at the menu, which fails however often it is fetched. */
const sections = { menu: ["broken"] } as const;
const watch = "SectionWanted(section=menu)";

describe("SECTION-RETRY", () => {
  rule(
    "a section in error is fetched again after 1, 2 and 4 s, then no more {SECTION-RETRY:at} [sections-015] [sections-017]",
    {
      sections,
      watch,
      expect: `SectionWanted(why=view) 1s SectionWanted(why=retry) 2s SectionWanted(why=retry)
               4s SectionWanted(why=retry)`,
      for: "1m",
    },
  );
  rule("a refresh that fails as well begins the wait anew {SECTION-RETRY:reset}", {
    sections,
    user: "500ms RefreshSection(menu)",
    watch,
    expect: `SectionWanted(why=view) 500ms SectionWanted(why=refresh)
             1s SectionWanted(why=retry) 2s SectionWanted(why=retry)`,
    for: "4s",
  });
  rule("1 ms before the first second nothing is fetched {SECTION-RETRY:before} [sections-017]", {
    sections,
    watch: "SectionWanted(why=retry)",
    expect: "",
    for: "999ms",
  });
  rule("leaving 1 ms too late changes nothing {SECTION-RETRY:after} [sections-017]", {
    sections,
    user: "1s1ms GoTo(/en/office/report)",
    watch,
    expect: "SectionWanted(why=view) 1s SectionWanted(why=retry)",
    for: "1m",
  });
  rule("ready, a later error begins with the first wait and three tries [sections-018]", {
    sections: { menu: ["broken", "broken", "cracks", "broken"] },
    watch,
    expect: `SectionWanted(why=view) 1s SectionWanted(why=retry) 2s SectionWanted(why=retry)
             1s SectionWanted(why=retry) 2s SectionWanted(why=retry) 4s SectionWanted(why=retry)`,
    for: "1m",
  });
  rule("offline no try is spent {SECTION-RETRY:pause} {SECTION-RETRY:offline} [sections-017]", {
    sections,
    network: "999ms offline",
    watch: "SectionWanted(why=retry)",
    expect: "",
    for: "1m",
  });
  rule(
    "overdue, it is fetched as soon as the connection is back {SECTION-RETRY:resume} [sections-017]",
    {
      sections,
      network: "999ms offline 9s1ms online",
      watch,
      expect: `SectionWanted(why=view) 10s SectionWanted(why=retry) 2s SectionWanted(why=retry)
               4s SectionWanted(why=retry)`,
      for: "1m",
    },
  );
  rule("a short loss of the connection does not put it off {SECTION-RETRY:resume}", {
    sections,
    network: "200ms offline 300ms online",
    watch: "SectionWanted(why=retry)",
    expect: "1s SectionWanted(why=retry)",
    for: "2s",
  });
  rule("no view uses it any more {SECTION-RETRY:cancel} [sections-007]", {
    sections,
    user: "999ms GoTo(/en/office/report)",
    watch,
    expect: "SectionWanted(why=view) 999ms SectionLeft(section=menu)",
    for: "1m",
  });
  rule("the player was faster {SECTION-RETRY:cancel} [sections-019]", {
    sections: { menu: ["broken", "ready"] },
    user: "500ms RefreshSection(menu)",
    watch,
    expect: "SectionWanted(why=view) 500ms SectionWanted(why=refresh)",
    for: "1m",
  });
  rule("while it is fetched nobody fetches it again {SECTION-RETRY:cancel} [sections-012]", {
    sections: { menu: ["broken", "silent"] },
    user: "500ms RefreshSection(menu)",
    watch,
    expect: "SectionWanted(why=view) 500ms SectionWanted(why=refresh)",
    for: "1m",
  });
  rule("a reload begins anew {SECTION-RETRY:reload}", {
    sections,
    tab: "2s500ms reload",
    watch,
    expect: `SectionWanted(why=view) 1s SectionWanted(why=retry)
             1s500ms SectionWanted(why=view) 1s SectionWanted(why=retry)
             2s SectionWanted(why=retry) 4s SectionWanted(why=retry)`,
    for: "1m",
  });
  rule("slept through: it is fetched on waking {SECTION-RETRY:sleep}", {
    sections,
    clock: "500ms sleep 10m",
    watch: "SectionWanted(why=retry)",
    expect: "10m500ms SectionWanted(why=retry)",
    for: "10m1s",
  });
  rule("the clock set back does not hold it up {SECTION-RETRY:back}", {
    sections,
    clock: "500ms back 1h",
    watch: "SectionWanted(why=retry)",
    expect: "1s SectionWanted(why=retry) 2s SectionWanted(why=retry)",
    for: "4s",
  });
  rule("set back while offline it waits a whole first wait at most {SECTION-RETRY:back}", {
    sections,
    network: "500ms offline 1s online",
    clock: "700ms back 1h",
    watch: "SectionWanted(why=retry)",
    expect: "2s500ms SectionWanted(why=retry)",
    for: "3s",
  });
  rule("the clock set forward ends it when the page next looks {SECTION-RETRY:forward}", {
    sections,
    clock: "500ms forward 1h",
    tab: "600ms hidden",
    watch: "SectionWanted(why=retry)",
    expect: "600ms SectionWanted(why=retry)",
    for: "1s",
  });
});
