import type { DecidersOf } from "./decision.ts";
import { OpenConsultant, openConsultant } from "./consultant.ts";
import { CloseAppsBanner, closeAppsBanner } from "./layout.ts";
import * as notifications from "./notifications.ts";
import { SaveLog, saveLog } from "./report.ts";
import * as sections from "./sectionViews.ts";
import * as timers from "./timers.ts";
import { CloseMaintenanceNotice, closeMaintenanceNotice } from "./site.ts";
import { ShowNews, showNews } from "./news.ts";
import * as leaving from "./leaving.ts";
import * as modals from "./modals.ts";
import * as reset from "./passwordReset.ts";
import * as overlays from "./overlays.ts";
import * as questions from "./questions.ts";
import { RefreshInformation, refreshInformation } from "./pages.ts";
import {
  AgreeToCookies,
  agreeToCookies,
  ChangePreferences,
  changePreferences,
  ChangeSettings,
  changeSettings,
} from "./settings.ts";

const commands = {
  SaveLog,
  ShowNews,
  UseSection: sections.UseSection,
  LeaveSection: sections.LeaveSection,
  AnswerNotification: notifications.AnswerNotification,
  CloseMaintenanceNotice,
  ShowTimers: timers.ShowTimers,
  MakeTimerDue: timers.MakeTimerDue,
  AskToLeave: leaving.AskToLeave,
  AnswerLeave: leaving.AnswerLeave,
  OpenModal: modals.OpenModal,
  CloseModal: modals.CloseModal,
  AnswerTransfer: modals.AnswerTransfer,
  AskPasswordReset: reset.AskPasswordReset,
  TypeResetCode: reset.TypeResetCode,
  ChooseNewPassword: reset.ChooseNewPassword,
  LeavePasswordReset: reset.LeavePasswordReset,
  OpenRegistration: overlays.OpenRegistration,
  OpenLogin: overlays.OpenLogin,
  OpenUserQuestion: overlays.OpenUserQuestion,
  OpenSupportHistory: overlays.OpenSupportHistory,
  OpenImage: overlays.OpenImage,
  CloseOverlay: overlays.CloseOverlay,
  AskQuestion: questions.AskQuestion,
  ShowSupportHistory: questions.ShowSupportHistory,
  LoadMoreRequests: questions.LoadMoreRequests,
  CloseAppsBanner,
  OpenConsultant,
  AgreeToCookies,
  ChangePreferences,
  ChangeSettings,
  RefreshInformation,
} as const;
export type FrameCommands = typeof commands;

/** The deciders of what frames a page: notices, modals of the address, words of search engines, dictionaries. */
export const frameDeciders: DecidersOf<FrameCommands> = {
  SaveLog: saveLog,
  ShowNews: showNews,
  UseSection: sections.useSection,
  LeaveSection: sections.leaveSection,
  AnswerNotification: notifications.answerNotification,
  CloseMaintenanceNotice: closeMaintenanceNotice,
  ShowTimers: timers.showTimers,
  MakeTimerDue: timers.makeTimerDue,
  AskToLeave: leaving.askToLeave,
  AnswerLeave: leaving.answerLeave,
  OpenModal: modals.openModalOrder,
  CloseModal: modals.closeModalOrder,
  AnswerTransfer: modals.answerTransfer,
  AskPasswordReset: reset.askPasswordReset,
  TypeResetCode: reset.typeResetCode,
  ChooseNewPassword: reset.chooseNewPassword,
  LeavePasswordReset: reset.leavePasswordReset,
  OpenRegistration: overlays.openRegistration,
  OpenLogin: overlays.openLogin,
  OpenUserQuestion: overlays.openUserQuestion,
  OpenSupportHistory: overlays.openSupportHistory,
  OpenImage: overlays.openImage,
  CloseOverlay: overlays.closeOverlay,
  AskQuestion: questions.askQuestion,
  ShowSupportHistory: questions.showSupportHistory,
  LoadMoreRequests: questions.loadMoreRequests,
  CloseAppsBanner: closeAppsBanner,
  OpenConsultant: openConsultant,
  AgreeToCookies: agreeToCookies,
  ChangePreferences: changePreferences,
  ChangeSettings: changeSettings,
  RefreshInformation: refreshInformation,
};
