import { ageConsent } from "../domains/ageConsent.ts";
import { consultant } from "../domains/consultant.ts";
import { cookieReissue } from "../domains/cookieReissue.ts";
import { dictionaries } from "../domains/dictionaries.ts";
import { information } from "../domains/information.ts";
import { layout } from "../domains/layout.ts";
import { leadership } from "../domains/leadership.ts";
import { externalLinks } from "../domains/externalLinks.ts";
import { logFile } from "../domains/logFile.ts";
import { modals } from "../domains/modals.ts";
import { notices } from "../domains/notices.ts";
import { overlays } from "../domains/overlays.ts";
import { passwordReset } from "../domains/passwordReset.ts";
import { preferences } from "../domains/preferences.ts";
import { questions } from "../domains/questions.ts";
import { redirect } from "../domains/redirect.ts";
import { referral } from "../domains/referral.ts";
import { sectionRefresh } from "../domains/sectionRefresh.ts";
import { seo } from "../domains/seo.ts";
import { sportsNews } from "../domains/sportsNews.ts";
import { telegram } from "../domains/telegram.ts";
import { timerPanel } from "../domains/timerPanel.ts";

/** The frame around a page: layout, overlays, settings. Their epics start in this order. */
export const frameChunk = [
  sectionRefresh,
  redirect,
  ageConsent,
  notices,
  leadership,
  telegram,
  layout,
  cookieReissue,
  modals,
  passwordReset,
  overlays,
  questions,
  information,
  preferences,
  seo,
  dictionaries,
  referral,
  externalLinks,
  consultant,
  timerPanel,
  sportsNews,
  logFile,
] as const;
