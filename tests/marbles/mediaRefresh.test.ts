import { describe, expect, it } from "vitest";
import { instant, play } from "../kit/play.ts";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { type Timeline, lanesOf } from "../kit/timeline.ts";

const branding = {
  name: "Touchline",
  defaultTheme: 0,
  brandBook: [],
  faviconResourceId: "favicon",
  pwaIconSizes: [],
};
const icons = (name: string) =>
  answers({ favicon: [{ id: "fav-32", type: "icon", url: `/cdn/${name}.png`, width: 32 }] });
const page = {
  server: {
    SiteConfig: answers({ ...siteConfig, branding }),
    MediaResources: icons("old"),
    MediaRefresh: icons("new"),
  },
  watch: "MediaResourcesAsked MediaRefreshAsked",
} as const;
const first = "MediaResourcesAsked";
const again = "MediaRefreshAsked";

describe("MEDIA-REFRESH", () => {
  rule("asks for the favicon again every ten minutes [polling-005] {MEDIA-REFRESH:at}", {
    ...page,
    expect: `${first} 10m ${again}(ask.lng=en, ask.ids.0=favicon) 10m ${again}`,
    for: "29m",
  });
  rule("does nothing 1 ms earlier [polling-005] {MEDIA-REFRESH:before}", {
    ...page,
    expect: first,
    for: "9m59s999ms",
  });
  rule("asks only once [polling-005] {MEDIA-REFRESH:after}", {
    ...page,
    expect: `${first} 10m ${again}`,
    for: "10m1ms",
  });
  rule("counts from request to request, whatever comes of it, and asks no sooner after a failure", {
    ...page,
    server: { ...page.server, MediaRefresh: inTurn(late("7s", icons("new")), fails(503), silence) },
    expect: `${first} 10m ${again} 10m ${again} 10m ${again} 10m ${again}`,
    for: "45m",
  });
  rule("has nothing to ask for where there are no media, or none have been loaded", {
    ...page,
    server: { ...page.server, SiteConfig: answers(siteConfig) },
    expect: "",
    for: "1h",
  });
  rule("is cancelled by maintenance [maintenance-004] {MEDIA-REFRESH:cancel}", {
    ...page,
    server: {
      ...page.server,
      SiteConfig: answers({
        ...siteConfig,
        branding,
        maintenance: {
          isActive: false,
          started_at: instant("9m59s") / 1000,
          ended_at: null,
          notify_started_at: null,
          notify_ended_at: null,
        },
      }),
    },
    expect: first,
    for: "30m",
  });
  rule(
    "asks nothing while hidden, and at once when seen again if it is due [polling-005] {MEDIA-REFRESH:pause} {MEDIA-REFRESH:resume}",
    {
      ...page,
      tab: "9m hidden 11m visible",
      expect: `${first} 20m ${again} 10m ${again}`,
      for: "35m",
    },
  );
  rule("keeps its time when hidden for a moment [polling-005] {MEDIA-REFRESH:resume}", {
    ...page,
    tab: "5m hidden 1m visible",
    expect: `${first} 10m ${again}`,
    for: "19m",
  });
  rule(
    "asks nothing while offline, and at once when online if it is due {MEDIA-REFRESH:pause} {MEDIA-REFRESH:resume} {MEDIA-REFRESH:offline}",
    {
      ...page,
      network: "9m offline 5m online",
      expect: `${first} 14m ${again} 10m ${again}`,
      for: "30m",
    },
  );
  rule("starts over with a reload {MEDIA-REFRESH:reload}", {
    ...page,
    tab: "9m reload",
    expect: `${first} 9m ${first} 10m ${again}`,
    for: "20m",
  });
  rule("asks on waking if it fell due during sleep {MEDIA-REFRESH:sleep}", {
    ...page,
    clock: "5m sleep 1h",
    expect: `${first} 1h5m ${again} 10m ${again}`,
    for: "1h16m",
  });
  rule("is not delayed when the clock is set back {MEDIA-REFRESH:back}", {
    ...page,
    clock: "5m back 1h",
    expect: `${first} 10m ${again} 10m ${again}`,
    for: "25m",
  });
  rule("asks on the page's next check when the clock is set forward {MEDIA-REFRESH:forward}", {
    ...page,
    clock: "5m forward 1h",
    tab: "6m visible",
    expect: `${first} 6m ${again} 10m ${again}`,
    for: "17m",
  });
  rule("asks in each tab that is seen, for itself {MEDIA-REFRESH:tab2}", {
    ...page,
    tab: "5m hidden",
    tab2: "5m open",
    watch: `${page.watch} 2:MediaResourcesAsked 2:MediaRefreshAsked`,
    expect: `${first} 5m 2:${first} 10m 2:${again}`,
    for: "16m",
  });

  it("shows the favicon that has changed, and touches nothing when it is the same [polling-005]", () => {
    const heads = (server: NonNullable<Timeline["server"]>) => {
      const timeline = { ...page, server, watch: "HeadDescribed", expect: "", for: "25m" } as const;
      return play(timeline, lanesOf(timeline))
        .events.filter(({ entry }) => entry.type === "HeadDescribed")
        .map(({ entry }) => JSON.stringify(entry.data).match(/\/cdn\/\w+/)?.[0]);
    };
    expect(heads(page.server).slice(-2)).toEqual(["/cdn/old", "/cdn/new"]);
    const same = heads({ ...page.server, MediaRefresh: icons("old") });
    expect(same).toEqual(heads(page.server).slice(0, -1));
  });
});
