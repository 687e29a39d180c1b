import { checkPauseMs } from "../../server/limits/checkPause.ts";
import { isContactDue } from "../../server/limits/contact.ts";
import { askedWaitMs, depositTypeOf, isForAll, termsBy } from "../../server/limits/terms.ts";
import { limitTypes } from "../../server/limits/offer.ts";
import type { CentralFileEntry } from "../../server/packs/centralFiles.ts";
import { centralFileOf, depositSubjects } from "../../server/registers/centralFiles.ts";
import type { HelpLine } from "../../server/packs/helpLine.ts";
import type { RegisterEntry } from "../../server/packs/registers.ts";
import { edgesOf, holds, type Pack, type SwitchName } from "../../server/packs/pack.ts";
import { type DutyName, titles } from "./dutyNames.ts";

/** A duty, and by what it is judged; `basis` null: it is not judged, and `text` says why. */
export type Duty = {
  readonly name: DutyName;
  readonly title: string;
  readonly basis: string | null;
  readonly text: string;
};

export const contents = ["elapsed", "staked", "returned", "net"] as const;
export type Content = (typeof contents)[number];

/** What the pack asks at a time, Unix ms; null or empty where it asks nothing. */
export type Asked = {
  readonly checkEveryMs: number | null;
  readonly content: readonly Content[];
  /** Each check has to be answered, and none is the last; for how long no bet follows the answer. */
  readonly isAcknowledged: boolean;
  readonly checkPauseMs: number;
  readonly isTimeOutForDepositsOnly: boolean;
  readonly isTimeOutSilent: boolean;
  /** How long a looser limit of this type waits, ms. */
  readonly waitMs: (limitType: number) => number | null;
  /** Whether a looser limit of this type needs the player's confirmation. */
  readonly isReaffirmed: (limitType: number) => boolean;
  /** Whether the player has to be contacted about a limit of this type and value, in euros. */
  readonly isContactDue: (limitType: number, value: number) => boolean;
  /** Who excludes themselves is asked whether for all brands. */
  readonly areBrandsAsked: boolean;
  /** Players may limit what one bet stakes. */
  readonly hasSingleWagerLimit: boolean;
  /** The types of which the pack says how much they may be at most, and how much. */
  readonly bounds: readonly { readonly limitType: number; readonly atMost: number }[];
  /** The types of limits without which the pack allows no play. */
  readonly neededToPlay: readonly number[];
  /** What the player has to answer before a deposit, with `tools` before a bet as well. */
  readonly limitsPrompt: "deposit" | "tools" | null;
  /** The national registers, and where their days begin. */
  readonly registers: readonly RegisterEntry[];
  readonly zone: string;
  /** Where players are active, and the limits that count the deposits at all operators. */
  readonly activityFile: CentralFileEntry | null;
  readonly limitFiles: readonly { readonly name: string; readonly limitType: number }[];
  /** Whom to call, as every page has to say. */
  readonly helpLine: Pick<HelpLine, "phone" | "text"> | null;
  /** The least and the most days of a self-exclusion. */
  readonly exclusionDays: { readonly atLeast: number; readonly atMost: number };
};

const REALITY_CHECK = 32;
const MINUTE_MS = 60_000;

export function askedBy(pack: Pack, now: number): Asked {
  const terms = termsBy(pack, now);
  const isOn = (name: SwitchName) =>
    pack.switches.some((entry) => entry.of === name && holds(entry, now));
  const ofAll = limitTypes.filter((limitType) => isForAll(limitType, terms));
  const minutes = terms.edges(REALITY_CHECK).atMost;
  return {
    checkEveryMs: Number.isFinite(minutes) ? minutes * MINUTE_MS : null,
    content: contents.filter((content) => isOn(`checkShows.${content}`)),
    isAcknowledged: isOn("acknowledgedChecks"),
    checkPauseMs: checkPauseMs(pack, now),
    isTimeOutForDepositsOnly: isOn("timeOutForDepositsOnly"),
    isTimeOutSilent: isOn("silentTimeOut"),
    waitMs: (limitType) => askedWaitMs(pack, now, limitType),
    isReaffirmed: (limitType) => isOn("reaffirmedIncreases") && terms.isReaffirmed(limitType),
    isContactDue: (type, value) => isContactDue(pack, now, { type, value }),
    areBrandsAsked: terms.areBrandsAsked,
    hasSingleWagerLimit: isOn("singleWagerLimit"),
    bounds: ofAll
      .filter((limitType) => limitType !== REALITY_CHECK)
      .map((limitType) => ({ limitType, atMost: terms.edges(limitType).atMost })),
    neededToPlay: terms.neededToPlay,
    limitsPrompt: isOn("toolsPrompt") ? "tools" : isOn("limitsPrompt") ? "deposit" : null,
    registers: (pack.registers ?? []).filter((entry) => holds(entry, now)),
    zone: pack.zone ?? "UTC",
    activityFile: centralFileOf({ site: { pack }, now: () => now }, "activity"),
    limitFiles: depositSubjects.flatMap((subject) => {
      const file = centralFileOf({ site: { pack }, now: () => now }, subject);
      return file === null ? [] : [{ name: file.name, limitType: depositTypeOf(subject) }];
    }),
    helpLine: pack.helpLine !== undefined && holds(pack.helpLine, now) ? pack.helpLine : null,
    exclusionDays: edgesOf(
      pack.figures.filter((figure) => figure.of === "limits.exclusion" && holds(figure, now)),
    ),
  };
}

