import type { SiteConfigBody } from "../../events/shell/index.ts";
import { parameter, rule } from "../rules/rule.ts";

/**
 * Tokens never enter the log, so the HTTP port applies these two rules; their parameters are in the
 * catalogue.
 */
export const TOKEN_SHARE = rule({
  id: "TOKEN-SHARE",
  ledger: ["session-002", "error-018"],
  parameters: { shareMs: { unit: "ms", fallback: 60_000 } },
});

export const TOKEN_RETRY = rule({
  id: "TOKEN-RETRY",
  ledger: ["session-005", "error-017"],
  parameters: {
    limit: {
      unit: "count",
      fallback: 3,
      from: ({ login }) => login?.tokenRetryLimit,
      clamp: [0, 10],
    },
    windowMs: { unit: "ms", fallback: 60_000 },
  },
});

/** The effective parameters for the HTTP client. */
export const tokenParameters = (config: () => SiteConfigBody | null) => ({
  shareMs: () => parameter(TOKEN_SHARE, "shareMs", config()),
  retryLimit: () => parameter(TOKEN_RETRY, "limit", config()),
  retryWindowMs: () => parameter(TOKEN_RETRY, "windowMs", config()),
});
