import { describe } from "vitest";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { userConfig } from "../kit/userConfig.ts";

const isPlayer = true;
const moving = answers({ result: { ...userConfig, isRequiredTransfer: true } });
const watch = "ModalOpened ModalClosed RouteEntered NotificationShown";
const yes = "AnswerTransfer(isAccepted=true)";

const no = "AnswerTransfer(isAccepted=false)";
const moved = (redirectUrl: string | null) => ({ success: true, redirectUrl });

describe("the transfer of an account", () => {
  const asked = { isPlayer, server: { UserConfig: moving }, watch, for: "5m" };
  const opened = "ModalOpened(transfer-user) RouteEntered(/en/office/menu)";

  rule("is asked once, over the page [modals-002]", {
    ...asked,
    expect: opened,
  });
  rule("closes when answered, and its outcome is shown [modals-002]", {
    ...asked,
    user: `10s ${yes}`,
    expect: `${opened} 10s UserTransferAsked(ask.isAccepted=true)
      NotificationShown(id=transfer, status=success, text=main_save_success)
      ModalClosed(transfer-user) RouteEntered(/en/office/menu)`,
  });
  rule("stays open with the server's own words when refused, and can be answered again", {
    ...asked,
    server: {
      UserConfig: moving,
      UserTransfer: inTurn(fails(409, { message: "Not today" }), fails(500), answers(moved(null))),
    },
    user: `10s ${yes} 10s ${yes} 10s ${no}`,
    expect: `${opened}
      10s UserTransferAsked NotificationShown(status=error, text=Not today)
      10s UserTransferAsked NotificationShown(status=error, text=main_query_error)
      10s UserTransferAsked(ask.isAccepted=false) NotificationShown(status=success)
      ModalClosed(transfer-user) RouteEntered(/en/office/menu)`,
  });
  rule("leads on within the site to where the server says", {
    ...asked,
    server: { UserConfig: moving, UserTransfer: answers(moved("/en/section/live")) },
    user: `10s ${yes}`,
    expect: `${opened} 10s UserTransferAsked NotificationShown(status=success)
      RouteEntered(/en/section/live)`,
  });
  rule("never leads out of the site", {
    ...asked,
    server: { UserConfig: moving, UserTransfer: answers(moved("//evil.example/en")) },
    user: `10s ${yes}`,
    expect: `${opened} 10s UserTransferAsked NotificationShown(status=success)
      ModalClosed(transfer-user) RouteEntered(/en/office/menu)`,
  });
  rule("waits until no other modal is open", {
    ...asked,
    path: "/en/office/menu?modal=quick-coupon-settings",
    user: "10s CloseModal(quick-coupon-settings)",
    expect: `10s ModalClosed(quick-coupon-settings) RouteEntered(/en/office/menu) ${opened}`,
  });
  rule("waits until nothing else covers the page", {
    ...asked,
    server: { UserConfig: late("10s", moving) },
    user: "5s OpenUserQuestion 10s CloseOverlay",
    expect: `15s ${opened}`,
  });
  rule("is not asked again in this visit when put off", {
    ...asked,
    user: "10s CloseModal(transfer-user) 10s GoTo(/en/coupon)",
    expect: `${opened} 10s ModalClosed(transfer-user) RouteEntered(/en/office/menu)
      10s RouteEntered(/en/coupon)`,
  });
  rule("is not asked without need", {
    isPlayer,
    watch: "ModalOpened UserTransferAsked",
    expect: "",
    for: "5m",
  });
});

describe("a modal that cannot be shown", () => {
  rule("is logged and reported to the player, and leaves the page as it was [error-036]", {
    path: "/en/office/menu?modal=quick-coupon-settings",
    user: "10s NoteViewFailure(quick-coupon-settings)",
    watch,
    expect: `10s ViewFailed(quick-coupon-settings) ModalClosed(quick-coupon-settings)
      NotificationShown(status=error, text=modal_load_error) RouteEntered(/en/office/menu)`,
    for: "1m",
  });
  rule("is reported, whatever it was [error-036]", {
    user: "10s NoteViewFailure(image)",
    watch,
    expect: "10s ViewFailed(image) NotificationShown(status=error, text=modal_load_error)",
    for: "15s",
  });
  rule("differs from notices, which are only logged [error-040]", {
    user: "10s NoteViewFailure(notifications)",
    watch,
    expect: "10s ViewFailed(notifications)",
    for: "20s",
  });
});