/** The duties with the pack's clauses; `from`: when the first log begins, Unix ms. */
export function dutiesOf(pack: Pack, now: number, hasServerList: boolean): readonly Duty[] {
  const cited = (isWanted: (of: string) => boolean): string | null => {
    const registers = (pack.registers ?? []).map((entry) => ({ ...entry, of: "register" }));
    const files = (pack.centralFiles ?? []).map((entry) => ({
      ...entry,
      of: entry.of === "activity" ? "file of activity" : "file of deposits",
    }));
    const help = pack.helpLine === undefined ? [] : [{ ...pack.helpLine, of: "helpLine" }];
    const entries = [...pack.figures, ...pack.switches, ...registers, ...files, ...help].filter(
      (entry) => isWanted(entry.of) && holds(entry, now),
    );
    const texts = entries.map(({ source: { url, clause } }) =>
      clause === undefined ? url : `${clause} (${url})`,
    );
    return texts.length === 0 ? null : `${pack.id}: ${[...new Set(texts)].join("; ")}`;
  };
  const silent = `The pack ${pack.id} says nothing about it at the time of these logs.`;
  const byPack = (name: DutyName, isWanted: (of: string) => boolean): Duty => {
    const basis = cited(isWanted);
    return { name, title: titles[name], basis, text: basis === null ? silent : "" };
  };
  const own = (name: DutyName, text: string): Duty => ({
    name,
    title: titles[name],
    basis: "The player's own choice",
    text,
  });
  const pauseText = pack.switches.some(
    (entry) => entry.of === "timeOutForDepositsOnly" && holds(entry, now),
  )
    ? "A time-out closes deposits only."
    : "A time-out closes play: the pack does not say otherwise.";
  const asked = byPack("register", (of) => of === "register");
  const registerDuty: Duty = {
    ...asked,
    text:
      asked.basis === null
        ? asked.text
        : hasServerList
          ? "By the server's answers in the logs, each looked up in its record of the askings."
          : "By the server's answers in the logs; its record of the askings was not given (--server).",
  };
  const filed = byPack("deposits-together", (of) => of === "file of deposits");
  const together: Duty = {
    ...filed,
    text:
      filed.basis === null
        ? filed.text
        : hasServerList
          ? "By the limits in the logs; each deposit looked up among those that the server entered in the file."
          : "By the limits in the logs; the server's entries in the file were not given (--server).",
  };
  const asksFirst = byPack("limits-prompt", (of) => of === "limitsPrompt" || of === "toolsPrompt");
  const prompted: Duty =
    asksFirst.basis === null
      ? asksFirst
      : {
          ...asksFirst,
          text: `Before a deposit${askedBy(pack, now).limitsPrompt === "tools" ? " and before a bet" : ""}. Of players of whom the server said that they had never answered.`,
        };
  const check = byPack("check-due", (of) => of === "limits.realityCheck");
  return [
    {
      ...check,
      basis: [check.basis, "The player's own interval"].filter((text) => text !== null).join("; "),
      text: `${check.basis === null ? "" : "Whichever is shorter. "}Only time in which the page was awake counts.`,
    },
    byPack("check-content", (of) => of.startsWith("checkShows.")),
    own("check-answered", "An order that repeats an earlier one under its key is not a new bet."),
    byPack("check-acknowledged", (of) => of === "acknowledgedChecks"),
    byPack("check-pause", (of) => of === "REALITY-PAUSE.pauseMs"),
    byPack("limit-wait", (of) => of === "limits.wait"),
    byPack("limit-reaffirmed", (of) => of === "reaffirmedIncreases"),
    byPack(
      "limit-bound",
      (of) => of.startsWith("limits.deposit.") || /^limits\.(wagering|loss)\./.test(of),
    ),
    own("exclusion", pauseText),
    byPack("exclusion-length", (of) => of === "limits.exclusion"),
    own("silence-kept", pauseText),
    own("session-limit", ""),
    byPack("limits-needed", (of) => of.startsWith("noPlayWithout.")),
    byPack("single-wager", (of) => of === "singleWagerLimit"),
    prompted,
    registerDuty,
    byPack("one-operator", (of) => of === "file of activity" || of.startsWith("activity.")),
    together,
    byPack("limit-contact", (of) => of === "contact.deposit.month"),
    byPack("brands-question", (of) => of === "brandsQuestion"),
    byPack("help-line", (of) => of === "helpLine"),
    hasServerList
      ? own("check-kept", "Answers in the logs, looked up in the server's table.")
      : {
          name: "check-kept",
          title: titles["check-kept"],
          basis: null,
          text: "The server's database was not given (--server).",
        },
  ];
}
