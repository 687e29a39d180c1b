export type { AuthState, SignInForm } from "./state.ts";
