export type { ReferralState } from "./state.ts";
