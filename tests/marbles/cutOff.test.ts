import { describe } from "vitest";
import { planned } from "../kit/maintenance.ts";
import { answers, fails, inTurn, silence } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { account, siteConfig } from "../kit/site.ts";
import { having, limit } from "./limits.ts";

const balance = answers({ accountId: 11, money: 100, points: 0, updatedAt: 0 });
/** The second balance, after 20 s, finds the site closed; a minute later the config says that it is open again. */
const closing = { Balance: inTurn(balance, fails(503, { code: 70 }), balance) };
const dollars = { ...account, id: 12, type: 9, iso: "USD", currencyId: 1, isActive: false };
const limits = {
  SiteConfig: answers({
    ...siteConfig,
    limits: { availableTypeIds: [1, 33] },
    policy: { id: "DE", figures: {}, hasPanicButton: true },
  }),
  ClientLimits: having(),
  AvailableLimits: answers({
    data: [{ limitType: 1, availableValues: [], measure: "EUR", type: "money" }],
  }),
  SelfExcludeReasons: answers({ data: [] }),
};
const saved = answers({ status: 200, data: { limitsData: [limit(1, { limitValue: 50 })] } });
const player = { isPlayer: true, for: "3m" } as const;
const lost = "error.tag=offline";

describe("a request that is on its way when the site closes has no answer, and can be made again once it is open", () => {
  rule("a limit, which the server's limits show then", {
    ...player,
    path: "/en/office/responsible",
    server: { ...limits, ...closing, SaveLimits: inTurn(silence, saved) },
    user: "15s SaveLimit(limitType=1, limitValue=50) 1m45s SaveLimit(limitType=1, limitValue=50)",
    watch: "SaveLimitsAsked SaveLimitsFailed MaintenanceEnded ClientLimitsAsked SaveLimitsAnswered",
    expect: `ClientLimitsAsked ClientLimitsAsked 15s SaveLimitsAsked 5s SaveLimitsFailed(${lost})
             1m MaintenanceEnded ClientLimitsAsked ClientLimitsAsked 40s SaveLimitsAsked SaveLimitsAnswered`,
  });
  rule("the break of the panic button", {
    ...player,
    server: { ...limits, ...closing, SaveLimits: inTurn(silence, saved) },
    user: "15s PressPanicButton 1m45s PressPanicButton",
    watch: "PanicButtonPressed NotificationShown(id=panic-button) CommandRefused",
    expect: `15s PanicButtonPressed 5s NotificationShown(status=error)
             1m40s PanicButtonPressed NotificationShown(status=success)`,
  });
  rule("another account", {
    ...player,
    server: {
      ...closing,
      Accounts: answers({ accounts: [account, dollars], all_accounts: [account, dollars] }),
      SwitchAccount: silence,
    },
    user: "15s SwitchAccount(12) 1m45s SwitchAccount(12)",
    watch: "AccountChangeBegun AccountsAsked AccountChangeEnded MaintenanceEnded",
    expect: `AccountsAsked 15s AccountChangeBegun 5s AccountChangeEnded(false) 1m MaintenanceEnded
             40s AccountChangeBegun`,
  });
  rule("a favourite, which is sent again by itself", {
    ...player,
    path: "/en/section/live",
    server: {
      ...closing,
      AddFavorite: inTurn(silence, answers({ games: [], champs: [5], teams: [] })),
    },
    user: "15s ToggleFavorite(champ, 5)",
    watch: "AddFavoriteAsked AddFavoriteFailed AddFavoriteAnswered MaintenanceEnded",
    expect: `15s AddFavoriteAsked 5s AddFavoriteFailed(${lost}) 1m MaintenanceEnded
             AddFavoriteAsked AddFavoriteAnswered`,
  });
  rule("a log-in", {
    path: "/en/user/login",
    server: { ...planned({ start: "20s" }), SignInByLogin: silence },
    user: "15s SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)",
    watch: "SignInRefused RouteEntered",
    expect: "20s SignInRefused(reason=offline) RouteEntered(/en/maintenance)",
    for: "1m",
  });
});
