import type { Sealed } from "../../codec/codec.ts";
import type { CallError } from "../define.ts";

export type ResetAccount = { readonly userId: Sealed; readonly maskedLogin: string };

/** How far the player has come with a forgotten password. */
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
        /** None: the token came by a link, which knows its account. */
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
