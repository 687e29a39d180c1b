export type { PasswordResetState, ResetAccount } from "./state.ts";
