import { notSilent } from "../limits/conditions.ts";
import { EMPTY, ignoreElements, merge, of, switchMap } from "rxjs";
import { ConvertReminderShown, ConvertStatus } from "../../events/account/events.ts";
import { accountTypes, mainAccount } from "../../events/account/index.ts";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import { PlayersNoted } from "../../events/reminders/notedEvents.ts";
import type { Deps, Epic } from "../epic.ts";
import { rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { siteOpen } from "../rules/conditions.ts";

const MAIN = 1;
const ADDITIONAL = 2;
const KEY = "tl.s.convertShown";

export const CONVERT_REMINDER = rule({
  id: "CONVERT-REMINDER",
  ledger: [
    "reminders-007",
    "reminders-008",
    "reminders-009",
    "reminders-010",
    "account-010",
    "account-011",
  ],
  parameters: {},
  needs: {
    playerMayConvert: ({ account }) =>
      account.convertStatus === MAIN || account.convertStatus === ADDITIONAL,
    accountsKnown: ({ account }) => account.accounts.length > 0,
    notOnConvertRoute: ({ navigation }) => !/\/convert-account(\/|$)/.test(navigation.path),
    notShownYet: ({ session, account }) =>
      session.tag !== "player" || !account.convertShownTo.includes(session.userId),
    siteOpen,
    // When the site opens again this page may lead back to the convert route. [reminders-009]
    notOnMaintenancePage: ({ navigation }) => navigation.route.name !== "maintenance",
    notSilent,
  },
  persists: [KEY],
});

/** Loads the conversion status when a player signs in, and tells them what it allows. */
export const convertReminder: Epic = {
  name: "pointsReminder/remind",
  run: (deps) =>
    merge(
      askStatus(deps),
      whileRuns(deps, CONVERT_REMINDER, () => remind(deps.state())),
    ),
};

const askStatus = (deps: Deps) =>
  deps
    .select(({ session }) => (session.tag === "player" ? session.userId : null))
    .pipe(
      switchMap((userId) => (userId === null ? EMPTY : deps.call(ConvertStatus, {}))),
      ignoreElements(),
    );

function remind(state: State) {
  const { session, account } = state;
  if (session.tag !== "player") return EMPTY;
  const { userId } = session;
  return of<Draft[]>(
    NotificationShown({
      id: "convert-account",
      status: "info",
      variant: "alert",
      text: textFor(state),
      action: "none",
    }),
    PlayersNoted({ key: KEY, userIds: [...account.convertShownTo, userId] }),
    ConvertReminderShown({ userId }),
  );
}

/** The kuna has been abolished, so players who still have one are told why. [account-011] */
function textFor({ account }: State): string {
  const isMain = account.convertStatus === MAIN;
  const isKuna = isMain
    ? mainAccount(account)?.iso === "HRK"
    : account.accounts.some(({ type, iso }) => type === accountTypes.currency && iso === "HRK");
  if (isKuna) return "convert_account_text_hrk";
  return isMain ? "convertMain" : "convertAdditional";
}
