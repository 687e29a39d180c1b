import { OpenConsultant } from "./consultant.ts";
import type { AnyCommand } from "./define.ts";
import { CloseAppsBanner } from "./layout.ts";
import * as leaving from "./leaving.ts";
import * as modals from "./modals.ts";
import { ShowNews } from "./news.ts";
import * as notifications from "./notifications.ts";
import * as overlays from "./overlays.ts";
import { RefreshInformation } from "./pages.ts";
import * as reset from "./passwordReset.ts";
import * as questions from "./questions.ts";
import { SaveLog } from "./report.ts";
import * as sections from "./sectionViews.ts";
import { AgreeToCookies, ChangePreferences, ChangeSettings } from "./settings.ts";
import { CloseMaintenanceNotice } from "./site.ts";
import * as timers from "./timers.ts";

/** Of what frames a page: notices, modals of the address, words of search engines, dictionaries. */
export const frameCommands: readonly AnyCommand[] = [
  SaveLog,
  ShowNews,
  sections.UseSection,
  sections.LeaveSection,
  notifications.AnswerNotification,
  CloseMaintenanceNotice,
  timers.ShowTimers,
  timers.MakeTimerDue,
  leaving.AskToLeave,
  leaving.AnswerLeave,
  modals.OpenModal,
  modals.CloseModal,
  modals.AnswerTransfer,
  reset.AskPasswordReset,
  reset.TypeResetCode,
  reset.ChooseNewPassword,
  reset.LeavePasswordReset,
  overlays.OpenRegistration,
  overlays.OpenLogin,
  overlays.OpenUserQuestion,
  overlays.OpenSupportHistory,
  overlays.OpenImage,
  overlays.CloseOverlay,
  questions.AskQuestion,
  questions.ShowSupportHistory,
  questions.LoadMoreRequests,
  CloseAppsBanner,
  OpenConsultant,
  AgreeToCookies,
  ChangePreferences,
  ChangeSettings,
  RefreshInformation,
];
