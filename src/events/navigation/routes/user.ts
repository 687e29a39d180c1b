import { rows } from "./row.ts";

const onPay = "success|fail|pending|cancel";

/**
 * Registration, activation, and pages that emails and payment providers link to. [route-auth-001] …
 * [route-payments-005] [routing-020]
 */
export const userRoutes = {
  ...rows(
    {
      layout: "main",
      section: "registration",
      auth: "guest",
      needs: "registration",
      group: "registration",
    },
    {
      registration: "registration",
      socialregistration: "registration/socialregistration/{type?}",
      oldRegistrationPage: "registration/old",
    },
  ),
  ...rows(
    { layout: "main", section: "forgotPassword", auth: "guest", group: "forgotpassword" },
    { forgotpassword: "forgotpassword", passwordReset: "passwordreset" },
  ),
  ...rows(
    { layout: "main", section: "activation" },
    { activate: "activate", activateFast: "activatefast", accountVerify: "user/accountverify" },
  ),
  ...rows({ layout: "main", section: "stopNewsletter" }, { stopNewsletter: "stopnewsletter" }),
  ...rows(
    { layout: "empty", section: "sumsub", auth: "player" },
    { verificationSumsub: "verification/sumsub" },
  ),
  ...rows(
    { layout: "main", section: "welcomeData", auth: "player" },
    { welcomeAuthorizationData: "welcome-authorization-data" },
  ),
  ...rows(
    { layout: "main", section: "payments", title: "onPay" },
    {
      onPay: `onpay/{outcome:${onPay}}`,
      onPayWithdraw: `onpay/withdraw/{outcome:${onPay}}`,
    },
  ),
  ...rows(
    { layout: "main", section: "payments", middleware: ["consultant"] },
    { paymentConsultant: "payment/consultant" },
  ),
} as const;
