import type { Sealed } from "../../codec/codec.ts";
import type { CallError } from "../define.ts";

export type ResetAccount = { readonly userId: Sealed; readonly maskedLogin: string };

/** Progress of a password reset. */
export type PasswordResetState = {
  readonly step:
    | { readonly tag: "address" }
    | {
        readonly tag: "code";
        readonly email: Sealed;
        readonly resetId: Sealed;
        readonly codeLength: number;
      }
    | {
        readonly tag: "password";
        readonly resetToken: Sealed;
        /** Empty if the token came from a link, which identifies the account. */
        readonly accounts: readonly ResetAccount[];
      }
    | { readonly tag: "done" };
  readonly isSending: boolean;
  /** Why the last step was refused. */
  readonly problem: CallError | null;
};

export const initial: PasswordResetState = {
  step: { tag: "address" },
  isSending: false,
  problem: null,
};
