import { linkedPatterns } from "./linked.ts";
import { powerBetPatterns } from "./powerBet.ts";
import { rows } from "./row.ts";

const page = { layout: "main", auth: "player", area: "account" } as const;

/**
 * Account pages. [route-office-001] … [route-office-011] [route-payments-001] … [route-bets-004]
 * [routing-022]
 */
export const officeRoutes = {
  ...rows(
    { ...page, section: "office" },
    { "menu-profile": "office/menu/profile", "menu-promo": "office/menu/promo" },
  ),
  ...rows({ layout: "main", section: "menu" }, { "menu-settings": "office/menu/settings" }),
  ...rows({ ...page, section: "messages" }, { messages: "office/messages" }),
  ...rows(
    { ...page, section: "payments" },
    { historyPay: "office/historypay", recharge: "office/recharge", deduce: "office/deduce" },
  ),
  ...rows({ ...page, section: "sessions" }, { sessionHistory: linkedPatterns.sessionHistory }),
  ...rows(
    { ...page, section: "officeSettings" },
    {
      mailingSettings: "office/mailing-settings",
      accountSettings: "office/account-settings",
      disallowSports: "office/disallow-sports",
    },
  ),
  ...rows(
    { ...page, section: "bonuses" },
    {
      wallets: "office/wallets",
      cashback: "office/cashback",
      bonuses: "office/bonuses",
      specialOffers: "office/specialoffers",
      officeCasinoBonus: "office/casino-bonus",
      officeSlotsBonus: "office/slots-bonus",
      rewards: "office/rewards",
    },
  ),
  ...rows(
    { ...page, section: "promoCodes" },
    {
      promoCodeCheck: linkedPatterns.promoCodeCheck,
      promoCodeHistory: linkedPatterns.promoCodeHistory,
    },
  ),
  ...rows(
    { ...page, section: "bringFriend" },
    { bringFriend: "office/bringfriend", bringFriendBanners: "office/bringfriend-banners" },
  ),
  ...rows({ ...page, section: "limits" }, { responsible: "office/responsible" }),
  ...rows(
    { ...page, section: "security" },
    {
      security: "office/security",
      securityAccount: "office/security-account",
      securityQuestion: "office/security-question",
      securityAuthByEmail: "office/security-auth-by-email",
      twoFactorEnable: "office/two-factor-auth/enable",
      twoFactorDisable: "office/two-factor-auth/disable",
      phoneBinding: "office/phone-binding",
      phoneActivate: "office/phone-activate",
      phoneChange: "office/phone-change",
      changePassword: "office/change-password",
      changeLogin: "office/change-login",
      activationEmail: "office/activation-email",
      emailChange: "office/email-change",
      emailSubscription: "office/email-subscription",
    },
  ),
  ...rows(
    { ...page, section: "profile" },
    {
      account: "office/account",
      "account-edit": "office/account/edit",
      clarifyData: "office/clarify-data",
      verification: "office/verification",
    },
  ),
  ...rows({ ...page, section: "convertAccount" }, { "convert-account": "office/convert-account" }),
  ...rows(
    { ...page, section: "identification", needs: "identification" },
    { "account-identification": "office/identification", identification: "identification" },
  ),
  ...rows(
    { ...page, section: "historyOrders" },
    {
      historyMail: linkedPatterns.historyMail,
      historyClear: linkedPatterns.historyClear,
      historyCasinoMail: linkedPatterns.historyCasinoMail,
    },
  ),
  ...rows({ ...page, section: "powerBet" }, powerBetPatterns),
  ...rows(
    { ...page, section: "paymentRequests" },
    {
      paymentRequests: "office/payment/requests",
      paymentCreateRequest: "office/payment/create-request/{topicId?}",
      paymentTransactions: "office/payment/create-request/{topicId}/transactions",
      paymentTransaction: "office/payment/create-request/{topicId}/transactions/{transactionId}",
      paymentSubTopic: "office/payment/create-request/{topicId}/{subTopicId}",
    },
  ),
} as const;
