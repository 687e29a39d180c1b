import { Hono } from "hono";
import { accountChangeCalls } from "./api/accountChanges.ts";
import { accountCalls } from "./api/accounts.ts";
import { agreementCalls } from "./api/agreements.ts";
import { appCalls } from "./api/apps.ts";
import { betCalls } from "./api/bets.ts";
import { blockAppealCalls } from "./api/blockAppeals.ts";
import { callbackCalls } from "./api/callbacks.ts";
import { casinoBrandCalls } from "./api/casinoBrands.ts";
import { configCalls } from "./api/config.ts";
import { controlCalls } from "./api/control.ts";
import { controlPage } from "./api/controlPage.ts";
import { couponCalls } from "./api/coupon.ts";
import { couponPromoCalls } from "./api/couponPromo.ts";
import { demoMoneyCalls } from "./api/demoMoney.ts";
import { diagnosticsCalls } from "./api/diagnostics.ts";
import { favoriteCalls } from "./api/favorites.ts";
import { feedCalls } from "./api/feed.ts";
import { historyOrderCalls } from "./api/historyOrders.ts";
import { infoCalls } from "./api/info.ts";
import { gameCalls } from "./api/games.ts";
import { limitCalls } from "./api/limits.ts";
import { outboxCalls } from "./api/outbox.ts";
import { passwordCalls } from "./api/passwords.ts";
import { credentialCalls } from "./api/credentials.ts";
import { promoCalls } from "./api/promo.ts";
import { promoCodeCalls } from "./api/promoCodes.ts";
import { savedCouponCalls } from "./api/savedCoupons.ts";
import { registrationCalls } from "./api/registration.ts";
import { registrationFormCalls } from "./api/registrationForm.ts";
import { questionCalls } from "./api/supportQuestions.ts";
import { realityCalls } from "./api/reality.ts";
import { referenceCalls } from "./api/reference.ts";
import { resultCalls } from "./api/results.ts";
import { resourceCalls } from "./api/resources.ts";
import { recommendationCalls } from "./api/recommendations.ts";
import { searchCalls } from "./api/search.ts";
import { sectionCalls } from "./api/sections.ts";
import { seoCalls } from "./api/seo.ts";
import { sessionCalls } from "./api/session.ts";
import { siteCalls } from "./api/site.ts";
import { loginSessionCalls } from "./api/loginSessions.ts";
import { paymentCalls } from "./api/payments.ts";
import { signInCalls } from "./api/signIn.ts";
import { broadcastCalls } from "./api/broadcasts.ts";
import { teamCalls } from "./api/teams.ts";
import { statisticCalls } from "./api/statistics.ts";
import { supportCalls } from "./api/support.ts";
import { termsCalls } from "./api/terms.ts";
import { transferCalls } from "./api/transfer.ts";
import { userConfigCalls } from "./api/userConfig.ts";
import { type App, languageOf, type Service } from "./http/environment.ts";
import { ApiError, errorBody } from "./http/errors.ts";
import type { Front } from "./http/front.ts";
import { limitBody, oneHostOnly, ownOriginOnly, securityHeaders } from "./http/guards.ts";
import { closedForMaintenance } from "./http/maintenance.ts";
import { otherManners } from "./http/manners.ts";
import { servePage } from "./http/page.ts";
import { contentOf } from "./http/pageContent.ts";
import { ownPageSite, remotePageSite } from "./http/pageSite.ts";
import { apiPrefixes, proxyApi } from "./http/proxy.ts";
import { packed } from "./http/shared.ts";

const mostBodyBytes = 64 * 1024;

/**
 * How long a connection is kept without a request, milliseconds. Longer than the usual 60 s of proxies: the server must
 * not close a connection that a proxy is about to use.
 */
export const idleConnectionMs = 65_000;

/**
 * @param front how the server is reached
 * @param api what answers the contract's calls: our own service, or the address of another backend
 * @param folder of the built client, null for the API alone
 */
export function createApp(front: Front, api: Service | string, folder: string | null): App {
  const { isProduction } = front;
  const app: App = new Hono();
  app.use(securityHeaders);
  app.use(packed);
  app.use(oneHostOnly);
  app.use(ownOriginOnly(front));
  if (typeof api === "string") proxyApi(app, api, front);
  else serveApi(app, api, folder);
  for (const prefix of apiPrefixes) {
    app.all(`/${prefix}/*`, () => {
      throw new ApiError(404, 40);
    });
  }
  if (folder !== null) {
    const site = typeof api === "string" ? remotePageSite(api, isProduction) : ownPageSite(api);
    const content = typeof api === "string" ? null : contentOf(app, api, folder);
    servePage(app, folder, isProduction, site, content);
  }
  app.notFound((call) => call.json(errorBody(new ApiError(404, 40), languageOf(call)), 404));
  app.onError((error, call) => {
    // A client that disconnects midway, possibly thousands of times, is not worth a log entry.
    const { incoming } = call.env;
    const isAborted = incoming.destroyed && !incoming.complete;
    if (!(error instanceof ApiError) && !isAborted) console.error(error);
    const apiError = error instanceof ApiError ? error : new ApiError(500, 1);
    if (apiError.details.retryAfterSec !== undefined)
      call.header("Retry-After", String(apiError.details.retryAfterSec));
    return call.json(errorBody(apiError, languageOf(call)), apiError.httpStatus);
  });
  return app;
}

function serveApi(app: App, service: Service, folder: string | null): void {
  app.use(closedForMaintenance(service));
  if (!service.isProduction) app.use(otherManners(service));
  diagnosticsCalls(app, service);
  app.use(limitBody(mostBodyBytes));
  configCalls(app, service);
  siteCalls(app, service);
  sessionCalls(app, service);
  sectionCalls(app, service);
  seoCalls(app, service);
  signInCalls(app, service);
  loginSessionCalls(app, service);
  paymentCalls(app, service);
  passwordCalls(app, service);
  registrationFormCalls(app, service);
  registrationCalls(app, service);
  credentialCalls(app, service);
  questionCalls(app, service);
  accountCalls(app, service);
  accountChangeCalls(app, service);
  userConfigCalls(app, service);
  transferCalls(app, service);
  limitCalls(app, service);
  realityCalls(app, service);
  termsCalls(app, service);
  referenceCalls(app);
  agreementCalls(app, service);
  infoCalls(app, service);
  promoCalls(app, service);
  promoCodeCalls(app, service);
  savedCouponCalls(app, service);
  appCalls(app, service);
  supportCalls(app, service);
  callbackCalls(app, service);
  blockAppealCalls(app, service);
  resourceCalls(app, service, folder);
  feedCalls(app, service);
  searchCalls(app, service);
  favoriteCalls(app, service);
  recommendationCalls(app, service);
  resultCalls(app, service);
  statisticCalls(app, service);
  teamCalls(app, service);
  broadcastCalls(app, service);
  gameCalls(app);
  casinoBrandCalls(app);
  couponCalls(app, service);
  couponPromoCalls(app, service);
  demoMoneyCalls(app, service);
  betCalls(app, service);
  historyOrderCalls(app, service);
  controlCalls(app, service);
  controlPage(app, service);
  outboxCalls(app, service);
}
