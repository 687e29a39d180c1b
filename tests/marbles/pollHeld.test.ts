import { describe } from "vitest";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

describe("POLL of a balance that the server holds back", () => {
  const { polling } = siteConfig;
  const SiteConfig = answers({ ...siteConfig, polling: { ...polling, isBalanceHeld: true } });
  const balance = answers({ accountId: 11, money: 100, points: 0, updatedAt: 0 });
  rule(
    "holds the balance back where the server can, and asks again half a second after each answer {POLL:at}",
    {
      isPlayer: true,
      server: { SiteConfig, Balance: inTurn(late("10s", balance), late("3s", balance), silence) },
      watch: "BalanceAsked",
      expect: `500ms BalanceAsked(ask.waitMs=10000) 10s500ms BalanceAsked(ask.waitMs=10000)
        3s500ms BalanceAsked(ask.waitMs=10000)`,
      for: "40s",
    },
  );
  rule("asks without a wait where the server does not say so {POLL:at}", {
    isPlayer: true,
    server: { Balance: balance },
    watch: "BalanceAsked",
    expect: "10s BalanceAsked(ask={}) 10s BalanceAsked(ask={})",
    for: "25s",
  });
  rule(
    "closes play as soon as a held balance says that the session has been ended elsewhere [limits-012] {POLL:at}",
    {
      isPlayer: true,
      server: {
        SiteConfig,
        Balance: late("4s", fails(401, { code: 20 })),
        RefreshAuth: fails(401, { code: 20 }),
      },
      watch: "BalanceAsked RefreshAuthAsked SessionClosed",
      expect: "500ms BalanceAsked 4s RefreshAuthAsked SessionClosed(expired)",
      for: "1m",
    },
  );
  rule("a server that fails is asked less and less often, held or not {POLL:at}", {
    isPlayer: true,
    server: { SiteConfig, Balance: fails(500) },
    watch: "BalanceAsked",
    expect: `500ms BalanceAsked 500ms BalanceAsked 1s BalanceAsked 2s BalanceAsked 4s BalanceAsked
      8s BalanceAsked`,
    for: "20s",
  });
});
