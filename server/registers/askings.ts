import { createHmac, randomUUID } from "node:crypto";
import type { Service } from "../http/environment.ts";
import { calendarPeriodAt } from "../limits/calendar.ts";
import { holds } from "../packs/pack.ts";
import type { Occasion, RegisterEntry } from "../packs/registers.ts";
import { numberIn, textIn } from "../store/columns.ts";
import { tokenKey } from "../store/meta.ts";
import type { Store } from "../store/store.ts";
import { againMs, patiently } from "./centralFiles.ts";
import type { RegisterAnswer } from "./port.ts";

type Place = Pick<Service, "store" | "site" | "now">;
type Asking = Pick<Service, "store" | "site" | "now" | "registers">;

/** What the registers say of a player. */
export type RegisterState = {
  readonly state: "clear" | "restricted" | "unanswered";
  readonly isPlayOpen: boolean;
  /** When the one that was asked longest ago was asked, Unix ms; null: not every one has been. */
  readonly askedAt: number | null;
  /** The rounds in which it was. */
  readonly rounds: readonly string[];
};

/** The registers that the site's pack asks now. */
export const registersOf = ({ site, now }: Pick<Place, "site" | "now">): readonly RegisterEntry[] =>
  (site.pack?.registers ?? []).filter((entry) => holds(entry, now()));

/** Of a visitor who is registering, or of a player: nobody else can make it out of their id. */
const personOf = (store: Store, who: string): string =>
  createHmac("sha256", tokenKey(store)).update(`register ${who}`).digest("base64url");
const player = (id: number): string => `player ${id}`;
export const personOfPlayer = (store: Store, id: number): string => personOf(store, player(id));

type Asked = {
  readonly round: string;
  readonly askedAt: number;
  readonly answer: "no" | "yes" | null;
};

/** In the order of the askings: the clock may have been set back. */
export function lastAsked(store: Store, person: string, register: string): Asked | null {
  const row = store.get(
    "SELECT * FROM register_askings WHERE person = ? AND register = ? ORDER BY id DESC LIMIT 1",
    [person, register],
  );
  if (row === null) return null;
  const answer = row["answer"];
  return {
    round: textIn(row, "round"),
    askedAt: numberIn(row, "asked_at"),
    answer: answer === "no" || answer === "yes" ? answer : null,
  };
}

/** Who was entered stays so until the register says otherwise, whether it answers today or not. */
const wasEntered = (store: Store, person: string, register: string): boolean =>
  store.get(
    "SELECT answer FROM register_askings WHERE person = ? AND register = ? AND answer IS NOT NULL ORDER BY id DESC LIMIT 1",
    [person, register],
  )?.["answer"] === "yes";

/** What is known of the player now, from the last asking of each register; null: the pack asks none. */
export const registerState = (place: Place, playerId: number): RegisterState | null =>
  stateOf(place.store, personOf(place.store, player(playerId)), registersOf(place));

function stateOf(
  store: Store,
  person: string,
  entries: readonly RegisterEntry[],
): RegisterState | null {
  if (entries.length === 0) return null;
  const asked = entries.map(({ name }) => lastAsked(store, person, name));
  const isRestricted = entries.some(({ name }) => wasEntered(store, person, name));
  const silent = entries.filter((_entry, index) => asked[index]?.answer !== "no");
  return {
    state: isRestricted ? "restricted" : silent.length > 0 ? "unanswered" : "clear",
    isPlayOpen: !isRestricted && silent.every(({ ifDown }) => ifDown === "playOn"),
    askedAt: asked.some((one) => one === null)
      ? null
      : Math.min(...asked.map((one) => one?.askedAt ?? 0)),
    rounds: [...new Set(asked.flatMap((one) => one?.round ?? []))],
  };
}

/** Asks all registers that the pack has asked at a log-in. */
export const askAtLogIn = (service: Asking, playerId: number): Promise<void> =>
  ask(service, playerId, "logIn", ({ at }) => at.includes("logIn"));

/**
 * Asks what is due before play: a register that was not asked yet, or not today where the pack wants that, and again
 * one that has not answered. Most of the time nothing is.
 */
export function askBeforePlay(service: Asking, playerId: number): Promise<void> {
  const { store, site, now } = service;
  const person = personOf(store, player(playerId));
  const today = { unit: "day", zone: site.pack?.zone ?? "UTC", hour: 0 } as const;
  return ask(service, playerId, "day", ({ name, at }) => {
    const last = lastAsked(store, person, name);
    if (last === null) return true;
    if (last.answer === null && Math.abs(now() - last.askedAt) >= againMs) return true;
    return at.includes("day") && last.askedAt < calendarPeriodAt(now(), today).from;
  });
}

/**
 * Asks about somebody who is registering; `state` null: the pack asks no register then. `giveTo` enters what was asked
 * under the player that they become.
 */
export async function askAtRegistration(
  service: Asking,
  visitor: string,
): Promise<{ readonly state: RegisterState | null; giveTo(playerId: number): void }> {
  const { store } = service;
  const person = personOf(store, `visitor ${visitor}`);
  const isAsked = ({ at }: RegisterEntry) => at.includes("registration");
  await askOf(service, { person, playerId: null }, "registration", isAsked);
  return {
    state: stateOf(store, person, registersOf(service).filter(isAsked)),
    giveTo: (playerId) =>
      void store.run("UPDATE register_askings SET person = ? WHERE person = ?", [
        personOf(store, player(playerId)),
        person,
      ]),
  };
}

const ask = (
  service: Asking,
  playerId: number,
  occasion: Occasion,
  isDue: (entry: RegisterEntry) => boolean,
): Promise<void> =>
  askOf(service, { person: personOf(service.store, player(playerId)), playerId }, occasion, isDue);

/** Each asking is entered before it is sent, and its answer when it comes. */
async function askOf(
  service: Asking,
  { person, playerId }: { readonly person: string; readonly playerId: number | null },
  occasion: Occasion,
  isDue: (entry: RegisterEntry) => boolean,
): Promise<void> {
  const { registers } = service;
  const due = registersOf(service).filter(isDue);
  if (due.length === 0) return;
  const round = randomUUID();
  const answers = due.map(({ name }) =>
    askRegister(
      service,
      { person, name, occasion, ask: () => registers.ask(name, playerId) },
      round,
    ),
  );
  await patiently(Promise.all(answers));
}

/** Enters one asking, and its answer when it comes; null: there was none. */
export async function askRegister(
  { store, now }: Pick<Service, "store" | "now">,
  asking: {
    readonly person: string;
    readonly name: string;
    readonly occasion: Occasion | "play" | "deposit";
    ask(): Promise<RegisterAnswer>;
  },
  round: string = randomUUID(),
): Promise<RegisterAnswer | null> {
  const { person, name, occasion } = asking;
  store.run(
    "INSERT INTO register_askings (round, register, person, occasion, asked_at) VALUES (?, ?, ?, ?, ?)",
    [round, name, person, occasion, now()],
  );
  const answer = await asking.ask().catch(() => null);
  if (answer === null) return null;
  store.run(
    "UPDATE register_askings SET answer = ?, answered_at = ? WHERE round = ? AND register = ?",
    [answer, now(), round, name],
  );
  return answer;
}
