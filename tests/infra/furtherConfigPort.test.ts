import { describe, expect, it } from "vitest";
import { type Draft, type Entry } from "../../src/events/define.ts";
import { FurtherConfigRead } from "../../src/events/furtherConfig/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { furtherConfigPort } from "../../src/infra/ports/furtherConfig.ts";
import { HttpPort } from "../../src/infra/ports/http.ts";
import { Vault } from "../../src/infra/vault.ts";
import { all, json, now, wired } from "../contract/clientKit.ts";
import { siteConfig } from "../kit/site.ts";

const entry = ({ type, data }: Draft): Entry => ({
  seq: 1,
  at: now,
  type,
  v: 1,
  data,
  cause: null,
});
const asked = entry(SiteConfig.asked({ call: 1, ask: { lang: "en" } }));
const languages = { ...siteConfig.languages, items: [] };
const site = { ...siteConfig.site, domain: "touchline.test", partnerId: 1, projectId: 1 };
const fullConfig = { ...siteConfig, site, languages, abTests: { 69: true }, snowfall: 3 };
const read = FurtherConfigRead({
  config: {
    abTests: { 69: true },
    coupon: {},
    languages: { items: [] },
    site: { domain: "touchline.test", partnerId: 1, projectId: 1 },
  },
  refused: ["snowfall"],
});

/** A page whose domain `frame` loads before or after the site config. */
function page(body: unknown) {
  const events: Draft[] = [];
  const { client, sent } = wired(() => json(body));
  const http = new HttpPort(all, {
    client,
    vault: new Vault(),
    report: (event) => {
      events.push(event);
      port.onEntry(entry(event));
    },
  });
  let isHere = false;
  const { start, onEntry } = furtherConfigPort(
    () => http.kept,
    (event) => events.push(event),
  );
  const port = { onEntry: (one: Entry) => isHere && onEntry(one) };
  return {
    events,
    sent,
    ask: async () => {
      http.onEntry(asked);
      await expect.poll(() => events.length).toBeGreaterThan(0);
    },
    arrive: () => {
      isHere = true;
      start();
    },
  };
}

describe("the remaining site config", () => {
  it("is read from the existing answer when its domain loads later [config-001]", async () => {
    const { events, sent, ask, arrive } = page(fullConfig);
    await ask();
    expect(events.map(({ type }) => type)).toEqual([SiteConfig.answered.type]);
    arrive();
    expect(events[1]).toEqual(read);
    expect(sent).toHaveLength(1);
  });

  it("is read when the answer arrives after its domain", async () => {
    const { events, ask, arrive } = page(fullConfig);
    arrive();
    expect(events).toEqual([]);
    await ask();
    expect(events[1]).toEqual(read);
  });

  it("is not read from an answer that is not a site config", async () => {
    const { events, ask, arrive } = page({ abTests: { 69: true } });
    arrive();
    await ask();
    expect(events.map(({ type }) => type)).toEqual([SiteConfig.failed.type]);
  });
});
