import { closeNotifications, NOTICE_CLOSE, offerUndo } from "./notifications.ts";
import { AGE_CONSENT, keepAgeConsent } from "./age/consent.ts";
import { followRedirect, REDIRECT_SERVICE } from "./blocking/redirect.ts";
import { loadInformation } from "./content/information.ts";
import { refreshSections, SECTION_REFRESH } from "./sections/refresh.ts";
import { retrySections, SECTION_RETRY } from "./sections/retry.ts";
import { giveUpModal } from "./modals/giveUp.ts";
import { keepTelegram } from "./pwa/telegram.ts";
import { answerTransfer, askForTransfer } from "./modals/transfer.ts";
import { takeResetSteps } from "./passwordReset/steps.ts";
import { loadBrands } from "./layout/brands.ts";
import { loadMedia, loadTexts } from "./dictionaries/load.ts";
import { describeHead, loadCounters, loadPageWords } from "./seo/page.ts";
import { welcomeOnce } from "./overlays/welcome.ts";
import { askSupport } from "./questions/ask.ts";
import { beatAsLeader, LEADER_BEAT } from "./tabs/beat.ts";
import { hearTabs } from "./tabs/hear.ts";
import { giveWay, leadWhenSeen } from "./tabs/lead.ts";
import { LEADER_TAKEOVER, takeOver } from "./tabs/takeover.ts";
import { sayHello, tellTabs } from "./tabs/tell.ts";
import { stateRules } from "./rules/state.ts";
import type { Epic } from "./epic.ts";
import { reissueSession } from "./session/reissue.ts";
import {
  dropLoggedConsent,
  keepConsent,
  keepFunctionalCookies,
  leaveCounters,
  logConsent,
} from "./settings/consent.ts";
import { rememberSettings, writeSettingCookies } from "./settings/remember.ts";
import { takeOverSettings } from "./settings/takeOver.ts";

/** Rules of what frames a page. */
export const frameRules = [
  SECTION_RETRY,
  SECTION_REFRESH,
  REDIRECT_SERVICE,
  AGE_CONSENT,
  LEADER_BEAT,
  LEADER_TAKEOVER,
  NOTICE_CLOSE,
] as const;

/** Effects of what frames a page: notices, modals of the address, words of search engines, dictionaries, other tabs. */
export const frameEpics: readonly Epic[] = [
  stateRules("frame", frameRules),
  retrySections,
  refreshSections,
  followRedirect,
  keepAgeConsent,
  closeNotifications,
  offerUndo,
  sayHello,
  leadWhenSeen,
  giveWay,
  beatAsLeader,
  takeOver,
  tellTabs,
  hearTabs,
  keepTelegram,
  loadBrands,
  reissueSession,
  askForTransfer,
  answerTransfer,
  takeResetSteps,
  giveUpModal,
  welcomeOnce,
  askSupport,
  loadInformation,
  // Before the settings: other tabs read the cookies when these are stored.
  keepConsent,
  leaveCounters,
  writeSettingCookies,
  rememberSettings,
  takeOverSettings,
  keepFunctionalCookies,
  logConsent,
  dropLoggedConsent,
  loadPageWords,
  describeHead,
  loadCounters,
  loadTexts,
  loadMedia,
];
