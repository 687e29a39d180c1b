import type { Fields } from "../json.ts";

/**
 * A state of the site or the demo player to try out; `order` holds the fields of the `/__control` command.
 */
export type ControlState = {
  readonly id: string;
  readonly label: string;
  readonly order: Fields;
};

const state = (id: string, label: string, order: Fields): ControlState => ({ id, label, order });
const pair = (id: string, on: Fields, off: Fields): readonly ControlState[] => [
  state(`${id}-on`, "On", on),
  state(`${id}-off`, "Off", off),
];

const unverified = { verification_status: 1, has_deposit: false };
const verified = { verification_status: 2, has_deposit: true };
const northside = [
  { css_prop: "--brand", css_value: "#0b3d91" },
  { css_prop: "--brand-on", css_value: "#ffffff" },
  { css_prop: "--brand-text-light", css_value: "#0b3d91" },
  { css_prop: "--brand-text-dark", css_value: "#9dc1ff" },
  { css_prop: "--radius-md", css_value: "4px" },
];
const english = { code: "en", name: "English", hreflang: "en" };
const russian = { code: "ru", name: "Русский", hreflang: "ru" };
const arabic = { code: "ar", name: "العربية", hreflang: "ar", isRtl: true };
const twoLanguages = { default: "en", available: ["en", "ru"], items: [english, russian] };

const explainer = (isEnabled: boolean) => ({
  url: "/sections/odds-explainer",
  isEnabled,
  isPost: false,
  isForceSpa: false,
});

export const controlStates: readonly {
  readonly title: string;
  readonly states: readonly ControlState[];
}[] = [
  {
    title: "Blocked visitors",
    states: [
      state("block-none", "Nobody", { block: null }),
      state("block-0", "0 no reason", { block: 0 }),
      state("block-1", "1 country", { block: 1 }),
      state("block-4", "4 site updates", { block: 4 }),
      state("block-8", "8 coming soon", { block: 8 }),
      state("block-13", "13 Ukraine", { block: 13 }),
      state("block-16", "16 suspension", { block: 16 }),
      state("block-17", "17 Ireland", { block: 17 }),
    ],
  },
  {
    title: "Maintenance",
    states: [
      state("maintenance-off", "Off", { maintenance: {} }),
      state("maintenance-announced", "Announced, begins in 10 minutes", {
        maintenance: {
          notify_started_at: 0,
          notify_ended_at: 600,
          started_at: 600,
          ended_at: 4200,
        },
      }),
      state("maintenance-on", "On", { maintenance: { isActive: true } }),
    ],
  },
  {
    title: "Demo player: ban",
    states: [
      state("ban-off", "Not banned", { player: { ban_level: 0, ban_version: 1 } }),
      state("ban-on", "Banned", { player: { ban_level: 1, ban_version: 1 } }),
      state("ban-deduce-1", "May stay on the deduce page, version 1", {
        player: { ban_level: 53, ban_version: 1 },
      }),
      state("ban-deduce-2", "May stay on the deduce page, version 2", {
        player: { ban_level: 45, ban_version: 2 },
      }),
    ],
  },
  {
    title: "Terms",
    states: [
      state("terms-changed", "Change them: every player has to confirm", { changeTerms: true }),
    ],
  },
  {
    title: "Demo player: identification",
    states: [
      state("identification-off", "Verified, not asked for", {
        player: verified,
        config: { identification: { isShown: false } },
      }),
      state("identification-on", "Unverified, without a deposit, asked for", {
        player: unverified,
        config: { identification: { isShown: true } },
      }),
    ],
  },
  {
    title: "Demo player: data after registration",
    states: [
      state("data-there", "There", { player: { isDataAfterRegistration: true } }),
      state("data-missing", "Missing", { player: { isDataAfterRegistration: false } }),
    ],
  },
  {
    title: "Casino: the bets history offers an email with its games",
    states: pair(
      "casino",
      { config: { featureFlags: { casino: true } } },
      { config: { featureFlags: { casino: false } } },
    ),
  },
  {
    title: "Brand",
    states: [
      state("brand-own", "Touchline", {
        config: { branding: { name: "Touchline", brandBook: [] } },
      }),
      state("brand-partner", "Northside, another brand with a brand book of its own", {
        config: { branding: { name: "Northside", brandBook: northside } },
      }),
    ],
  },
  {
    title: "Languages",
    states: [
      state("languages-both", "English and Russian", {
        config: { languages: { ...twoLanguages, hidden: [] } },
      }),
      state("languages-hidden", "Russian for players only", {
        config: { languages: { ...twoLanguages, hidden: ["ru"] } },
      }),
      state("languages-rtl", "Arabic too, from right to left", {
        config: {
          languages: {
            default: "en",
            available: ["en", "ru", "ar"],
            hidden: [],
            items: [english, russian, arabic],
          },
        },
      }),
    ],
  },
  {
    title: "Registration",
    states: pair(
      "registration",
      { config: { registration: { isAllowed: true } } },
      { config: { registration: { isAllowed: false } } },
    ),
  },
  {
    title: "Age question",
    states: [
      state("age-off", "Off", { ageVariant: "off" }),
      state("age-stored", "Asked, kept for 30 days", { ageVariant: "stored" }),
      state("age-session", "Asked in every tab", { ageVariant: "session" }),
    ],
  },
  { title: "Cookie popup", states: pair("cookies", { cookiePopup: true }, { cookiePopup: false }) },
  {
    title: "First screen in the page",
    states: pair("first-screen", { firstScreen: true }, { firstScreen: false }),
  },
  {
    title: "A/B test 69: no bottom bar on registration",
    states: pair(
      "ab-69",
      { config: { abTests: { 69: true } } },
      { config: { abTests: { 69: false } } },
    ),
  },
  {
    title: "Rules of the site: a remote section in their place",
    states: pair(
      "remote-rules",
      { config: { remoteSections: { sections: { rules: explainer(true) } } } },
      { config: { remoteSections: { sections: { rules: explainer(false) } } } },
    ),
  },
  {
    title: "Answers as of another backend",
    states: [
      state("manner-own", "Its own", { manner: null }),
      state("manner-bare", "Without what may be left out", { manner: "bare" }),
      state("manner-busy", "Every other read put off (429)", { manner: "busy" }),
      state("manner-pieces", "Feeds tick by tick (more)", { manner: "pieces" }),
      state("manner-unknown", "Values that the contract does not have", { manner: "unknown" }),
      state("manner-odd", "One unreadable item in each list", { manner: "odd" }),
      state("manner-slow", "Late", { manner: "slow" }),
    ],
  },
  {
    title: "Snowfall",
    states: pair(
      "snowfall",
      { config: { snowfall: { isEnabled: true } } },
      { config: { snowfall: { isEnabled: false } } },
    ),
  },
];
