import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

/** The menu is given up after 7 s: from then on only the player fetches it. */
const sections = { menu: ["broken"] } as const;
const watch = "SectionWanted(why=refresh)";

describe("SECTION-REFRESH", () => {
  rule("fetches the section again at once [sections-019] [sections-020]", {
    sections: { menu: ["broken", "broken", "broken", "broken", "ready"] },
    user: "10s RefreshSection(menu)",
    watch: `${watch} SectionReady`,
    expect: "10s SectionWanted(why=refresh) SectionReady",
    for: "1m",
  });
  rule("makes no retries after a failed refresh [sections-017] [sections-019]", {
    sections,
    user: "10s RefreshSection(menu)",
    watch: "SectionWanted",
    expect: `SectionWanted 1s SectionWanted 2s SectionWanted 4s SectionWanted
             3s SectionWanted(why=refresh)`,
    for: "1m",
  });
  rule("does nothing 999 ms later {SECTION-REFRESH:before} [sections-020]", {
    sections,
    user: "10s RefreshSection(menu) 999ms RefreshSection(menu)",
    watch,
    expect: "10s SectionWanted(why=refresh)",
    for: "1m",
  });
  rule("works again a second later {SECTION-REFRESH:at} [sections-020]", {
    sections,
    user: "10s RefreshSection(menu) 1s RefreshSection(menu)",
    watch,
    expect: "10s SectionWanted(why=refresh) 1s SectionWanted(why=refresh)",
    for: "1m",
  });
  rule("works again 1 ms after a second {SECTION-REFRESH:after} [sections-020]", {
    sections,
    user: "10s RefreshSection(menu) 1s1ms RefreshSection(menu)",
    watch,
    expect: "10s SectionWanted(why=refresh) 1s1ms SectionWanted(why=refresh)",
    for: "1m",
  });
  rule("is not delayed by ignored taps [sections-020]", {
    sections,
    user: `10s RefreshSection(menu) 500ms RefreshSection(menu) 499ms RefreshSection(menu)
           1ms RefreshSection(menu)`,
    watch,
    expect: "10s SectionWanted(why=refresh) 1s SectionWanted(why=refresh)",
    for: "1m",
  });
  rule("counts the second for each section separately [sections-020]", {
    sections: { menu: ["broken"], report: ["broken"] },
    user: "10s RefreshSection(menu) 100ms GoTo(/en/office/report) 100ms RefreshSection(report)",
    watch,
    expect: `10s SectionWanted(section=menu, why=refresh)
             200ms SectionWanted(section=report, why=refresh)`,
    for: "11s",
  });
  rule("starts over after a reload {SECTION-REFRESH:reload}", {
    sections,
    tab: "10s500ms reload",
    user: "10s RefreshSection(menu) 600ms RefreshSection(menu)",
    watch,
    expect: "10s SectionWanted(why=refresh) 600ms SectionWanted(why=refresh)",
    for: "11s",
  });
  rule("works on waking if it fell due during sleep {SECTION-REFRESH:sleep}", {
    sections,
    clock: "10s500ms sleep 10m",
    user: "10s RefreshSection(menu) 10m500ms RefreshSection(menu)",
    watch,
    expect: "10s SectionWanted(why=refresh) 10m500ms SectionWanted(why=refresh)",
    for: "11m",
  });
  rule("is not affected when the clock is set back {SECTION-REFRESH:back}", {
    sections,
    clock: "10s500ms back 1h",
    user: "10s RefreshSection(menu) 999ms RefreshSection(menu) 1ms RefreshSection(menu)",
    watch,
    expect: "10s SectionWanted(why=refresh) 1s SectionWanted(why=refresh)",
    for: "1m",
  });
  rule("is not affected when the clock is set forward {SECTION-REFRESH:forward}", {
    sections,
    clock: "10s500ms forward 1h",
    user: "10s RefreshSection(menu) 999ms RefreshSection(menu) 1ms RefreshSection(menu)",
    watch,
    expect: "10s SectionWanted(why=refresh) 1s SectionWanted(why=refresh)",
    for: "1m",
  });
  rule("keeps counting while offline {SECTION-REFRESH:offline}", {
    sections,
    network: "10s500ms offline",
    user: "10s RefreshSection(menu) 999ms RefreshSection(menu) 1ms RefreshSection(menu)",
    watch,
    expect: "10s SectionWanted(why=refresh) 1s SectionWanted(why=refresh)",
    for: "1m",
  });
});
