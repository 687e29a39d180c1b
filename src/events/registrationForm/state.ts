import type { Sealed } from "../../codec/codec.ts";
import type { DataOf } from "../define.ts";
import type { RemoteData } from "../remoteData.ts";
import type { Submission } from "../submission.ts";
import type { RegistrationForm, RegistrationAnswered, RegistrationType } from "./events.ts";

export type RegistrationFormBody = DataOf<(typeof RegistrationForm)["answered"]>["body"];

/** State of a registration. Input stays in the form and never enters the state. */
export type RegistrationFormState = {
  /** The fields that the server asks for. */
  readonly form: RemoteData<RegistrationFormBody>;
  readonly request:
    | { readonly tag: "idle" }
    | { readonly tag: "sending"; readonly type: RegistrationType }
    | ({ readonly tag: "answered" } & DataOf<typeof RegistrationAnswered>);
  /**
   * The code sent to a phone. `length`: number of digits, 0 before one is sent; `token`: received for a
   * correct code.
   */
  readonly code: {
    readonly tag: "none" | "sending" | "sent" | "refused";
    readonly phone: Sealed | null;
    readonly length: number;
    readonly token: Sealed | null;
    readonly error: {
      readonly code: number;
      readonly reason: string;
      readonly retryAfterMs?: number;
    } | null;
  };
  /** The password that came with the registration. */
  readonly password: Sealed | null;
  /** Credentials of a new player; `password` null: it was sent before, or they chose their own. */
  readonly credentials: { readonly login: Sealed; readonly password: Sealed | null } | null;
  readonly welcome: "idle" | "loading" | "failed";
  readonly letter: Submission;
};

export const initial: RegistrationFormState = {
  form: { tag: "idle" },
  request: { tag: "idle" },
  code: { tag: "none", phone: null, length: 0, token: null, error: null },
  password: null,
  credentials: null,
  welcome: "idle",
  letter: { tag: "idle" },
};
