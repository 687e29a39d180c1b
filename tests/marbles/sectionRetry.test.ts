import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

/** The timeline opens at the menu, which fails however often it is fetched. */
const sections = { menu: ["broken"] } as const;
const watch = "SectionWanted(section=menu)";

describe("SECTION-RETRY", () => {
  rule(
    "fetches a failed section again after 1, 2 and 4 s, then no more {SECTION-RETRY:at} [sections-015] [sections-017]",
    {
      sections,
      watch,
      expect: `SectionWanted(why=view) 1s SectionWanted(why=retry) 2s SectionWanted(why=retry)
               4s SectionWanted(why=retry)`,
      for: "1m",
    },
  );
  rule("restarts its waits after a refresh that fails as well {SECTION-RETRY:reset}", {
    sections,
    user: "500ms RefreshSection(menu)",
    watch,
    expect: `SectionWanted(why=view) 500ms SectionWanted(why=refresh)
             1s SectionWanted(why=retry) 2s SectionWanted(why=retry)`,
    for: "4s",
  });
  rule("fetches nothing 1 ms before the first second {SECTION-RETRY:before} [sections-017]", {
    sections,
    watch: "SectionWanted(why=retry)",
    expect: "",
    for: "999ms",
  });
  rule("is not cancelled by leaving 1 ms too late {SECTION-RETRY:after} [sections-017]", {
    sections,
    user: "1s1ms GoTo(/en/office/report)",
    watch,
    expect: "SectionWanted(why=view) 1s SectionWanted(why=retry)",
    for: "1m",
  });
  rule(
    "starts over with the first wait and three tries when a ready section fails later [sections-018]",
    {
      sections: { menu: ["broken", "broken", "cracks", "broken"] },
      watch,
      expect: `SectionWanted(why=view) 1s SectionWanted(why=retry) 2s SectionWanted(why=retry)
             1s SectionWanted(why=retry) 2s SectionWanted(why=retry) 4s SectionWanted(why=retry)`,
      for: "1m",
    },
  );
  rule("spends no try while offline {SECTION-RETRY:pause} {SECTION-RETRY:offline} [sections-017]", {
    sections,
    network: "999ms offline",
    watch: "SectionWanted(why=retry)",
    expect: "",
    for: "1m",
  });
  rule(
    "fetches as soon as the connection is back when overdue {SECTION-RETRY:resume} [sections-017]",
    {
      sections,
      network: "999ms offline 9s1ms online",
      watch,
      expect: `SectionWanted(why=view) 10s SectionWanted(why=retry) 2s SectionWanted(why=retry)
               4s SectionWanted(why=retry)`,
      for: "1m",
    },
  );
  rule("is not delayed by a short loss of the connection {SECTION-RETRY:resume}", {
    sections,
    network: "200ms offline 300ms online",
    watch: "SectionWanted(why=retry)",
    expect: "1s SectionWanted(why=retry)",
    for: "2s",
  });
  rule(
    "is cancelled when no view uses the section any more {SECTION-RETRY:cancel} [sections-007]",
    {
      sections,
      user: "999ms GoTo(/en/office/report)",
      watch,
      expect: "SectionWanted(why=view) 999ms SectionLeft(section=menu)",
      for: "1m",
    },
  );
  rule("is cancelled when the player refreshes first {SECTION-RETRY:cancel} [sections-019]", {
    sections: { menu: ["broken", "ready"] },
    user: "500ms RefreshSection(menu)",
    watch,
    expect: "SectionWanted(why=view) 500ms SectionWanted(why=refresh)",
    for: "1m",
  });
  rule("fetches nothing while the section is being fetched {SECTION-RETRY:cancel} [sections-012]", {
    sections: { menu: ["broken", "silent"] },
    user: "500ms RefreshSection(menu)",
    watch,
    expect: "SectionWanted(why=view) 500ms SectionWanted(why=refresh)",
    for: "1m",
  });
  rule("starts over after a reload {SECTION-RETRY:reload}", {
    sections,
    tab: "2s500ms reload",
    watch,
    expect: `SectionWanted(why=view) 1s SectionWanted(why=retry)
             1s500ms SectionWanted(why=view) 1s SectionWanted(why=retry)
             2s SectionWanted(why=retry) 4s SectionWanted(why=retry)`,
    for: "1m",
  });
  rule("fetches on waking if it fell due during sleep {SECTION-RETRY:sleep}", {
    sections,
    clock: "500ms sleep 10m",
    watch: "SectionWanted(why=retry)",
    expect: "10m500ms SectionWanted(why=retry)",
    for: "10m1s",
  });
  rule("is not delayed when the clock is set back {SECTION-RETRY:back}", {
    sections,
    clock: "500ms back 1h",
    watch: "SectionWanted(why=retry)",
    expect: "1s SectionWanted(why=retry) 2s SectionWanted(why=retry)",
    for: "4s",
  });
  rule(
    "waits at most the whole first wait when the clock is set back while offline {SECTION-RETRY:back}",
    {
      sections,
      network: "500ms offline 1s online",
      clock: "700ms back 1h",
      watch: "SectionWanted(why=retry)",
      expect: "2s500ms SectionWanted(why=retry)",
      for: "3s",
    },
  );
  rule("ends on the page's next check when the clock is set forward {SECTION-RETRY:forward}", {
    sections,
    clock: "500ms forward 1h",
    tab: "600ms hidden",
    watch: "SectionWanted(why=retry)",
    expect: "600ms SectionWanted(why=retry)",
    for: "1s",
  });
});
