import type { Pace } from "./paces.ts";

/**
 * The subject that a call is counted against. `pair` is an account as seen from one address, `device` a
 * browser that has signed in to the account before; `number` and `mailbox` are destinations; `server` is
 * everybody together.
 */
export type Subject =
  | "address"
  | "session"
  | "account"
  | "pair"
  | "device"
  | "number"
  | "mailbox"
  | "server";

type Rule = Readonly<Partial<Record<Subject, Pace>>>;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;

/**
 * Many players share the address of a mobile network, so limits per address are wide, and limits per session
 * narrower.
 */
export const rules = {
  openSession: { address: { burst: 300, everyMs: 2 * second } },
  /** Wrong passwords; correct ones are refunded. A known device only has its own count. */
  signIn: {
    address: { burst: 20, everyMs: 30 * second },
    pair: { burst: 5, everyMs: minute },
    account: { burst: 10, everyMs: minute },
    device: { burst: 5, everyMs: minute },
  },
  register: {
    address: { burst: 20, everyMs: 3 * minute },
    session: { burst: 10, everyMs: 5 * minute },
  },
  sendSms: {
    address: { burst: 10, everyMs: 6 * minute },
    session: { burst: 5, everyMs: 10 * minute },
    number: { burst: 5, everyMs: 2 * hour },
  },
  checkSms: { address: { burst: 30, everyMs: minute } },
  /** An email or a text message with a code for a new password. */
  askReset: {
    address: { burst: 10, everyMs: 6 * minute },
    mailbox: { burst: 6, everyMs: 30 * minute },
    device: { burst: 6, everyMs: 30 * minute },
  },
  checkReset: { address: { burst: 30, everyMs: minute } },
  saveCoupon: { address: { burst: 60, everyMs: 10 * second } },
  setPassword: { address: { burst: 10, everyMs: minute } },
  sendCredentials: {
    address: { burst: 10, everyMs: 6 * minute },
    account: { burst: 3, everyMs: hour },
  },
  orderCall: {
    address: { burst: 10, everyMs: 6 * minute },
    session: { burst: 3, everyMs: 20 * minute },
    number: { burst: 3, everyMs: 8 * hour },
  },
  /** Unknown codes; the attempt with a known one is refunded. */
  guessPromoCode: { account: { burst: 5, everyMs: minute } },
  writeToSupport: { address: { burst: 20, everyMs: 3 * minute } },
  logAgreement: { address: { burst: 60, everyMs: 10 * second } },
  reportCsp: { address: { burst: 60, everyMs: second } },
  uploadLog: {
    address: { burst: 20, everyMs: day / 20 },
    session: { burst: 5, everyMs: day / 5 },
  },
  /** Counted in compressed bytes. */
  uploadedBytes: {
    address: { burst: 40 * megabyte, everyMs: day / (40 * megabyte) },
    session: { burst: 10 * megabyte, everyMs: day / (10 * megabyte) },
    server: { burst: 200 * megabyte, everyMs: day / (200 * megabyte) },
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type Action = keyof typeof rules;