describe("a modal in the address", () => {
  rule("loads the domain whose commands it sends", {
    path: "/en/office/menu?modal=quick-coupon-settings",
    expect: "DomainsWanted(need=coupon)",
    watch: "DomainsWanted(need=coupon)",
    for: "4s",
  });

  rule("adds a history entry, and closing it goes back [modals-001]", {
    path: "/en/coupon",
    user: "10s OpenModal(quick-coupon-settings) 10s CloseModal(quick-coupon-settings)",
    watch: `${watch} NavigationRequested StepBackRequested`,
    expect: `10s ModalOpened NavigationRequested(isReplacing=false) RouteEntered(/en/coupon)
      10s ModalClosed StepBackRequested RouteEntered(/en/coupon)`,
    for: "1m",
  });
  rule("that the page opened with is removed from the address [modals-001]", {
    path: "/en/coupon?modal=quick-coupon-settings",
    user: "10s CloseModal(quick-coupon-settings)",
    watch: `${watch} NavigationRequested StepBackRequested`,
    expect: "10s ModalClosed NavigationRequested(isReplacing=true) RouteEntered(/en/coupon)",
    for: "1m",
  });
});

describe("a forgotten password", () => {
  const path = "/en?showForgotPasswordModal=1";
  const ask = "AskPasswordReset(email=anna@example.com)";

  rule("is reset with a code: each step is one call [modals-007]", {
    path,
    user: `10s ${ask} 10s TypeResetCode(code-1) 10s ChooseNewPassword(userId=4711, newPassword=kick-off)`,
    watch: "PasswordResetAnswered CallCancelled",
    expect: `10s PasswordResetAsked PasswordResetAnswered 10s PasswordResetCodeAsked
      10s NewPasswordAsked`,
    for: "1m",
  });
  rule("is reset only for an account that the code is for", {
    path,
    user: `10s ${ask} 10s TypeResetCode(code-1) 10s ChooseNewPassword(userId=4712, newPassword=kick-off)`,
    watch: "NewPasswordAsked",
    expect: "30s CommandRefused(ChooseNewPassword, nothing_to_do)",
    for: "1m",
  });
  rule("is reset one step at a time", {
    path,
    latency: "5s",
    user: `10s ${ask} 1s ${ask} 1s TypeResetCode(code-1)`,
    watch: "PasswordResetCodeAsked PasswordResetAsked",
    expect: `10s PasswordResetAsked 1s CommandRefused(AskPasswordReset, nothing_to_do)
      1s CommandRefused(TypeResetCode, nothing_to_do)`,
    for: "1m",
  });
  rule("needs neither code nor account with the link from an email [route-auth-003]", {
    path: "/en/passwordreset",
    user: "10s ResetLinkOpened(§secret:9) 10s ChooseNewPassword(newPassword=kick-off)",
    watch: "PasswordResetAsked PasswordResetCodeAsked NewPasswordAsked",
    expect: "20s NewPasswordAsked(ask.resetToken=§secret:9)",
    for: "1m",
  });
  rule("offers no choice of account with a link", {
    path: "/en/passwordreset",
    user: `10s ResetLinkOpened(§secret:9)
           10s ChooseNewPassword(userId=4711, newPassword=kick-off)`,
    watch: "NewPasswordAsked",
    expect: "20s CommandRefused(ChooseNewPassword, nothing_to_do)",
    for: "1m",
  });
  rule("is not changed by an answer that arrives after leaving", {
    path,
    latency: "5s",
    user: `10s ${ask} 1s LeavePasswordReset 1s TypeResetCode(code-1)`,
    watch: "PasswordResetAnswered",
    expect: "11s CallCancelled 1s CommandRefused(TypeResetCode, nothing_to_do)",
    for: "1m",
  });
});
