import type { Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import type { Texts } from "../feed/types.ts";
import { limitOf } from "../limits/limits.ts";
import { centsOf, limitCurrency, paidInSince, periodStart } from "../limits/periods.ts";
import { depositTypeOf, termsOf } from "../limits/terms.ts";
import type { CentralFileEntry } from "../packs/centralFiles.ts";
import { againMs, centralFileOf, depositSubjects, patiently } from "./centralFiles.ts";
import { askRegister, personOfPlayer } from "./askings.ts";

type Asking = Pick<Service, "store" | "site" | "now" | "registers">;

type LimitFile = { readonly file: CentralFileEntry; readonly limitType: number };

const limitFilesOf = (service: Asking): readonly LimitFile[] =>
  depositSubjects.flatMap((subject) => {
    const file = centralFileOf(service, subject);
    return file === null ? [] : [{ file, limitType: depositTypeOf(subject) }];
  });

/** Asks what was paid in at other operators, where a file says it; not again and again. */
export async function askPaidElsewhere(service: Asking, playerId: number): Promise<void> {
  const { store, now } = service;
  const due = limitFilesOf(service).filter(({ limitType }) => {
    const row = store.get(
      "SELECT asked_at FROM paid_elsewhere WHERE player_id = ? AND limit_type = ?",
      [playerId, limitType],
    );
    return row === null || Math.abs(now() - Number(row["asked_at"])) >= againMs;
  });
  await patiently(Promise.all(due.map((one) => keepPaidElsewhere(service, playerId, one))));
}

/** What was told stays until something else is, or the period is over. */
async function keepPaidElsewhere(
  { store, registers, now }: Asking,
  playerId: number,
  { file, limitType }: LimitFile,
): Promise<void> {
  const cents = await registers.paidElsewhere(file.name, playerId).catch(() => undefined);
  if (cents === undefined) return;
  store.run(
    "INSERT OR REPLACE INTO paid_elsewhere (player_id, limit_type, cents, asked_at) VALUES (?, ?, ?, ?)",
    [playerId, limitType, cents, now()],
  );
}

/**
 * Enters a deposit in each file before it is made; the same key does it only once.
 * @throws ApiError 409 code 2014 for one above what the limit leaves at all operators together, 403 code 30 while a file that
 * has to answer does not
 */
export async function bookDeposit(
  service: Asking,
  deposit: { readonly playerId: number; readonly key: string; readonly cents: number },
): Promise<void> {
  for (const one of limitFilesOf(service)) {
    const isBooked = await bookedIn(service, one, deposit);
    if (isBooked === true) continue;
    if (isBooked === null) {
      if (one.file.ifDown === "playOn") continue;
      throw new ApiError(403, 30, { text: texts.unanswered });
    }
    const { limitType } = one;
    await patiently(keepPaidElsewhere(service, deposit.playerId, one));
    throw new ApiError(409, 2014, {
      data: { limitType, left: leftOf(service, deposit.playerId, limitType), measure },
      text: texts.above,
    });
  }
}

const measure = limitCurrency;

async function bookedIn(
  service: Asking,
  { file, limitType }: LimitFile,
  deposit: { readonly playerId: number; readonly key: string; readonly cents: number },
): Promise<boolean | null> {
  const { store, registers, now } = service;
  const { playerId, key, cents } = deposit;
  const where = "player_id = ? AND key = ? AND file = ?";
  const known = store.get(`SELECT is_booked FROM deposit_bookings WHERE ${where}`, [
    playerId,
    key,
    file.name,
  ]);
  if (known?.["is_booked"] === 1) return true;
  store.run(
    "INSERT OR REPLACE INTO deposit_bookings (player_id, key, file, cents, asked_at) VALUES (?, ?, ?, ?, ?)",
    [playerId, key, file.name, cents, now()],
  );
  const at = { now: now(), terms: termsOf(service) };
  const limit = limitOf(store, playerId, { type: limitType, state: "ACTIVE" }, at);
  // Without a limit of the player nothing is paid in: the file has nothing to count against.
  const limitCents = limit === null ? 0 : centsOf(limit.value);
  const hereCents = paidInSince(store, playerId, periodStart(limitType, at));
  let isBooked: boolean | null = null;
  const asked = askRegister(service, {
    person: personOfPlayer(store, playerId),
    name: file.name,
    occasion: "deposit",
    ask: async () =>
      (await registers.book(file.name, playerId, { cents, hereCents, limitCents })) ? "no" : "yes",
  }).then((answer) => {
    if (answer === null) return;
    isBooked = answer === "no";
    store.run(`UPDATE deposit_bookings SET is_booked = ? WHERE ${where}`, [
      isBooked ? 1 : 0,
      playerId,
      key,
      file.name,
    ]);
  });
  await patiently(asked);
  return isBooked;
}

const leftOf = ({ store, site, now }: Asking, playerId: number, type: number): number => {
  const at = { now: now(), terms: termsOf({ site, now }) };
  return limitOf(store, playerId, { type, state: "ACTIVE" }, at)?.balance ?? 0;
};

const texts = {
  above: {
    en: "With what you paid in at other operators, this would be above your deposit limit",
    ru: "Вместе с пополнениями у других операторов это превысило бы ваш лимит пополнения",
  },
  unanswered: {
    en: "The central file of deposits has not answered yet. Until it does, nothing can be paid in",
    ru: "Центральный реестр депозитов ещё не ответил. До его ответа пополнить счёт нельзя",
  },
} as const satisfies Record<string, Texts>;
