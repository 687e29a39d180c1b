import { LoadAccounts, LoadBalance } from "../../../events/account/events.ts";
import {
  PhoneCountries,
  PhoneMasks,
  SignInByLogin,
  SignInByPhone,
} from "../../../events/auth/events.ts";
import { LoadBetsHistory, LoadOpenBets } from "../../../events/bets/events.ts";
import {
  LoadCouponLimits,
  LoadPlaceState,
  PlaceCouponCall,
  RefreshCoupon,
} from "../../../events/coupon/events.ts";
import { CheckSession, Disconnect, OpenSession } from "../../../events/session/events.ts";
import { LoadConfig } from "../../../events/shell/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, PLACE_TIMEOUT_MS } from "../request.ts";
import { bytesToBase64 } from "./base64.ts";
import { betToWire } from "./bet.ts";
import { feedEndpoints } from "./feeds.ts";

const timeoutMs = CALL_TIMEOUT_MS;
/** The contract wants passwords as base64 of UTF-8: an encoding, no secrecy. */
const encoded = (password: string): string => bytesToBase64(new TextEncoder().encode(password));

/** Every call of the client by the contract's paths. `lng` is the language of the site. */
export const endpoints = (lng: () => string): readonly Endpoint[] => [
  endpoint(LoadConfig, ({ lang }) => ({
    method: "GET",
    path: "/bff-api/config/all.json",
    query: { lang },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(OpenSession, () => ({
    method: "GET",
    path: "/web-api/session",
    kind: "session",
    timeoutMs,
    isJson: false,
  })),
  endpoint(CheckSession, () => ({
    method: "GET",
    path: "/web-api/session/check",
    kind: "session",
    timeoutMs,
  })),
  endpoint(Disconnect, () => ({
    method: "POST",
    path: "/web-api/auth/disconnect",
    kind: "session",
    timeoutMs,
  })),
  endpoint(SignInByLogin, ({ login, password, isRemembered }) => ({
    method: "POST",
    path: "/web-api/auth/login",
    body: { uLogin: login, uPassword: encoded(password), save: isRemembered, componentsData: null },
    kind: "session",
    timeoutMs,
  })),
  endpoint(SignInByPhone, ({ phoneCode, phone, password, isRemembered }) => ({
    method: "POST",
    path: "/web-api/auth/login/phone",
    body: {
      phone_number: phone,
      country_code: phoneCode,
      uPassword: encoded(password),
      save: isRemembered,
      componentsData: null,
    },
    kind: "session",
    timeoutMs,
  })),
  endpoint(PhoneCountries, () => ({
    method: "GET",
    path: "/web-api/api/web/user/v1/phone-countries",
    query: { lng: lng() },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(PhoneMasks, () => ({
    method: "GET",
    path: "/web-api/api/web/user/v1/phone-masks",
    kind: "shared",
    timeoutMs,
  })),
  endpoint(LoadAccounts, () => ({
    method: "GET",
    path: "/web-api/user/accounts",
    kind: "player",
    timeoutMs,
  })),
  endpoint(LoadBalance, () => ({
    method: "GET",
    path: "/web-api/user/balance",
    kind: "player",
    timeoutMs,
  })),
  endpoint(RefreshCoupon, ({ bets, ...rest }) => ({
    method: "POST",
    path: "/web-api/coupon/refresh",
    body: { ...rest, bets: bets.map(betToWire) },
    kind: "either",
    timeoutMs,
  })),
  endpoint(LoadCouponLimits, ({ bets, ...rest }) => ({
    method: "POST",
    path: "/web-api/coupon/limits",
    body: { ...rest, bets: bets.map(betToWire) },
    kind: "player",
    timeoutMs,
  })),
  endpoint(PlaceCouponCall, ({ key, userId, coupon }) => ({
    method: "POST",
    path: "/web-api/coupon/place",
    headers: { "X-Idempotency-Key": key },
    body: { ...coupon, userId, bets: coupon.bets.map(betToWire) },
    kind: "player",
    timeoutMs: PLACE_TIMEOUT_MS,
  })),
  endpoint(LoadPlaceState, ({ requestId }) => ({
    method: "GET",
    path: `/web-api/coupon/place/${encodeURIComponent(requestId)}`,
    kind: "player",
    timeoutMs,
  })),
  endpoint(LoadBetsHistory, ({ status, pageToken }) => ({
    method: "GET",
    path: "/web-api/bets/history",
    query: { status, pageToken },
    kind: "player",
    timeoutMs,
  })),
  endpoint(LoadOpenBets, () => ({
    method: "GET",
    path: "/web-api/bets/open",
    kind: "player",
    timeoutMs,
  })),
  ...feedEndpoints(lng),
];
