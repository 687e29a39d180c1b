import { answers, inTurn, type Reply } from "./replies.ts";
import { siteConfig } from "./site.ts";

const idle = { isEnabled: false, minutes: 30 };

/** A site with or without confirmation of changed terms. */
export const withTerms = (isConfirmAvailable: boolean): Reply =>
  answers({ ...siteConfig, idle, terms: { isConfirmAvailable, rulesTags: [] } });

export const same = answers({ result: false, updatedAt: 1_768_000_000 });
export const changed = answers({ result: true, updatedAt: 1_768_400_000 });

const item = { id: 1, title: "Rules", link: "/terms/en/rules", tags: ["rules"], subRules: [] };

/** That site with its answers about the terms, in order. */
export const termsSite = (...status: readonly [Reply, ...Reply[]]) => ({
  SiteConfig: withTerms(true),
  Terms: answers({ items: [item] }),
  TermsStatus: inTurn(...status),
});

/** The player is taken to the page where they confirm them. */
export const toConfirm = "NavigationRequested(path=/en/confirm)";
