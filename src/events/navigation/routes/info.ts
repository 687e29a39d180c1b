import { linkedPatterns } from "./linked.ts";
import { rows } from "./row.ts";

const page = { layout: "main", section: "information", group: "info" } as const;

/**
 * Pages with text from the server, support and partners. [route-info-001] … [route-info-010]
 * [route-payments-006]
 */
export const infoRoutes = {
  ...rows(page, {
    information: "information",
    contacts: "information/contacts",
    about: "information/about",
    cookies: linkedPatterns.cookies,
    licenses: "information/licenses",
    responsibleGaming: "information/responsiblegaming",
    amlPolicy: "information/amlpolicy",
    kycPolicy: "information/kycpolicy",
    disputeResolution: "information/disputeresolution",
    howToBet: "information/howbet",
    calculator: "information/calc",
    bettingCalculator: "information/betting-calculator",
    cashTerminals: "information/cash_terminals",
    taxes: "information/taxes",
    mainRules: "information/mainrules",
    simpleIdentification: "information/simple-identification",
    consent: "information/consent",
    privacyPolicy: "information/privacy-policy",
    smsBets: "information/smsbets",
    points: "points",
    bettingAlphabet: "betting-alphabet",
    bettingAwards: "betting-awards",
    footballChampionsRules: "football-champions-rules",
    internalVpn: "internal-vpn",
  }),
  ...rows({ ...page, needs: "payment" }, { payment: "information/payment" }),
  ...rows(
    { ...page, section: "rules", needs: "rules", group: "rules", dictionaries: ["rules"] },
    { rules: linkedPatterns.rules },
  ),
  ...rows(
    { layout: "empty", section: "rules", needs: "rules", group: "rules" },
    { rulesFrame: "information/rules-frame" },
  ),
  ...rows(
    { layout: "main", section: "news" },
    { news: linkedPatterns.news, blog: linkedPatterns.blog },
  ),
  ...rows(
    { layout: "main", section: "partners", group: "ourpartner-name" },
    { ourPartners: linkedPatterns.ourPartners },
  ),
  ...rows(
    { layout: "main", section: "support" },
    {
      support: linkedPatterns.support,
      supportEmail: "support/email",
      supportContacts: "support/contacts",
    },
  ),
  ...rows(
    { layout: "main", section: "support" },
    { callback: "callback", callHistory: "call-history" },
  ),
  ...rows(
    { layout: "blocked", section: "blockAppeals" },
    { blockAppealHistory: "block-appeal-history" },
  ),
  ...rows(
    { layout: "empty", section: "debugger", needs: "nonProduction" },
    { debugger: "debugger" },
  ),
  ...rows({ layout: "main", section: "missing" }, { error500: "500" }),
} as const;
