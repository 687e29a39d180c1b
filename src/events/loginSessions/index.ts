export { hasSessionClock, loginTimes } from "./clock.ts";
export { type LedgerGap, type SessionLedger, sessionLedger } from "./ledger.ts";
export { currentSession, isEndingSession } from "./slice.ts";
